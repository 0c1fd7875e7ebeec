import { Box, Flex, Text } from '@chakra-ui/react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback.tsx'
import { AnswerText } from './answer-text.tsx'
import { isModel } from './answerer.ts'
import type { ToolChoice_AnswererFragment } from './tool-choice.generated.ts'
import type { Question, Reply } from './use-send-prompt.ts'

type Props = {
  reply: Extract<Reply, { state: 'broken' }>
  answerers: readonly ToolChoice_AnswererFragment[]
  onAgain(question: Question): void
}

/** No answer came, or not all of one: what is there is marked, and there are ways on. */
export function BrokenAnswer({ reply: { question, text, isStopped }, answerers, onAgain }: Props) {
  const isByModel = !question.byCoach && answerers.some((it) => it.tool === question.toolType && isModel(it))
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {text && (
        <>
          <Text fontWeight="700">This is not a whole answer. It ends where it broke off, and it was not saved.</Text>
          <AnswerText text={text} isWhole={false} />
        </>
      )}
      <Notice tone={isStopped ? 'info' : 'warning'} title={isStopped ? 'You stopped it' : 'No answer this time'}>
        <Box display="grid" gap="3">
          <Text>
            {isStopped ? 'Your prompt still stands in the box.' : 'The line broke, not your prompt: it still stands in the box.'}
          </Text>
          <Flex gap="3" wrap="wrap">
            <Button variant="outline" onClick={() => onAgain(question)}>
              Try again
            </Button>
            {isByModel && (
              <Button variant="soft" onClick={() => onAgain({ ...question, byCoach: true })}>
                Ask the Practice Coach instead
              </Button>
            )}
          </Flex>
        </Box>
      </Notice>
    </Box>
  )
}
