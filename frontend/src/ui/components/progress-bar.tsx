import { Box } from '@chakra-ui/react'
import { useId } from 'react'
import type { Hue } from '../theme/hue.ts'

export type ProgressBarProps = {
  /** 0 to 100; values outside are clamped. `null` while the progress is unknown. */
  value: number | null
  label: string
  hue?: Hue | undefined
  showValue?: boolean | undefined
  showLabel?: boolean | undefined
}

/** Shows progress in the three states of the specification (section 4): indeterminate, loading, complete. */
export function ProgressBar({ value, label, hue, showValue = false, showLabel = false }: ProgressBarProps) {
  const id = useId()
  const percent = value === null ? null : Math.round(Math.min(100, Math.max(0, value)))
  return (
    <Box display="grid" gap="2" colorPalette={hue ?? 'accent'} minWidth="0">
      {showLabel || showValue ? (
        <Box display="flex" justifyContent="space-between" gap="4" fontWeight="600">
          <span id={id}>{showLabel ? label : null}</span>
          {showValue && percent !== null ? (
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
        aria-valuenow={percent ?? undefined}
        data-state={percent === null ? 'indeterminate' : percent < 100 ? 'loading' : 'complete'}
        height="5"
        bg="bg.sunken"
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="full"
        overflow="hidden"
      >
        <Filling percent={percent} />
      </Box>
    </Box>
  )
}

function Filling({ percent }: { percent: number | null }) {
  const isPart = percent !== null && percent > 0 && percent < 100
  return (
    <Box
      height="full"
      bg="colorPalette.solid"
      borderRightWidth={isPart ? '3px' : '0'}
      borderColor="border.ink"
      borderRightRadius="full"
      transition="width 600ms cubic-bezier(0.2, 0.8, 0.3, 1)"
      _highContrast={{ forcedColorAdjust: 'none', bg: 'Highlight', borderColor: 'CanvasText' }}
      {...(percent === null && { bg: 'transparent', backgroundImage: stripes, animation: 'flow 1.2s linear infinite' })}
      style={{ width: `${percent ?? 100}%` }}
    />
  )
}

/** Stripes over the whole bar, so that they do not look like a share when reduced motion stops them. */
const stripes =
  'repeating-linear-gradient(90deg, var(--ui-colors-color-palette-solid) 0 1.25rem, var(--ui-colors-bg-sunken) 1.25rem 2.5rem)'
