import type { CheckItem_ItemFragment, CheckQuestion_ItemFragment } from './check-item.generated.ts'

/** A question without its twin. */
export type Item = CheckQuestion_ItemFragment
export type ItemWithTwin = CheckItem_ItemFragment

/** An ungraded selection. For pairs, `choices` has an entry for each prompt, empty if nothing is selected. */
export type Draft = { choices: readonly string[]; text: string }

/** Returns the initial draft: the stored answer, or an empty one. Steps start in the given order. */
export function draftOf({ kind, answer, choices, prompts }: Item): Draft {
  const text = answer?.text ?? ''
  if (answer && (answer.choices.length > 0 || kind === 'short')) return { choices: answer.choices, text }
  if (kind === 'ordering') return { choices: choices.map(({ id }) => id), text }
  return { choices: kind === 'matching' ? prompts.map(() => '') : [], text }
}

/** Returns the draft with a choice selected or deselected. A single choice replaces the one before. */
export function toggled({ kind }: Item, draft: Draft, id: string): Draft {
  if (kind === 'single') return { ...draft, choices: [id] }
  const isChosen = draft.choices.includes(id)
  return { ...draft, choices: isChosen ? draft.choices.filter((it) => it !== id) : [...draft.choices, id] }
}

/** Returns what is missing before the answer can be checked, or `null`. */
export function openStep({ kind }: Item, { choices, text }: Draft): string | null {
  switch (kind) {
    case 'single':
      return choices.length === 1 ? null : 'Choose an answer first.'
    case 'several':
      return choices.length > 0 ? null : 'Choose at least one answer first.'
    case 'matching':
      return choices.includes('') ? 'Match every line first.' : null
    case 'short':
      return text.trim() === '' ? 'Write an answer first.' : null
    case 'ordering':
      return null
  }
}

/** Returns whether the current selection is the graded one. */
export function isGraded({ kind, answer }: Item, draft: Draft): boolean {
  if (!answer) return false
  if (kind === 'short') return answer.text === draft.text.trim()
  const sorted = (ids: readonly string[]) => (kind === 'several' ? ids.toSorted() : ids)
  return sorted(answer.choices).join() === sorted(draft.choices).join()
}

export type ItemState = 'open' | 'right' | 'notYet'

export function stateOf({ answer }: Item): ItemState {
  if (!answer) return 'open'
  return answer.isCorrect ? 'right' : 'notYet'
}

/** Returns the valid drafts from the tab's storage. */
export function parseDrafts(kept: unknown): Readonly<Record<string, Draft>> {
  const isDraft = (it: Partial<Draft> | null) =>
    typeof it?.text === 'string' && Array.isArray(it.choices) && it.choices.every((id) => typeof id === 'string')
  const entries = Object.entries((kept ?? {}) as Record<string, Partial<Draft> | null>)
  return Object.fromEntries(entries.filter((entry): entry is [string, Draft] => isDraft(entry[1])))
}

/** Returns whether a refetched check has other questions: each edit changes all ids. */
export function isEdited(before: readonly Item[], after: readonly Item[]): boolean {
  return before.length !== after.length || before.some((it, index) => it.id !== after[index]?.id)
}

/** Carries ungraded selections over to the edited questions by matching the texts of items and choices. */
export function carryOverDrafts(before: readonly Item[], after: readonly Item[], drafts: Readonly<Record<string, Draft>>) {
  const kept: Record<string, Draft> = {}
  for (const item of after) {
    const old = before.find(({ kind, question }) => kind === item.kind && question === item.question)
    const draft = old && drafts[old.id]
    if (!old || !draft) continue
    const choices = draft.choices.map((id) => {
      const words = old.choices.find((it) => it.id === id)?.text
      return item.choices.find(({ text }) => text === words)?.id ?? ''
    })
    const isWhole = item.kind !== 'ordering' || (choices.length === item.choices.length && !choices.includes(''))
    const places = item.kind === 'matching' ? item.prompts.map((_, index) => choices[index] ?? '') : choices.filter(Boolean)
    if (isWhole) kept[item.id] = { choices: places, text: draft.text }
  }
  return kept
}
