import { Box, Flex } from '@chakra-ui/react'

/** Points from 0 to 100 as a bar. */
export function PointsBar({ label, points, isMuted = false }: { label: string; points: number; isMuted?: boolean }) {
  return (
    <Box>
      <Flex justify="space-between" gap="3" fontWeight="600">
        <span>{label}</span>
        <span>{points} points</span>
      </Flex>
      <Box
        aria-hidden="true"
        height="5"
        bg="bg.sunken"
        borderRadius="full"
        borderWidth="2px"
        borderColor="border.ink"
        overflow="hidden"
      >
        <Box height="full" bg={isMuted ? 'border.ink' : 'violet.solid'} style={{ width: `${points}%` }} />
      </Box>
    </Box>
  )
}
