import { Box, Flex, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { ProgressBar } from '../../../ui/components/progress-bar.tsx'
import type { PromptReply } from '../prompt/use-send-prompt.ts'
import { answerSourceName, describeAnswerSource, isModel } from '../tools/answered-by.ts'
import type { ToolChoice_ModelFragment } from '../tools/choice.generated.ts'
import { AnswerText } from './answer-text.tsx'

type Props = {
  reply: Extract<PromptReply, { state: 'coming' }>
  models: readonly ToolChoice_ModelFragment[]
  onStop(): void
}

/** Shows an answer while it is streamed. Its final length is unknown. */
export function StreamingAnswer({ reply: { question, text }, models, onStop }: Props) {
  const expected = models.find(({ tool }) => tool === question.toolType)
  const by = expected && isModel(expected) && !question.byCoach ? expected : null
  const doing = text
    ? 'Still writing…'
    : by
      ? `Waiting for ${answerSourceName(by)}…`
      : 'The Practice Coach is reading your prompt…'
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {by && text && <Text color="fg.muted">{describeAnswerSource(question.toolType, by)}</Text>}
      {text && (
        <Box aria-busy="true">
          <AnswerText text={text} isWhole={false} />
        </Box>
      )}
      <Flex gap="4" align="center" wrap="wrap">
        <Box color="fg.muted" flex="1 1 12rem" maxWidth="xs">
          <ProgressBar value={null} label={doing} showLabel />
        </Box>
        {by && (
          <Button variant="outline" onClick={onStop}>
            Stop
          </Button>
        )}
      </Flex>
    </Box>
  )
}
