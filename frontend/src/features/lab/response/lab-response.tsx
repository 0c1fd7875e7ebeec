import { Box, Text } from '@chakra-ui/react'
import { harmReply } from '@deepm/schema/rules/safety/refusal'
import { memo, type RefObject, Suspense, useEffect } from 'react'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { AdviceActions } from '../answer/coach-advice.tsx'
import { InterruptedAnswer } from '../answer/interrupted-answer.tsx'
import type { LabResponse_InteractionFragment } from '../answer/lab-response.generated.ts'
import { StreamingAnswer } from '../answer/streaming-answer.tsx'
import { Unanswered } from '../answer/unanswered.tsx'
import { useInteraction } from '../answer/use-interaction.ts'
import type { ComparingProps } from '../compare/use-second-answer.ts'
import { ExpectationForm } from '../picture/expectation-form.tsx'
import type { SentImprovement } from '../prompt/use-improvement.ts'
import type { PendingPrompt, PromptReply } from '../prompt/use-send-prompt.ts'
import { isModel } from '../tools/answered-by.ts'
import type { ToolChoice_ModelFragment } from '../tools/choice.generated.ts'
import { toolStyles } from '../tools/style.tsx'

// Both include the coach's vocabulary, which isn't needed before the first answer.
const ModelAnswer = lazyComponent('ModelAnswer', () => import('./model-answer.tsx'))
const CoachAnswer = lazyComponent('CoachAnswer', () => import('../answer/coach-answer.tsx'))

type Props = AdviceActions & {
  comparing: ComparingProps
  reply: PromptReply
  /** The improvement that led to an answer. */
  improvement: (SentImprovement & { id: string }) | null
  headingRef: RefObject<HTMLHeadingElement | null>
  onStop(): void
  onAgain(question: PendingPrompt): void
}

/** Shows the result of the last prompt: an answer and its source, the reason there is none, or helplines. */
export function LabResponse({ reply, improvement, comparing, headingRef, ...on }: Props) {
  const { models } = comparing
  const interaction = useInteraction(reply)
  const isComing = reply.state === 'coming'
  const expected = isComing && makesPicture(reply.question, models) ? reply.question : null
  // In the same place before and after the picture is ready, so that what is being typed stays.
  const isExpecting = expected !== null || interaction?.picture?.expectation === ''
  // Preloaded while the answer is generated.
  useEffect(() => {
    if (isComing) Promise.all([ModelAnswer.load(), CoachAnswer.load()]).catch(() => null)
  }, [isComing])
  const tool = interaction?.toolType ?? ('question' in reply ? reply.question.toolType : null)
  return (
    <Card
      as="section"
      hue={tool ? toolStyles[tool].hue : undefined}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      aria-label="Response"
    >
      <Heading as="h2" size="xl" ref={headingRef} tabIndex={-1}>
        3. The answer
      </Heading>
      <Announcement reply={reply} />
      {reply.state === 'none' && (
        <Text color="fg.muted">
          Your answer will appear here. It says who wrote it: an AI model or our Practice Coach, which is not an AI chatbot.
        </Text>
      )}
      {reply.state === 'coming' && <StreamingAnswer reply={reply} models={models} onStop={on.onStop} />}
      {reply.state === 'broken' && <InterruptedAnswer reply={reply} models={models} onAgain={on.onAgain} />}
      {isExpecting && (
        <ExpectationForm
          key={expected?.prompt ?? interaction?.prompt}
          id={interaction?.id ?? null}
          onDone={() => headingRef.current?.focus()}
        />
      )}
      {interaction && (
        <Suspense fallback={<Text>Loading...</Text>}>
          <Here
            interaction={interaction}
            improvement={improvement?.id === interaction.id ? improvement : null}
            comparing={comparing}
            onTake={on.onTake}
            onImprove={on.onImprove}
          />
        </Suspense>
      )}
    </Card>
  )
}

function makesPicture({ toolType, byCoach }: PendingPrompt, models: readonly ToolChoice_ModelFragment[]): boolean {
  return !byCoach && models.some((it) => it.tool === toolType && it.makesPictures)
}

type HereProps = AdviceActions & {
  interaction: LabResponse_InteractionFragment
  improvement: SentImprovement | null
  comparing: ComparingProps
}

const Here = memo(function Here({ interaction, comparing, ...props }: HereProps) {
  if (interaction.isCrisis || interaction.safetyLevel === 'danger') return <Unanswered interaction={interaction} />
  const note = interaction.safetyLevel === 'warning' ? harmReply(interaction.reasons) : null
  return (
    <>
      {note && (
        <Notice tone="info" title="About your prompt">
          {note}
        </Notice>
      )}
      {isModel(interaction) ? (
        <ModelAnswer key={interaction.id} interaction={interaction} comparing={comparing} {...props} />
      ) : (
        <CoachAnswer interaction={interaction} {...props} />
      )}
    </>
  )
})

const announced = {
  none: '',
  here: 'The answer is complete.',
  stopped: 'Stopped.',
  broken: 'There is no answer.',
} as const

/** Announces the start and end of an answer to screen readers, but not its chunks. */
function Announcement({ reply }: { reply: PromptReply }) {
  const words =
    reply.state === 'coming'
      ? reply.text && 'The answer is starting.'
      : announced[reply.state === 'broken' && reply.isStopped ? 'stopped' : reply.state]
  return (
    <Box role="status" srOnly>
      {words}
    </Box>
  )
}
