import { Box, Grid, Text } from '@chakra-ui/react'
import type { Answer, ItemId } from '@deepm/schema/rules/experiments/real-or-made/key'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { ChoiceRow } from '../frame/choice-row.tsx'
import { confidenceOptions, confidenceWords, stakeOf } from './confidence.ts'

const verdictOptions: { value: string; label: string }[] = [
  { value: 'real', label: '👍 Real' },
  { value: 'not', label: '👎 Made or tricky' },
]

type Props = { item: ItemId; button: string; onAnswer(answer: Answer): void }

/** Asks whether an item is real, and how sure the learner is. Nothing is chosen at the start. */
export function JudgeForm({ item, button, onAnswer }: Props) {
  const [verdict, setVerdict] = useState('')
  const [confidence, setConfidence] = useState(0)
  const isReady = verdict !== '' && confidence > 0
  return (
    <Grid gap="3">
      <ChoiceRow<string> legend="What is it?" options={verdictOptions} value={verdict} onChange={setVerdict} />
      <ChoiceRow<number> legend="How sure are you?" options={confidenceOptions} value={confidence} onChange={setConfidence} />
      <Text aria-hidden="true" minHeight={{ base: '3rem', sm: '1.5rem' }} color={confidence > 0 ? undefined : 'fg.muted'}>
        {confidence > 0
          ? `${capital(confidenceWords(confidence))}: ${stakeOf(confidence)}.`
          : 'Tap one to see what you can win or lose.'}
      </Text>
      <Box>
        <Button hue="violet" disabled={!isReady} onClick={() => onAnswer({ item, isReal: verdict === 'real', confidence })}>
          {button}
        </Button>
      </Box>
    </Grid>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
