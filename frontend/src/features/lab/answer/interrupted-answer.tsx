import { Box, Flex, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import type { PendingPrompt, PromptReply } from '../prompt/use-send-prompt.ts'
import { isModel } from '../tools/answered-by.ts'
import type { ToolChoice_ModelFragment } from '../tools/choice.generated.ts'
import { AnswerText } from './answer-text.tsx'

type Props = {
  reply: Extract<PromptReply, { state: 'broken' }>
  /** Without models, the coach is not offered. */
  models: readonly ToolChoice_ModelFragment[]
  /** What is still there. */
  kept?: string
  onAgain(question: PendingPrompt): void
}

/** Shows a missing or partial answer, marked as such, with ways to retry. */
export function InterruptedAnswer({
  reply: { question, text, isStopped },
  models,
  kept = 'Your prompt is still in the box.',
  onAgain,
}: Props) {
  const isByModel = !question.byCoach && models.some((it) => it.tool === question.toolType && isModel(it))
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {text && (
        <>
          <Text fontWeight="700">This answer is not complete. We saved what you see here.</Text>
          <AnswerText text={text} isWhole={false} />
        </>
      )}
      <Notice tone={isStopped ? 'info' : 'warning'} title={isStopped ? 'You stopped it' : 'No answer this time'}>
        <Box display="grid" gap="3">
          <Text>{isStopped ? kept : `The connection broke. ${kept}`}</Text>
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
