import { useEffect, useState } from 'react'
import { keepDraft, keptDraft } from './lab-draft.ts'

/**
 * The text in the box. While nothing can be sent the tab keeps it, and goes on doing so until it was sent. Neither a lesson's own
 * prompt is kept nor what sounds like an emergency: others may use the same tab.
 */
export function usePromptText(learnerId: string, given: string | null, isKept: boolean) {
  const [atFirst] = useState(() => keptDraft(learnerId))
  const [text, setText] = useState(given ?? atFirst)
  const keeps = (isKept || atFirst !== '') && text !== given
  useEffect(() => {
    if (!keeps) return
    let isOld = false
    // The vocabulary of emergencies is large. Without it nothing is kept.
    import('@deepm/schema/rules/crisis').then(
      ({ soundsLikeCrisis }) => isOld || keepDraft(learnerId, soundsLikeCrisis(text) ? '' : text),
      () => keepDraft(learnerId, ''),
    )
    return () => {
      isOld = true
    }
  }, [keeps, learnerId, text])
  return [text, setText] as const
}
