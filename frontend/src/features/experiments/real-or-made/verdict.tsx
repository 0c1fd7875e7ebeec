import { Box } from '@chakra-ui/react'
import { points } from '@deepm/schema/rules/experiments/real-or-made/core'
import { type Answer, judged, truths } from '@deepm/schema/rules/experiments/real-or-made/key'
import { confidenceWords } from './confidence.ts'
import { items, truthWords } from './content/items.ts'

/** Whether an answer was right, what the item is, and why. */
export function Verdict({ answer }: { answer: Answer }) {
  const result = judged(answer)
  return (
    <Box
      colorPalette={result.isRight ? 'success' : 'coral'}
      bg="colorPalette.soft"
      borderWidth="3px"
      borderColor="colorPalette.line"
      borderRadius="xl"
      padding="3"
    >
      <Box fontWeight="700" color="colorPalette.text">
        {result.isRight ? '✓ Right' : '✗ Wrong'}, {confidenceWords(answer.confidence)}: {Math.round(points(result))} points.
      </Box>
      <strong>{truthWords[truths[answer.item]]}.</strong> {items[answer.item].because}
    </Box>
  )
}
