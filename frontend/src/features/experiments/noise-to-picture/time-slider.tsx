import { Box, chakra, Flex } from '@chakra-ui/react'
import { stepCount } from '@deepm/schema/rules/experiments/noise-to-picture'
import { useId } from 'react'
import { Button } from '../../../ui/components/button.tsx'

type Props = {
  step: number
  onStep(step: number): void
  /** Says the step after a press, because the slider has no focus then. */
  announce(text: string): void
  /** Runs to the end, or stops. */
  run: { isRunning: boolean; toggle(): void }
}

/** Moves through the steps from noise to picture. The slider goes back, too. */
export function TimeSlider({ step, onStep, announce, run }: Props) {
  const id = useId()
  const isAtEnd = step === stepCount
  const goOn = () => {
    if (isAtEnd) return
    onStep(step + 1)
    announce(`Step ${step + 1} of ${stepCount}.`)
  }
  return (
    <Box display="grid" gap="3">
      <Box>
        <Flex justify="space-between" gap="3" fontWeight="700">
          <label htmlFor={id}>Step</label>
          <Box as="span" fontVariantNumeric="tabular-nums">
            {step} of {stepCount}
          </Box>
        </Flex>
        <chakra.input
          id={id}
          type="range"
          min={0}
          max={stepCount}
          value={step}
          aria-valuetext={`${step} of ${stepCount}`}
          onChange={(event) => onStep(Number(event.target.value))}
          width="full"
          height="11"
          cursor="pointer"
          accentColor="var(--ui-colors-color-palette-line)"
        />
      </Box>
      <Flex gap="3" wrap="wrap">
        <Button onClick={run.toggle}>{run.isRunning ? 'Stop' : isAtEnd ? 'Run again' : 'Run'}</Button>
        <Button variant="outline" aria-disabled={isAtEnd} onClick={goOn}>
          One step <span aria-hidden="true">→</span>
        </Button>
      </Flex>
    </Box>
  )
}
