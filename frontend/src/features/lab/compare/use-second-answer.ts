import { isComparable } from '@deepm/schema/rules/lab/comparison'
import { type RefObject, useEffect } from 'react'
import type { LabResponse_InteractionFragment } from '../answer/lab-response.generated.ts'
import { useInteraction } from '../answer/use-interaction.ts'
import { type PendingPrompt, useSendPrompt } from '../prompt/use-send-prompt.ts'
import { answerSourceName, isModel } from '../tools/answered-by.ts'
import type { ToolChoice_ModelFragment } from '../tools/choice.generated.ts'

/** What a second answer needs from the lab. Must keep its identity while the learner types. */
export type ComparingProps = {
  learnerId: string
  models: readonly ToolChoice_ModelFragment[]
  onTimeUp(): void
  onClosed(message: string): void
}

export type SecondAnswerChoice = { label: string; question: PendingPrompt }

/** Returns who can answer the same prompt once more: the same model, and each other one. Empty if the tool or the family does not allow it. */
export function secondAnswerChoices(
  { id, toolType, prompt, provider, model }: LabResponse_InteractionFragment,
  models: readonly ToolChoice_ModelFragment[],
): SecondAnswerChoice[] {
  if (!isComparable(toolType)) return []
  const able = models.filter((it) => it.isAllowed && isModel(it) && isComparable(it.tool))
  const isFirst = (it: ToolChoice_ModelFragment) => it.provider === provider && it.model === model
  const same = able.find((it) => it.tool === toolType && isFirst(it)) ?? able.find(isFirst)
  const others = able.filter((it, at) => {
    const twin = able.findIndex((other) => other.provider === it.provider && other.model === it.model)
    return !isFirst(it) && twin === at
  })
  return [...(same ? [same] : []), ...others].map((it) => ({
    label: it === same ? `Ask ${it.model} again` : `Ask ${answerSourceName(it)}`,
    question: { toolType: it.tool, prompt, byCoach: false, firstAnswerId: id },
  }))
}

/** Sends a prompt once more and returns the state of the second answer. The focus moves to its heading, because the pressed button goes. */
export function useSecondAnswer(
  { learnerId, onTimeUp, onClosed }: ComparingProps,
  heading: RefObject<HTMLHeadingElement | null>,
) {
  const { send, stop, reply } = useSendPrompt(learnerId, { onTimeUp, onClosed })
  const second = useInteraction(reply)
  const hasAsked = reply.state !== 'none'
  useEffect(() => {
    if (hasAsked) heading.current?.focus()
  }, [hasAsked, heading])
  const ask = (question: PendingPrompt) => void send(question, { isStreamed: true, onFirstSign: () => {} })
  return { reply, second, hasAsked, ask, stop }
}
