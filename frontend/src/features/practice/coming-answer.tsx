import { Box, Flex, Text } from '@chakra-ui/react'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { AnswerText } from './answer-text.tsx'
import { isModel, nameOf, whoAnswered } from './answerer.ts'
import type { ToolChoice_AnswererFragment } from './tool-choice.generated.ts'
import type { Reply } from './use-send-prompt.ts'

type Props = {
  reply: Extract<Reply, { state: 'coming' }>
  answerers: readonly ToolChoice_AnswererFragment[]
  onStop(): void
}

/** An answer while it is written. How long it will be, nobody knows. */
export function ComingAnswer({ reply: { question, text }, answerers, onStop }: Props) {
  const expected = answerers.find(({ tool }) => tool === question.toolType)
  const by = expected && isModel(expected) && !question.byCoach ? expected : null
  const doing = text ? 'Still writing…' : by ? `Waiting for ${nameOf(by)}…` : 'The Practice Coach reads your prompt…'
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {by && text && <Text color="fg.muted">{whoAnswered(question.toolType, by)}</Text>}
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
