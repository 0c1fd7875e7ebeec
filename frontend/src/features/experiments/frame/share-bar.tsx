import { Box, Flex } from '@chakra-ui/react'
import { percent } from '@deepm/schema/rules/experiments/percent'
import type { ReactNode } from 'react'
import type { Hue } from '../../../ui/theme/hue.ts'

type Props = {
  label: ReactNode
  /** 0 to 1. */
  share: number
  /** The figure as text; a percentage by default. */
  figure?: string | undefined
  hue?: Hue | undefined
  /** Draws a line at this share. */
  mark?: number | undefined
  isStrong?: boolean | undefined
}

/** A share as a bar with its figure. */
export function ShareBar({ label, share, figure = percent(share), hue, mark, isStrong = false }: Props) {
  return (
    <Box colorPalette={hue} minWidth="0">
      <Flex justify="space-between" align="baseline" gap="3" fontWeight={isStrong ? '700' : '500'}>
        <Box as="span" minWidth="0">
          {label}
        </Box>
        <Box
          as="span"
          flexShrink="0"
          fontFamily="heading"
          fontVariantNumeric="tabular-nums"
          fontSize={isStrong ? 'lg' : undefined}
        >
          {figure}
        </Box>
      </Flex>
      <Box
        aria-hidden="true"
        position="relative"
        height="5"
        bg="bg.sunken"
        borderWidth="2px"
        borderColor="border.ink"
        borderRadius="full"
        overflow="hidden"
      >
        <Box
          height="full"
          bg="colorPalette.solid"
          borderRightWidth={share > 0 && share < 1 ? '2px' : '0'}
          borderColor="border.ink"
          transition="width 200ms"
          style={{ width: `${100 * share}%` }}
          _highContrast={{ forcedColorAdjust: 'none', bg: 'Highlight' }}
        />
        {mark !== undefined && (
          <Box
            position="absolute"
            insetY="0"
            borderLeftWidth="3px"
            borderStyle="dashed"
            borderColor="border.ink"
            style={{ left: `${100 * mark}%` }}
          />
        )}
      </Box>
    </Box>
  )
}
