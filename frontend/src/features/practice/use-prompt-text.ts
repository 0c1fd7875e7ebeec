import { useEffect, useState } from 'react'
import { keepDraft, keptDraft } from './lab-draft.ts'
import { usePromptCheck } from './use-prompt-check.ts'

/**
 * The text in the box and how it stands. While nothing can be sent the tab keeps it, and goes on doing so until it was sent. Neither a
 * lesson's own prompt is kept nor what sounds like an emergency, nor what the rules have not read: others may use the same tab.
 */
export function usePromptText(learnerId: string, given: string | null, isKept: boolean) {
  const [atFirst] = useState(() => keptDraft(learnerId))
  const [text, setText] = useState(given ?? atFirst)
  const read = usePromptCheck(text)
  const keeps = (isKept || atFirst !== '') && text !== given && read.isRead
  const draft = read.check.isCrisis ? '' : text
  useEffect(() => {
    if (keeps) keepDraft(learnerId, draft)
  }, [keeps, learnerId, draft])
  return { text, setText, read }
}
