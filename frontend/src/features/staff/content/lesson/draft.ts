import { readDraft, saveDraft } from '../../../../lib/session/drafts.ts'
import { emptyForm, type LessonForm } from '../fields/lesson-form.ts'

// Unsaved drafts live in the tab, so they survive a reload or a lost connection.

export type StoredLessonDraft = {
  /** Version that the draft is based on; 0 for a new lesson. */
  head: number
  form: LessonForm
}

const nameOf = (place: string) => `lesson#${place}`

/** @param place lesson ID, or `new:` followed by the module ID */
export function lessonDraft(owner: string | null, place: string): StoredLessonDraft | null {
  const kept = (owner && readDraft(owner, nameOf(place))) as StoredLessonDraft | null | undefined
  return kept && typeof kept.head === 'number' ? { head: kept.head, form: { ...emptyForm, ...kept.form } } : null
}

/** Replaces the stored draft; `null` removes it. */
export function saveLessonDraft(owner: string | null, place: string, draft: StoredLessonDraft | null): void {
  if (owner) saveDraft(owner, nameOf(place), draft ?? undefined)
}
