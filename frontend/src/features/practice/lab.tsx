import { Flex, Grid } from '@chakra-ui/react'
import { type LabTool, labToasts } from '@deepm/schema/rules/lab'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toaster.tsx'
import { isModel } from './answerer.ts'
import { useAskForReviewMutation } from './ask-for-review.generated.ts'
import { LabResponse } from './lab-response.tsx'
import { PromptDesk } from './prompt-desk.tsx'
import type { RecentInteractions_InteractionFragment } from './recent-interactions.generated.ts'
import { RecentInteractions } from './recent-interactions.tsx'
import { SafetyMonitor } from './safety-monitor.tsx'
import type { SuggestedPrompts_PromptFragment } from './suggested-prompts.generated.ts'
import { SuggestedPrompts } from './suggested-prompts.tsx'
import type { ToolChoice_AnswererFragment } from './tool-choice.generated.ts'
import { ToolChoice } from './tool-choice.tsx'
import { toolLooks } from './tool-look.tsx'
import { usePromptText } from './use-prompt-text.ts'
import { type Question, useSendPrompt } from './use-send-prompt.ts'

export type LabLesson = { id: string; title: string; practicePrompt: string | null; practiceHint: string | null }

type Props = {
  learnerId: string
  minutesLeft: number
  minutesPerDay: number
  onTimeUp(): void
  /** Whether a parent opened the lab before the account was old enough. */
  isOpenedEarly: boolean
  /** Who would answer for each tool, in the tools' order. */
  answerers: readonly ToolChoice_AnswererFragment[]
  prompts: readonly SuggestedPrompts_PromptFragment[]
  recent: readonly RecentInteractions_InteractionFragment[]
  /** The lesson that led here: its practice prompt stands in the box. */
  lesson: LabLesson | null
  /** A word on the lesson, with the way back to it. */
  lessonLink: ReactNode
  /** The ways to ask the family for more. */
  askForTime: ReactNode
  askForTool(tool: LabTool): ReactNode
}

/** The workbench: a tool, a prompt, the answer to it, and beside it how safe it is and what came before. */
export function Lab({ learnerId, minutesLeft, onTimeUp, answerers, lesson, ...props }: Props) {
  const [tool, setTool] = useState<LabTool>(() => answerers.find(({ isAllowed }) => isAllowed)?.tool ?? 'chatgpt')
  const [closed, setClosed] = useState<string | null>(null)
  const { text, setText, read } = usePromptText(learnerId, lesson?.practicePrompt ?? null, lesson?.id ?? null)
  const field = useRef<HTMLTextAreaElement>(null)
  const result = useRef<HTMLHeadingElement>(null)
  const { send, stop, reply, error, clearError } = useSendPrompt(learnerId, { onTimeUp, onClosed: setClosed })
  const [askForReview] = useAskForReviewMutation()
  const answererOf = useCallback((id: LabTool) => answerers.find((it) => it.tool === id), [answerers])
  const answerer = answererOf(tool)

  // Each letter draws this anew. What stands around the box is drawn anew only when it changes, and a slow phone keeps up.
  const write = useCallback(
    (words: string) => {
      clearError()
      setText(words)
    },
    [clearError, setText],
  )
  const choose = useCallback(
    (id: LabTool) => {
      if (!answererOf(id)?.isAllowed) return
      setClosed(null)
      setTool(id)
    },
    [answererOf],
  )
  const take = useCallback(
    (words: string, id: LabTool = tool) => {
      choose(id)
      write(words)
      field.current?.focus()
    },
    [tool, choose, write],
  )
  const takeSuggestion = useCallback((it: SuggestedPrompts_PromptFragment) => take(it.text, it.tool), [take])
  const takeRecent = useCallback((it: RecentInteractions_InteractionFragment) => take(it.prompt, it.toolType), [take])
  const ask = async (question: Question) => {
    setClosed(null)
    const by = answererOf(question.toolType)
    const sent = await send(question, {
      isStreamed: by !== undefined && isModel(by) && !question.byCoach,
      // Whoever writes on meanwhile stays where they write.
      onFirstSign: () => field.current?.value === question.prompt && result.current?.focus(),
    })
    if (sent && sent.safetyLevel !== 'danger') setText((now) => (now === question.prompt ? '' : now))
    return sent
  }
  const inBox: Question = { toolType: tool, prompt: text, byCoach: false }
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
        <Card display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)" hue={toolLooks[tool].hue}>
          {props.lessonLink}
          <ToolChoice value={tool} answerers={answerers} onChange={choose} />
          {answerers.filter(({ isAllowed }) => !isAllowed).map((it) => props.askForTool(it.tool))}
          <PromptDesk
            text={text}
            read={read}
            hint={lesson && text === lesson.practicePrompt ? lesson.practiceHint : null}
            isTimeUp={minutesLeft === 0}
            askForTime={props.askForTime}
            closed={closed}
            isBusy={reply.state === 'coming'}
            error={error}
            hue={toolLooks[tool].hue}
            fieldRef={field}
            onChange={write}
            onSend={press}
            onReview={review}
          />
        </Card>
        <LabResponse
          reply={reply}
          answerers={answerers}
          headingRef={result}
          onTake={take}
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
        {answerer && (
          <SafetyMonitor
            check={check}
            minutesPerDay={props.minutesPerDay}
            isOpenedEarly={props.isOpenedEarly}
            answerer={answerer}
          />
        )}
        <RecentInteractions interactions={props.recent} onOpen={takeRecent} />
      </Flex>
    </Grid>
  )
}
