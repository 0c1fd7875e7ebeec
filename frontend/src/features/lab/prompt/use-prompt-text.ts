import { useEffect, useState } from 'react'
import { usePromptCheck } from '../../../lib/prompt-check/use-prompt-check.ts'
import { readDraft, saveDraft } from '../../../lib/session/drafts.ts'

/**
 * Manages the prompt text and its check. The tab keeps the text until it is sent, even across a reload, except a
 * lesson's own prompt, text that sounds like an emergency and unchecked text, because others may use the same tab.
 *
 * @param name of the draft
 */
export function usePromptText(learnerId: string, given: string | null, name: string) {
  const [atFirst] = useState(() => {
    const kept = readDraft(learnerId, name)
    return typeof kept === 'string' ? kept : (given ?? '')
  })
  const [text, setText] = useState(atFirst)
  const read = usePromptCheck(text)
  const isKept = text.trim() !== '' && text !== given && !read.check.isCrisis
  const draft = isKept ? text : undefined
  useEffect(() => {
    if (read.isRead) saveDraft(learnerId, name, draft)
  }, [read.isRead, learnerId, name, draft])
  return { text, setText, read }
}
