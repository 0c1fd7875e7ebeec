import { Box, Flex } from '@chakra-ui/react'

type Props = {
  label: string
  /** Creatures sorted right, or `null` before the test. */
  right: number | null
  total: number
  isHidden?: boolean
}

/** How many creatures are sorted right, as a bar with its figure. */
export function RightBar({ label, right, total, isHidden = false }: Props) {
  return (
    <Box>
      <Flex justify="space-between" gap="3">
        <span>{label}</span>
        <Box as="strong" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {right === null ? 'not tested' : `${right} of ${total}`}
        </Box>
      </Flex>
      <Box
        aria-hidden="true"
        height="4"
        bg="bg.sunken"
        borderWidth="2px"
        borderStyle={isHidden ? 'dashed' : 'solid'}
        borderColor="border.ink"
        borderRadius="full"
        overflow="hidden"
      >
        <Box
          height="full"
          bg={isHidden ? 'violet.solid' : 'colorPalette.solid'}
          transition="width 300ms"
          css={{ '@media (prefers-reduced-motion: reduce)': { transition: 'none' } }}
          _highContrast={{ forcedColorAdjust: 'none', bg: 'Highlight' }}
          style={{ width: `${(100 * (right ?? 0)) / total}%` }}
        />
      </Box>
    </Box>
  )
}
