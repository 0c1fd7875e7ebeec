import { keepDraft, keptDraft } from '../../../../lib/session/drafts.ts'
import { emptyForm, type LessonForm } from '../fields/lesson-form.ts'

// Unsaved drafts live in the tab, so they survive a reload or a lost connection.

export type KeptDraft = {
  /** Version that the draft is based on; 0 for a new lesson. */
  head: number
  form: LessonForm
}

const nameOf = (place: string) => `lesson#${place}`

/** @param place lesson ID, or `new:` followed by the module ID */
export function lessonDraft(owner: string | null, place: string): KeptDraft | null {
  const kept = (owner && keptDraft(owner, nameOf(place))) as KeptDraft | null | undefined
  return kept && typeof kept.head === 'number' ? { head: kept.head, form: { ...emptyForm, ...kept.form } } : null
}

/** Replaces the stored draft; `null` removes it. */
export function keepLessonDraft(owner: string | null, place: string, draft: KeptDraft | null): void {
  if (owner) keepDraft(owner, nameOf(place), draft ?? undefined)
}
