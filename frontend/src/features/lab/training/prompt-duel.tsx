import { Box } from '@chakra-ui/react'
import { duels } from '@deepm/schema/rules/lab/exercises/duels'
import { type Duel, nextExercise } from '@deepm/schema/rules/lab/exercises/exercises'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/components/button.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { DuelResult, letters } from './duel-result.tsx'
import { ExerciseFrame, type ExerciseProps } from './exercise-frame.tsx'

/** Shows one prompt duel after another, those that are not done first. */
export function PromptDuel({ done, onDone, onClose }: ExerciseProps) {
  const [duel, setDuel] = useState(() => nextExercise(duels, done))
  const [isFinished, setFinished] = useState(false)
  const next = () => {
    setDuel(nextExercise(duels, done, duel))
    setFinished(false)
  }
  return (
    <ExerciseFrame
      key={duel.id}
      name="Prompt duel"
      goal={duel.goal}
      isFinished={isFinished}
      next="Next duel"
      skip="Try another duel"
      onNext={next}
      onClose={onClose}
    >
      <DuelRound
        duel={duel}
        onFinished={() => {
          setFinished(true)
          onDone(duel.id)
        }}
      />
    </ExerciseFrame>
  )
}

/** Asks for the better prompt and the reason, and then shows both answers. */
function DuelRound({ duel, onFinished }: { duel: Duel; onFinished(): void }) {
  const [pick, setPick] = useState<number | null>(null)
  const [reason, setReason] = useState<number | null>(null)
  const [isShown, setShown] = useState(false)
  const result = useRef<HTMLHeadingElement>(null)
  const show = () => {
    flushSync(() => {
      setShown(true)
      onFinished()
    })
    result.current?.focus()
  }
  if (isShown && pick !== null && reason !== null)
    return <DuelResult duel={duel} pick={pick} reason={reason} headingRef={result} />
  return (
    <>
      <RadioCards
        legend="1. Which prompt is better for this goal?"
        name="duel-prompt"
        value={pick === null ? null : String(pick)}
        onChange={(value) => setPick(Number(value))}
        options={duel.prompts.map(({ text }, at) => ({
          value: String(at),
          title: `Prompt ${letters[at]}`,
          description: (
            <Box as="span" color="fg.ink">
              {text}
            </Box>
          ),
          hue: 'teal',
        }))}
      />
      {pick !== null && (
        <RadioCards
          legend="2. What makes it better?"
          name="duel-reason"
          columns={1}
          value={reason === null ? null : String(reason)}
          onChange={(value) => setReason(Number(value))}
          options={duel.reasons.map(({ text }, at) => ({
            value: String(at),
            title: (
              <Box as="span" fontSize="lg">
                {text}
              </Box>
            ),
            hue: 'teal',
          }))}
        />
      )}
      {pick !== null && (
        <Box>
          <Button hue="teal" size="lg" disabled={reason === null} onClick={show}>
            Show both answers
          </Button>
        </Box>
      )}
    </>
  )
}
