import { Box, chakra, Flex } from '@chakra-ui/react'
import { stepCount } from '@deepm/schema/rules/experiments/noise-to-picture'
import { useId } from 'react'
import { Button } from '../../../ui/components/button.tsx'

type Props = {
  step: number
  onStep(step: number): void
  /** Says the step after a press, because the slider has no focus then. */
  announce(text: string): void
  /** Runs to the end or stops; missing where the learner goes step by step. */
  run?: { isRunning: boolean; toggle(): void } | undefined
}

/** Moves through the steps from noise to picture. */
export function TimeSlider({ step, onStep, announce, run }: Props) {
  const id = useId()
  const go = (by: 1 | -1) => {
    const next = step + by
    if (next < 0 || next > stepCount) return
    onStep(next)
    announce(`Step ${next} of ${stepCount}.`)
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
        <Flex justify="space-between" color="fg.muted" aria-hidden="true">
          <span>Noise</span>
          <span>Picture</span>
        </Flex>
      </Box>
      <Flex gap="3" wrap="wrap">
        {run && <Button onClick={run.toggle}>{run.isRunning ? 'Stop here' : step === stepCount ? 'Run again' : 'Run'}</Button>}
        <Button variant="outline" aria-disabled={step === 0} onClick={() => go(-1)}>
          <span aria-hidden="true">←</span> Back
        </Button>
        <Button variant={run ? 'outline' : 'solid'} aria-disabled={step === stepCount} onClick={() => go(1)}>
          One step <span aria-hidden="true">→</span>
        </Button>
      </Flex>
    </Box>
  )
}
