import { Box, Grid } from '@chakra-ui/react'
import { type Answer, confidences, type ItemId } from '@deepm/schema/rules/experiments/real-or-made/key'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { ChoiceRow } from '../frame/choice-row.tsx'

const hints: Record<number, string> = { 50: 'guess', 70: 'rather sure', 90: 'very sure', 100: 'certain' }

export const confidenceOptions: { value: number; label: string }[] = confidences.map((value: number) => {
  const hint = hints[value]
  return { value, label: hint ? `${value} % ${hint}` : `${value} %` }
})

const verdictOptions: { value: string; label: string }[] = [
  { value: 'real', label: '👍 Real' },
  { value: 'not', label: '👎 Made or misleading' },
]

type Props = { item: ItemId; button: string; onAnswer(answer: Answer): void }

/** Asks whether an item is real, and how sure the learner is. Nothing is chosen at the start. */
export function JudgeForm({ item, button, onAnswer }: Props) {
  const [verdict, setVerdict] = useState('')
  const [confidence, setConfidence] = useState(0)
  const isReady = verdict !== '' && confidence > 0
  return (
    <Grid gap="4">
      <ChoiceRow<string> legend="What is it?" options={verdictOptions} value={verdict} onChange={setVerdict} />
      <ChoiceRow<number> legend="How sure are you?" options={confidenceOptions} value={confidence} onChange={setConfidence} />
      <Box>
        <Button hue="violet" disabled={!isReady} onClick={() => onAnswer({ item, isReal: verdict === 'real', confidence })}>
          {button}
        </Button>
      </Box>
    </Grid>
  )
}
