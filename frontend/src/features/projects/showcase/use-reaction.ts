import { changeReaction, type Reaction, type ReactionCounts, reactionNames } from '@deepm/schema/rules/projects/reactions'
import { useRef, useState } from 'react'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import type { ShowcaseCard_ProjectFragment } from './card.generated.ts'
import { useReactToProjectMutation } from './react-to-project.generated.ts'

type Choice = { reaction: Reaction | null }

/**
 * Returns the viewer's reaction to a project with the counts, and a function that changes or removes it. Shows a choice at once, then the
 * server's counts, or the previous reaction after a failure. Only one request is under way, and the last choice wins.
 */
export function useReaction(project: ShowcaseCard_ProjectFragment, announce: (words: string) => void) {
  const { id, title, viewerReaction } = project
  const [react] = useReactToProjectMutation()
  const [choice, setChoice] = useState<Choice | null>(null)
  const last = useRef<Choice | null>(null)

  const send = async ({ reaction }: Choice) => {
    const answer = await react({ variables: { projectId: id, reaction } }).catch(() => null)
    return answer?.data?.reactToProject
  }

  const choose = async (reaction: Reaction | null): Promise<void> => {
    announce(reaction ? `You chose “${reactionNames[reaction]}” for “${title}”.` : `You took back your reaction to “${title}”.`)
    const isSending = last.current !== null
    let sent: Choice = { reaction }
    last.current = sent
    setChoice(sent)
    if (isSending) return
    let result = await send(sent)
    // Changed while the request was under way. Requests side by side could arrive in another order.
    while (last.current !== sent) {
      sent = last.current
      result = await send(sent)
    }
    last.current = null
    setChoice(null)
    if (result?.__typename !== 'ShowcaseProject') toastNotSaved(result?.message)
  }

  const reaction = choice ? choice.reaction : viewerReaction
  const counts: ReactionCounts = changeReaction(project.reactions, viewerReaction, reaction)
  return { reaction, counts, choose }
}
