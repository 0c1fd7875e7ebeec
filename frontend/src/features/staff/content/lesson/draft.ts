import { keepDraft, keptDraft } from '../../../../lib/session/drafts.ts'
import { emptyForm, type LessonForm } from '../fields/lesson-form.ts'

// What is typed and not saved yet. The tab keeps it, so that neither a reload nor a lost connection takes it.

export type KeptDraft = {
  /** Version of the lesson that it was written on; 0 for a new lesson. */
  head: number
  form: LessonForm
}

const nameOf = (place: string) => `lesson#${place}`

/** @param place id of the lesson, or `new:` and the id of the module */
export function lessonDraft(owner: string | null, place: string): KeptDraft | null {
  const kept = (owner && keptDraft(owner, nameOf(place))) as KeptDraft | null | undefined
  return kept && typeof kept.head === 'number' ? { head: kept.head, form: { ...emptyForm, ...kept.form } } : null
}

/** Keeps a draft instead of the one before; `null` is none. */
export function keepLessonDraft(owner: string | null, place: string, draft: KeptDraft | null): void {
  if (owner) keepDraft(owner, nameOf(place), draft ?? undefined)
}
