import { Box, Text } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { Heading } from '../../../ui/components/heading.tsx'
import { AnswerText } from '../answer/answer-text.tsx'
import { InterruptedAnswer } from '../answer/interrupted-answer.tsx'
import type { LabResponse_InteractionFragment } from '../answer/lab-response.generated.ts'
import { ResponseButtons } from '../answer/response-buttons.tsx'
import { Side, Sides } from '../answer/side.tsx'
import { StreamingAnswer } from '../answer/streaming-answer.tsx'
import { Unanswered } from '../answer/unanswered.tsx'
import type { PendingPrompt, PromptReply } from '../prompt/use-send-prompt.ts'
import { answerSourceName } from '../tools/answered-by.ts'
import type { ToolChoice_ModelFragment } from '../tools/choice.generated.ts'

type Props = {
  first: LabResponse_InteractionFragment
  second: LabResponse_InteractionFragment | null
  reply: PromptReply
  models: readonly ToolChoice_ModelFragment[]
  headingRef: RefObject<HTMLHeadingElement | null>
  onAgain(question: PendingPrompt): void
  onStop(): void
}

const announced = { none: '', coming: '', here: 'The second answer is complete.', broken: 'There is no second answer.' } as const

/** Shows two answers to the same prompt beside each other, the second one while it is streamed. */
export function AnswerPair({ first, second, reply, models, headingRef, onAgain, onStop }: Props) {
  return (
    <>
      <Heading as="h3" size="xl" ref={headingRef} tabIndex={-1}>
        Two answers to the same prompt
      </Heading>
      <Box role="status" srOnly>
        {announced[reply.state]}
      </Box>
      <Sides>
        <Answer title="First answer" interaction={first} />
        {second ? (
          <Answer title="Second answer" interaction={second} />
        ) : (
          <Side title="Second answer" note={null}>
            {reply.state === 'coming' && <StreamingAnswer reply={reply} models={models} onStop={onStop} />}
            {reply.state === 'broken' && (
              <InterruptedAnswer reply={reply} models={[]} kept="Your first answer is still here." onAgain={onAgain} />
            )}
          </Side>
        )}
      </Sides>
    </>
  )
}

function Answer({ title, interaction }: { title: string; interaction: LabResponse_InteractionFragment }) {
  if (interaction.safetyLevel === 'danger') {
    return (
      <Side title={title} note={null}>
        <Unanswered interaction={interaction} />
      </Side>
    )
  }
  return (
    <Side title={title} note={null}>
      <Text color="fg.muted">By {answerSourceName(interaction)}</Text>
      <AnswerText text={interaction.response} isWhole />
      <ResponseButtons interaction={interaction} />
    </Side>
  )
}
