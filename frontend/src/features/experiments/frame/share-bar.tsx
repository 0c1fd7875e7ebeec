import { Box, Flex } from '@chakra-ui/react'
import { percent } from '@deepm/schema/rules/experiments/percent'

type Props = { name: string; share: number }

/** A name, a bar and a percentage. */
export function ShareBar({ name, share }: Props) {
  return (
    <Box>
      <Flex justify="space-between" gap="3" fontWeight="600">
        <span>{name}</span>
        <Box as="span" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {percent(share)}
        </Box>
      </Flex>
      <Box
        height="4"
        bg="bg.sunken"
        borderWidth="2px"
        borderColor="border.ink"
        borderRadius="full"
        overflow="hidden"
        aria-hidden="true"
      >
        <Box
          height="full"
          bg="colorPalette.solid"
          _highContrast={{ forcedColorAdjust: 'none', bg: 'Highlight' }}
          style={{ width: `${Math.round(100 * share)}%` }}
        />
      </Box>
    </Box>
  )
}
