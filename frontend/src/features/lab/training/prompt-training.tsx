import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { exercisesOfEachType } from '@deepm/schema/rules/lab/exercises/exercises'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOwner } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { Section } from '../../../ui/components/page.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import { type ExerciseType, readDone, saveDone } from './done-exercises.ts'

// Their texts and the rules of the coach load only when an exercise is opened.
const PromptDuel = lazyComponent('PromptDuel', () => import('./prompt-duel.tsx'))
const PromptRepair = lazyComponent('PromptRepair', () => import('./prompt-repair.tsx'))

const exercises = {
  duel: {
    Exercise: PromptDuel,
    name: 'Prompt duel',
    about: 'Two prompts, one goal. Which one gets the better answer, and why?',
    start: 'Start a duel',
  },
  repair: {
    Exercise: PromptRepair,
    name: 'Prompt repair',
    about: 'A weak prompt got a poor answer. Can you repair it?',
    start: 'Start a repair',
  },
} as const
const types = ['duel', 'repair'] as const satisfies ExerciseType[]

/** Two kinds of exercises about prompts, which need no AI and send nothing. */
export function PromptTraining() {
  const owner = useOwner()
  const [done, setDone] = useState(() => readDone(owner))
  const [open, setOpen] = useState<ExerciseType | null>(null)
  const starts = useRef<Partial<Record<ExerciseType, HTMLButtonElement | null>>>({})

  const finish = (type: ExerciseType, id: string) => {
    const now = { ...done, [type]: [...done[type].filter((it) => it !== id), id] }
    setDone(now)
    saveDone(owner, now)
  }
  const close = (type: ExerciseType) => {
    flushSync(() => setOpen(null))
    starts.current[type]?.focus()
  }
  const Exercise = open && exercises[open].Exercise

  return (
    <Section title="Train your prompts">
      <Text color="fg.muted">Short exercises about good prompts. Nothing you type in them leaves your device.</Text>
      {open && Exercise ? (
        <Suspense fallback={<Text role="status">Loading...</Text>}>
          <Exercise done={done[open]} onDone={(id) => finish(open, id)} onClose={() => close(open)} />
        </Suspense>
      ) : (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
          {types.map((type) => (
            <Card key={type} display="flex" flexDirection="column" gap="2" colorPalette="teal">
              <Heading as="h3">{exercises[type].name}</Heading>
              <Text>{exercises[type].about}</Text>
              <Flex gap="3" wrap="wrap" align="center" justify="space-between" marginTop="auto" paddingTop="2">
                <Button
                  hue="teal"
                  variant="outline"
                  ref={(button) => {
                    starts.current[type] = button
                  }}
                  onClick={() => setOpen(type)}
                  onMouseEnter={exercises[type].Exercise.loadAhead}
                  onFocus={exercises[type].Exercise.loadAhead}
                >
                  {exercises[type].start}
                </Button>
                <Box color="fg.muted">
                  {Math.min(done[type].length, exercisesOfEachType)} of {exercisesOfEachType} done
                </Box>
              </Flex>
            </Card>
          ))}
        </Grid>
      )}
    </Section>
  )
}
