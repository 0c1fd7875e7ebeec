import { Box, Flex, Text } from '@chakra-ui/react'
import { Button } from '../../ui/button.tsx'
import { SpinnerIcon } from '../../ui/spinner-icon.tsx'
import { AnswerText } from './answer-text.tsx'
import { isModel, nameOf, whoAnswered } from './answerer.ts'
import type { ToolChoice_AnswererFragment } from './tool-choice.generated.ts'
import type { Reply } from './use-send-prompt.ts'

type Props = {
  reply: Extract<Reply, { state: 'coming' }>
  answerers: readonly ToolChoice_AnswererFragment[]
  onStop(): void
}

/** An answer while it is written. */
export function ComingAnswer({ reply: { question, text }, answerers, onStop }: Props) {
  const expected = answerers.find(({ tool }) => tool === question.toolType)
  const by = expected && isModel(expected) && !question.byCoach ? expected : null
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {by && text && <Text color="fg.muted">{whoAnswered(question.toolType, by)}</Text>}
      {text && (
        <Box aria-busy="true">
          <AnswerText text={text} isWhole={false} />
        </Box>
      )}
      <Flex gap="4" align="center" wrap="wrap">
        <Flex gap="3" align="center" color="fg.muted" minWidth="0">
          <SpinnerIcon />
          {text ? 'Still writing…' : by ? `Waiting for ${nameOf(by)}…` : 'The Practice Coach reads your prompt…'}
        </Flex>
        {by && (
          <Button variant="outline" onClick={onStop}>
            Stop
          </Button>
        )}
      </Flex>
    </Box>
  )
}
