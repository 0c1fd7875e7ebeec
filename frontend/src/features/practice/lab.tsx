import { Flex, Grid } from '@chakra-ui/react'
import { type LabTool, labToasts } from '@deepm/schema/rules/lab'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toaster.tsx'
import { useAskForReviewMutation } from './ask-for-review.generated.ts'
import { LabResponse } from './lab-response.tsx'
import { PromptDesk } from './prompt-desk.tsx'
import type { RecentInteractions_InteractionFragment } from './recent-interactions.generated.ts'
import { RecentInteractions } from './recent-interactions.tsx'
import { SafetyMonitor } from './safety-monitor.tsx'
import type { SuggestedPrompts_PromptFragment } from './suggested-prompts.generated.ts'
import { SuggestedPrompts } from './suggested-prompts.tsx'
import { ToolChoice } from './tool-choice.tsx'
import { toolLooks } from './tool-look.tsx'
import { usePromptCheck } from './use-prompt-check.ts'
import { useSendPrompt } from './use-send-prompt.ts'

export type LabLesson = { id: string; title: string; practicePrompt: string | null; practiceHint: string | null }

type Props = {
  learnerId: string
  minutesLeft: number
  minutesPerDay: number
  onTimeUp(): void
  prompts: readonly SuggestedPrompts_PromptFragment[]
  recent: readonly RecentInteractions_InteractionFragment[]
  /** The lesson that led here: its practice prompt stands in the box. */
  lesson: LabLesson | null
  /** A word on the lesson, with the way back to it. */
  lessonLink: ReactNode
}

/** The workbench: a tool, a prompt, what the coach says to it, and beside it how safe it is and what came before. */
export function Lab({ learnerId, minutesLeft, minutesPerDay, onTimeUp, prompts, recent, lesson, lessonLink }: Props) {
  const [tool, setTool] = useState<LabTool>('chatgpt')
  const [text, setText] = useState(lesson?.practicePrompt ?? '')
  const { send, isBusy, shown, error, clearError } = useSendPrompt(learnerId, onTimeUp)
  const [askForReview] = useAskForReviewMutation()
  const check = usePromptCheck(text)
  const field = useRef<HTMLTextAreaElement>(null)
  const result = useRef<HTMLHeadingElement>(null)

  // After the answer stands on the page.
  useEffect(() => {
    if (shown) result.current?.focus()
  }, [shown])

  const write = (words: string) => {
    clearError()
    setText(words)
  }
  const take = (words: string) => {
    write(words)
    field.current?.focus()
  }
  const press = async () => {
    if (check.level === 'danger' && !check.isCrisis)
      return toast({ title: labToasts.refused, description: labToasts.blocked, variant: 'destructive' })
    const sent = await send(tool, text)
    // Written on meanwhile, the text stays.
    if (sent && sent.safetyLevel !== 'danger') setText((now) => (now === text ? '' : now))
  }
  const review = async () => {
    const sent = await send(tool, text)
    if (sent?.safetyLevel === 'danger') await askForReview({ variables: { id: sent.id } }).catch(() => null)
  }

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="8" alignItems="start">
      <Flex direction="column" gap="8" minWidth="0">
        <Card display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)" hue={toolLooks[tool].hue}>
          {lessonLink}
          <ToolChoice value={tool} onChange={setTool} />
          <PromptDesk
            text={text}
            check={check}
            hint={lesson && text === lesson.practicePrompt ? lesson.practiceHint : null}
            isTimeUp={minutesLeft === 0}
            isBusy={isBusy}
            error={error}
            hue={toolLooks[tool].hue}
            fieldRef={field}
            onChange={write}
            onSend={press}
            onReview={review}
          />
        </Card>
        <LabResponse interaction={shown} headingRef={result} onTake={take} />
        <SuggestedPrompts
          prompts={prompts}
          onTake={(prompt) => {
            setTool(prompt.tool)
            take(prompt.text)
          }}
        />
      </Flex>
      <Flex as="aside" direction="column" gap="6" aria-label="Safety and history">
        <SafetyMonitor check={check} minutesPerDay={minutesPerDay} />
        <RecentInteractions
          interactions={recent}
          onOpen={({ toolType, prompt }) => {
            setTool(toolType)
            take(prompt)
          }}
        />
      </Flex>
    </Grid>
  )
}
