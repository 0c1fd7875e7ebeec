import { Box, chakra, Grid } from '@chakra-ui/react'
import { points } from '@deepm/schema/rules/experiments/real-or-made/core'
import { type Answer, impossibleByLooking, judged, truths } from '@deepm/schema/rules/experiments/real-or-made/key'
import { ChoiceRow } from '../frame/choice-row.tsx'
import { confidenceOptions } from './confidence.ts'
import { items, truthWords } from './content/items.ts'
import { Picture } from './content/pictures.tsx'
import { ItemCard } from './item-card.tsx'

type Props = { answer: Answer; isRevealed: boolean; onChange(answer: Answer): void }

/** One item of the second time, small until it is opened: the answer stays, the confidence can change. Later, it shows the result. */
export function SecondRow({ answer, isRevealed, onChange }: Props) {
  const { item, isReal, confidence } = answer
  const { by, emoji, picture, because } = items[item]
  return (
    <Grid gap="2" alignContent="start" bg="bg.sunken" borderRadius="2xl" padding="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.details>
        <chakra.summary
          cursor="pointer"
          display="flex"
          alignItems="center"
          gap="3"
          minHeight="12"
          css={{ '&::-webkit-details-marker': { display: 'none' } }}
        >
          <Box
            aria-hidden="true"
            width="4.5rem"
            flexShrink="0"
            borderRadius="md"
            overflow="hidden"
            textAlign="center"
            fontSize="2xl"
          >
            {picture ? <Picture item={item} isDecorative /> : emoji}
          </Box>
          <Box lineHeight="1.3" minWidth="0" overflowWrap="anywhere">
            <strong>{by}</strong>
            {isRevealed ? <Result answer={answer} /> : <div>You said: {isReal ? '👍 Real' : '👎 Made or tricky'}</div>}
            <Box color="colorPalette.text" textDecoration="underline">
              {isRevealed ? 'Why?' : 'See the post'}
            </Box>
          </Box>
        </chakra.summary>
        <Grid gap="2" paddingTop="2">
          {isRevealed && <span>{because}</span>}
          <ItemCard item={item} isSmall />
        </Grid>
      </chakra.details>
      {!isRevealed && (
        <ChoiceRow
          legend={`How sure are you about ${by}?`}
          options={confidenceOptions}
          value={confidence}
          onChange={(changed) => onChange({ ...answer, confidence: changed })}
        />
      )}
    </Grid>
  )
}

/** The points of an answer, what the item is, and whether looking was enough. */
function Result({ answer }: { answer: Answer }) {
  const result = judged(answer)
  return (
    <>
      <Box colorPalette={result.isRight ? 'success' : 'coral'} color="colorPalette.text" fontWeight="700">
        {result.isRight ? '✓ Right' : '✗ Wrong'}: {Math.round(points(result))} points
      </Box>
      <div>{truthWords[truths[answer.item]]}</div>
      <div>{impossibleByLooking.includes(answer.item) ? '🤷 Impossible to see' : '🔎 You could see it'}</div>
    </>
  )
}
