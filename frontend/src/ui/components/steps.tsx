import { Box } from '@chakra-ui/react'
import type { Hue } from '../theme/hue.ts'

export type StepProgressProps = { current: number; total: number; hue?: Hue | undefined }

/** Shows the current step of several, counted from 1. */
export function StepProgress({ current, total, hue = 'amber' }: StepProgressProps) {
  const text = `Step ${current} of ${total}`
  return (
    <Box display="grid" gap="2" colorPalette={hue}>
      <Box fontFamily="heading" fontWeight="600" fontSize="lg">
        {text}
      </Box>
      <Box
        role="progressbar"
        aria-label="Steps"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={current}
        aria-valuetext={text}
        display="flex"
        gap="2"
      >
        {Array.from({ length: total }, (_, index) => index + 1).map((step) => (
          <Box
            key={step}
            flex="1"
            height="4"
            borderWidth="3px"
            borderColor={step <= current ? 'border.ink' : 'border.soft'}
            borderRadius="full"
            bg={step <= current ? 'colorPalette.solid' : 'bg.sunken'}
            transition="background 240ms"
            _highContrast={{ forcedColorAdjust: 'none', borderColor: 'CanvasText', bg: step <= current ? 'Highlight' : 'Canvas' }}
          />
        ))}
      </Box>
    </Box>
  )
}
