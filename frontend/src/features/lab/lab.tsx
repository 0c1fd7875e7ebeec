import { Flex, Grid } from '@chakra-ui/react'
import { type LabTool, labToasts } from '@deepm/schema/rules/lab/lab'
import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { Card } from '../../ui/components/card.tsx'
import { toast } from '../../ui/feedback/toaster.tsx'
import { useAskForReviewMutation } from './answer/ask-for-review.generated.ts'
import type { RecentInteractions_InteractionFragment } from './answer/recent-interactions.generated.ts'
import { RecentInteractions } from './answer/recent-interactions.tsx'
import { PromptForm } from './prompt/prompt-form.tsx'
import type { SuggestedPrompts_PromptFragment } from './prompt/suggested-prompts.generated.ts'
import { SuggestedPrompts } from './prompt/suggested-prompts.tsx'
import { useImprovement } from './prompt/use-improvement.ts'
import { usePromptText } from './prompt/use-prompt-text.ts'
import { type PendingPrompt, useSendPrompt } from './prompt/use-send-prompt.ts'
import { LabResponse } from './response/lab-response.tsx'
import { SafetyMonitor } from './safety-monitor.tsx'
import { isModel } from './tools/answered-by.ts'
import type { ToolChoice_ModelFragment } from './tools/choice.generated.ts'
import { ToolChoice } from './tools/choice.tsx'
import { toolStyles } from './tools/style.tsx'

export type LabLesson = { id: string; title: string; practicePrompt: string | null; practiceHint: string | null }

type Props = {
  learnerId: string
  minutesLeft: number
  minutesPerDay: number
  onTimeUp(): void
  /** Whether a parent opened the lab before the account reached the required age. */
  isOpenedEarly: boolean
  /** The provider for each tool, in the tools' order. */
  models: readonly ToolChoice_ModelFragment[]
  prompts: readonly SuggestedPrompts_PromptFragment[]
  recent: readonly RecentInteractions_InteractionFragment[]
  /** The lesson the learner came from. Its practice prompt is the initial text. */
  lesson: LabLesson | null
  /** Shows the lesson with a link back to it. */
  lessonLink: ReactNode
  /** Actions to ask the family for more time. */
  askForTime: ReactNode
  askForTool(tool: LabTool): ReactNode
}

/** Shows the lab: tool, prompt and answer, next to the safety monitor and recent interactions. */
export function Lab({ learnerId, minutesLeft, onTimeUp, models, lesson, ...props }: Props) {
  const [tool, setTool] = useState<LabTool>(() => models.find(({ isAllowed }) => isAllowed)?.tool ?? 'chatgpt')
  const [closed, setClosed] = useState<string | null>(null)
  const { text, setText, read } = usePromptText(learnerId, lesson?.practicePrompt ?? null, lesson ? `lab#${lesson.id}` : 'lab')
  const field = useRef<HTMLTextAreaElement>(null)
  const result = useRef<HTMLHeadingElement>(null)
  const { send, stop, reply, error, clearError } = useSendPrompt(learnerId, { onTimeUp, onClosed: setClosed })
  const [askForReview] = useAskForReviewMutation()
  const modelOf = useCallback((id: LabTool) => models.find((it) => it.tool === id), [models])
  const model = modelOf(tool)

  // Every keystroke re-renders this component. Stable callbacks let the memoized children skip it, which slow phones need.
  const write = useCallback(
    (words: string) => {
      clearError()
      setText(words)
    },
    [clearError, setText],
  )
  const { pending, sent: improvement, improve, undo, drop, finish } = useImprovement(field, write)
  const choose = useCallback(
    (id: LabTool) => {
      if (!modelOf(id)?.isAllowed) return
      setClosed(null)
      setTool(id)
    },
    [modelOf],
  )
  const take = useCallback(
    (words: string, id: LabTool = tool) => {
      choose(id)
      drop()
      write(words)
      field.current?.focus()
    },
    [tool, choose, drop, write],
  )
  const takeSuggestion = useCallback((it: SuggestedPrompts_PromptFragment) => take(it.text, it.tool), [take])
  const takeRecent = useCallback((it: RecentInteractions_InteractionFragment) => take(it.prompt, it.toolType), [take])
  const ask = async (question: PendingPrompt) => {
    setClosed(null)
    const by = modelOf(question.toolType)
    const sent = await send(question, {
      isStreamed: by !== undefined && isModel(by) && !question.byCoach,
      // Keeps the focus in a field in which the learner is typing something new.
      onFirstSign: () => field.current?.value === question.prompt && !isWritingIn(result) && result.current?.focus(),
    })
    if (sent) finish(sent.id)
    if (sent && sent.safetyLevel !== 'danger') setText((now) => (now === question.prompt ? '' : now))
    return sent
  }
  const inBox: PendingPrompt = { toolType: tool, prompt: text, byCoach: false }
  const comparing = useMemo(() => ({ learnerId, models, onTimeUp, onClosed: setClosed }), [learnerId, models, onTimeUp])
  const { check } = read
  const press = () => {
    if (check.level === 'danger' && !check.isCrisis)
      return toast({ title: labToasts.refused, description: labToasts.blocked, variant: 'destructive' })
    void ask(inBox)
  }
  const review = async () => {
    const sent = await ask(inBox)
    if (sent?.safetyLevel === 'danger') await askForReview({ variables: { id: sent.id } }).catch(() => null)
  }

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="8" alignItems="start">
      <Flex direction="column" gap="8" minWidth="0">
        <Card display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)" hue={toolStyles[tool].hue}>
          {props.lessonLink}
          <ToolChoice value={tool} models={models} onChange={choose} />
          {models.filter(({ isAllowed }) => !isAllowed).map((it) => props.askForTool(it.tool))}
          <PromptForm
            text={text}
            read={read}
            added={pending?.added ?? null}
            onUndo={undo}
            hint={lesson && text === lesson.practicePrompt ? lesson.practiceHint : null}
            isTimeUp={minutesLeft === 0}
            askForTime={props.askForTime}
            closed={closed}
            isBusy={reply.state === 'coming'}
            error={error}
            hue={toolStyles[tool].hue}
            fieldRef={field}
            onChange={write}
            onSend={press}
            onReview={review}
          />
        </Card>
        <LabResponse
          reply={reply}
          comparing={comparing}
          headingRef={result}
          improvement={improvement}
          onTake={take}
          onImprove={improve}
          onStop={() => {
            stop()
            result.current?.focus()
          }}
          onAgain={(question) => {
            result.current?.focus()
            void ask(question)
          }}
        />
        <SuggestedPrompts prompts={props.prompts} onTake={takeSuggestion} />
      </Flex>
      <Flex as="aside" direction="column" gap="6" aria-label="Safety and history">
        {model && (
          <SafetyMonitor check={check} minutesPerDay={props.minutesPerDay} isOpenedEarly={props.isOpenedEarly} model={model} />
        )}
        <RecentInteractions interactions={props.recent} onOpen={takeRecent} />
      </Flex>
    </Grid>
  )
}

/** Whether the learner writes below the heading, such as what they expect to see in a picture. */
function isWritingIn(heading: RefObject<HTMLHeadingElement | null>): boolean {
  const { activeElement } = document
  return activeElement instanceof HTMLTextAreaElement && Boolean(heading.current?.parentElement?.contains(activeElement))
}
