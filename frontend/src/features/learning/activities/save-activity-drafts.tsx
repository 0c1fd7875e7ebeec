import { usePromptCheck } from '../../../lib/prompt-check/use-prompt-check.ts'
import { useSavedDraft } from '../../../lib/session/use-draft.ts'
import type { ActivityForm } from './use-activity-drafts.ts'

/** Saves guesses and lines in this tab, unless a line looks like an emergency, because others can use the same tab. Renders nothing. */
export function SaveActivityDrafts({ form }: { form: ActivityForm }) {
  const lines = Object.values(form.worth ?? {}).map(({ text }) => text)
  const { isRead, check } = usePromptCheck(lines.join('\n').trim())
  useSavedDraft(form, check.isCrisis ? undefined : form.worth, isRead)
  return null
}
