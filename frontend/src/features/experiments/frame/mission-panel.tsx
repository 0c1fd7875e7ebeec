import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { ChoiceList } from './choice-list.tsx'
import type { Choice, MissionTexts } from './definition.ts'
import type { Phase } from './use-missions.ts'

const steps: readonly [Phase, string][] = [
  ['predict', 'Predict'],
  ['try', 'Try'],
  ['explain', 'Explain'],
]

/** Recorded when the learner tries without a guess. */
const noGuess = ''

type Props = {
  number: number
  headingRef: RefObject<HTMLHeadingElement | null>
  headingLevel: 2 | 3 | 4
  /** Whether the learner just came here from another mission. */
  takesFocus: boolean
  texts: MissionTexts
  phase: Phase
  guess: string | null
  outcome: ReactNode
  onPredict(guess: string): void
  onExplained(): void
  onRepeat(): void
  /** Goes to the next open mission; missing when all are done. */
  onNext: (() => void) | null
}

/** Leads through one mission: a guess, the task, and the question why it happened. */
export function MissionPanel({
  number,
  headingRef: heading,
  headingLevel,
  takesFocus,
  texts,
  phase,
  guess,
  outcome,
  ...on
}: Props) {
  const [shown, setShown] = useState(phase)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus, heading])
  // The pressed button has gone. A learner who reaches the goal stays at the machine.
  useEffect(() => {
    if (shown === phase) return
    setShown(phase)
    if (phase !== 'explain') heading.current?.focus()
  }, [shown, phase, heading])
  return (
    <Box bg="colorPalette.soft" borderRadius="2xl" padding={{ base: '4', md: '5' }} display="grid" gap="3">
      <PhaseSteps phase={phase} />
      <chakra.h3 as={`h${headingLevel}`} ref={heading} tabIndex={-1} fontSize="xl" lineHeight="1.25" scrollMarginTop="24">
        Mission {number}: {texts.title}
      </chakra.h3>
      {phase === 'predict' && <Predict texts={texts} onPredict={on.onPredict} />}
      {phase === 'try' && <Try texts={texts} />}
      {phase === 'explain' && <Explain texts={texts} guess={guess} onExplained={on.onExplained} />}
      <Box role="status">{phase === 'done' && outcome}</Box>
      {phase === 'done' && <Done onRepeat={on.onRepeat} onNext={on.onNext} />}
    </Box>
  )
}

function PhaseSteps({ phase }: { phase: Phase }) {
  const now = phase === 'done' ? steps.length : steps.findIndex(([id]) => id === phase)
  return (
    <Flex as="ol" gap={{ base: '1', sm: '2' }} wrap="wrap" listStyleType="none" aria-label="Steps of this mission">
      {steps.map(([id, word], index) => (
        <Box
          as="li"
          key={id}
          aria-current={index === now ? 'step' : undefined}
          paddingX={{ base: '2', sm: '3' }}
          borderRadius="full"
          borderWidth="2px"
          borderColor={index <= now ? 'border.ink' : 'transparent'}
          bg={index < now ? 'colorPalette.solid' : 'bg.card'}
          color={index < now ? 'colorPalette.onSolid' : index === now ? 'fg.ink' : 'fg.muted'}
          fontWeight="700"
        >
          {index < now && <span aria-hidden="true">✓ </span>}
          {word}
        </Box>
      ))}
    </Flex>
  )
}

function Predict({ texts: { predict }, onPredict }: { texts: MissionTexts; onPredict(guess: string): void }) {
  const id = useId()
  return (
    <>
      <Text id={id} fontWeight="600">
        {predict.question}
      </Text>
      <ChoiceList labelledBy={id} choices={predict.choices.map((text) => ({ text }))} onChoose={({ text }) => onPredict(text)} />
      <Box>
        <Button variant="ghost" onClick={() => onPredict(noGuess)}>
          Try it first
        </Button>
      </Box>
    </>
  )
}

function Try({ texts: { task, hint } }: { texts: MissionTexts }) {
  return (
    <>
      <Text fontSize="lg">{task}</Text>
      <chakra.details>
        <chakra.summary cursor="pointer" fontWeight="700" color="colorPalette.text" minHeight="11" alignContent="center">
          Give me a hint
        </chakra.summary>
        <Text>{hint}</Text>
      </chakra.details>
    </>
  )
}

type ExplainProps = { texts: MissionTexts; guess: string | null; onExplained(): void }

function Explain({ texts: { reveal, explain }, guess, onExplained }: ExplainProps) {
  const id = useId()
  const [chosen, setChosen] = useState<Choice | null>(null)
  const choose = (choice: Choice) => {
    if (chosen?.isRight) return
    setChosen(choice)
  }
  return (
    <>
      {guess && (
        <Text>
          <strong>Your guess:</strong> {guess}
        </Text>
      )}
      <Text>
        <strong>What happened:</strong> {reveal}
      </Text>
      <Text id={id} fontWeight="600">
        {explain.question}
      </Text>
      <ChoiceList
        labelledBy={id}
        choices={explain.choices}
        onChoose={choose}
        verdict={chosen && { text: chosen.text, isRight: chosen.isRight === true, feedback: chosen.feedback }}
      />
      {chosen?.isRight && (
        <Box>
          <Button onClick={onExplained}>Finish the mission</Button>
        </Box>
      )}
    </>
  )
}

function Done({ onRepeat, onNext }: { onRepeat(): void; onNext: (() => void) | null }) {
  return (
    <>
      <Text fontSize="lg">
        <span aria-hidden="true">⭐ </span>
        {onNext ? 'Mission done!' : 'All three missions done! Now play with it as long as you like.'}
      </Text>
      <Flex gap="3" wrap="wrap">
        {onNext && <Button onClick={onNext}>Next mission</Button>}
        <Button variant="outline" onClick={onRepeat}>
          Do it again
        </Button>
      </Flex>
    </>
  )
}
