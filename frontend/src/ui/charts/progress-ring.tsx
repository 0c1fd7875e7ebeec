import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Hue } from '../theme/hue.ts'

type Props = {
  value: number
  max: number
  /** Name for screen readers; with `text`, the ring is a progress bar. Without both it is decorative. */
  label?: string
  /** The value in words, such as "6 of 10 minutes". */
  text?: string
  /** CSS length of the diameter. */
  size: string
  hue: Hue
  /** Shown in the middle; decorative. */
  children?: ReactNode
}

const around = { cx: 20, cy: 20, r: 16, fill: 'none', pathLength: 100 }

/** A ring that fills clockwise from the top as `value` approaches `max`. */
export function ProgressRing({ value, max, label, text, size, hue, children }: Props) {
  const filled = 100 * Math.min(1, Math.max(0, value / max))
  const isPart = filled > 0 && filled < 100
  return (
    <Box
      {...(text !== undefined && {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': max,
        'aria-valuenow': Math.min(max, value),
        'aria-valuetext': text,
      })}
      colorPalette={hue}
      position="relative"
      display="inline-grid"
      placeItems="center"
      flexShrink="0"
      style={{ width: size, height: size }}
    >
      <chakra.svg aria-hidden="true" viewBox="0 0 40 40" position="absolute" inset="0" transform="rotate(-90deg)">
        <chakra.circle {...around} stroke="border.ink" strokeWidth="8" />
        <chakra.circle {...around} stroke="bg.sunken" strokeWidth="4.5" />
        {isPart && <chakra.circle {...around} {...arc(filled + 2)} stroke="border.ink" strokeWidth="4.5" />}
        {filled > 0 && <chakra.circle {...around} {...arc(filled)} stroke="colorPalette.solid" strokeWidth="4.5" />}
      </chakra.svg>
      <Box aria-hidden="true" position="relative" lineHeight="1">
        {children}
      </Box>
    </Box>
  )
}

function arc(share: number) {
  return {
    strokeDasharray: `${share < 100 ? share : 102} 100`,
    transition: 'stroke-dasharray 600ms cubic-bezier(0.2, 0.8, 0.3, 1)',
  }
}
