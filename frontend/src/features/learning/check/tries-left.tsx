import { Text } from '@chakra-ui/react'
import type { Item } from './item/draft.ts'

/** Shows the remaining attempts today, if there are two or fewer. */
export function TriesLeft({ item: { answer, triesLeft } }: { item: Item }) {
  if (!answer || answer.isCorrect || triesLeft > 2) return null
  return (
    <Text fontWeight="700">
      {triesLeft > 0
        ? `You have ${triesLeft} more ${triesLeft === 1 ? 'try' : 'tries'} for this question today.`
        : 'You can try this question again tomorrow.'}
    </Text>
  )
}
