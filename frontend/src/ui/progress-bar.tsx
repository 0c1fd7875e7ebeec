import { Box } from '@chakra-ui/react'
import { useId } from 'react'
import type { Hue } from './hue.ts'

export type ProgressBarProps = {
  /** 0 to 100; what lies outside is clamped. */
  value: number
  label: string
  hue?: Hue | undefined
  showValue?: boolean | undefined
  showLabel?: boolean | undefined
}

export function ProgressBar({ value, label, hue, showValue = false, showLabel = false }: ProgressBarProps) {
  const id = useId()
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <Box display="grid" gap="2" colorPalette={hue ?? 'accent'} minWidth="0">
      {showLabel || showValue ? (
        <Box display="flex" justifyContent="space-between" gap="4" fontWeight="600">
          <span id={id}>{showLabel ? label : null}</span>
          {showValue ? (
            <Box as="span" fontFamily="heading" fontVariantNumeric="tabular-nums" aria-hidden="true">
              {percent}%
            </Box>
          ) : null}
        </Box>
      ) : null}
      <Box
        role="progressbar"
        aria-label={showLabel ? undefined : label}
        aria-labelledby={showLabel ? id : undefined}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        height="5"
        bg="bg.sunken"
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="full"
        overflow="hidden"
      >
        <Box
          height="full"
          bg="colorPalette.solid"
          borderRightWidth={percent > 0 && percent < 100 ? '3px' : '0'}
          borderColor="border.ink"
          borderRightRadius="full"
          transition="width 600ms cubic-bezier(0.2, 0.8, 0.3, 1)"
          _highContrast={{ forcedColorAdjust: 'none', bg: 'Highlight', borderColor: 'CanvasText' }}
          style={{ width: `${percent}%` }}
        />
      </Box>
    </Box>
  )
}
