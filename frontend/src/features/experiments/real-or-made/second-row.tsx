import { Box, Grid } from '@chakra-ui/react'
import type { Answer } from '@deepm/schema/rules/experiments/real-or-made/key'
import { ChoiceRow } from '../frame/choice-row.tsx'
import { items } from './content/items.ts'
import { ItemCard } from './item-card.tsx'
import { confidenceOptions } from './judge-form.tsx'
import { Verdict } from './verdict.tsx'

type Props = { answer: Answer; isRevealed: boolean; onChange(answer: Answer): void }

/** One item of the second time: the answer stays, the confidence can change. */
export function SecondRow({ answer, isRevealed, onChange }: Props) {
  return (
    <Grid gap="3" alignContent="start" bg="bg.sunken" borderRadius="2xl" padding="3" gridTemplateColumns="minmax(0, 1fr)">
      <ItemCard item={answer.item} isSmall />
      <Box fontWeight="600">You said: {answer.isReal ? '👍 Real' : '👎 Made or misleading'}</Box>
      {isRevealed ? (
        <Verdict answer={answer} />
      ) : (
        <ChoiceRow
          legend={`How sure are you about ${items[answer.item].by}?`}
          options={confidenceOptions}
          value={answer.confidence}
          onChange={(confidence) => onChange({ ...answer, confidence })}
        />
      )}
    </Grid>
  )
}
