// What stands in the box when the lab closes for today: the tab keeps it, for the learner who wrote it.

const key = 'lab-draft'

type Draft = { learnerId: string; text: string }

/** The kept text; empty when there is none of this learner. */
export function keptDraft(learnerId: string): string {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '') as Draft
    return draft.learnerId === learnerId && typeof draft.text === 'string' ? draft.text : ''
  } catch {
    return ''
  }
}

/** Keeps a text instead of the one before; an empty one is none. */
export function keepDraft(learnerId: string, text: string): void {
  try {
    if (text.trim() === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify({ learnerId, text } satisfies Draft))
  } catch {
    // A browser that keeps nothing has the text as long as the page is open.
  }
}
