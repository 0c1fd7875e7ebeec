import { Box, Text } from '@chakra-ui/react'
import { SidekickLine } from '../sidekick/line.tsx'
import type { Sidekick } from '../sidekick/sidekicks.ts'
import { Speech } from '../sidekick/speech.tsx'
import type { Item } from './item/draft.ts'
import { FeedbackLine } from './item/feedback-line.tsx'

type Props = { item: Item; sidekick: Sidekick; index: number }

/** Shows whether the answer is right, with the general feedback and the sidekick's comment. */
export function Verdict({ item, sidekick: { id, Figure }, index }: Props) {
  const { answer } = item
  if (!answer) return null
  return (
    <Box display="grid" gap="3">
      <FeedbackLine isRight={answer.isCorrect} word={answer.isCorrect ? 'That’s right' : 'Not right yet'}>
        {answer.feedback
          .filter(({ about }) => about === null)
          .map(({ text }) => (
            <Text key={text}>{text}</Text>
          ))}
        {answer.isCorrect && answer.withHelp && <Text>You learned this one with help.</Text>}
      </FeedbackLine>
      <Speech Figure={Figure} mood={answer.isCorrect ? 'cheering' : 'thinking'} size="4.5rem">
        <SidekickLine sidekick={id} occasion={answer.isCorrect ? 'correct' : 'notYet'} turn={index + answer.attempts} />
      </Speech>
    </Box>
  )
}
