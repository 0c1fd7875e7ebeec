import { Text } from '@chakra-ui/react'
import type { Item } from '../item/draft.ts'

type Props = { item: Item /** Id of the step, or of the partner that was chosen for a line. */; id: string | undefined }

/** Shows what the author says about a part in the wrong place. */
export function PartFeedback({ item, id }: Props) {
  const feedback = item.answer?.feedback.find(({ about }) => about !== null && about === id)
  return feedback ? <Text>{feedback.text}</Text> : null
}
