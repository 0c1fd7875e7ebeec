import { emptyForm, type LessonForm } from './lesson-form.ts'

// What is typed and not saved yet. The tab keeps it, so that neither a reload nor a lost connection takes it.

export type KeptDraft = {
  /** Version of the lesson that it was written on; 0 for a new lesson. */
  head: number
  form: LessonForm
}

const keyOf = (place: string) => `lesson-draft:${place}`

/** @param place id of the lesson, or `new:` and the id of the module */
export function keptDraft(place: string): KeptDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null') as KeptDraft | null
    return kept && typeof kept.head === 'number' ? { head: kept.head, form: { ...emptyForm, ...kept.form } } : null
  } catch {
    return null
  }
}

/** Keeps a draft instead of the one before; `null` is none. */
export function keepDraft(place: string, draft: KeptDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(place), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(place))
  } catch {
    // A browser that keeps nothing has the text as long as the page is open.
  }
}
