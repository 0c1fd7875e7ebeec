import { createHash, createHmac } from 'node:crypto'
import type { CheckItem } from '@deepm/schema/rules/check'
import { type GivenAnswer, partsOf } from '@deepm/schema/rules/grading'

// Items carry their answers, and the ids and the order an author gave to items and their parts may tell them too. So the browser
// gets both under names of their own, and parts in an order of their own.

export type Part = { id: string; text: string }

/** The name of an item, or of a part of it, towards the browser. */
export type Namer = (itemId: string, part?: string) => string

/**
 * Names from which nothing can be guessed: they are keyed by the whole check, answers and feedback included, and change when it
 * is edited.
 */
export function namesOf(lesson: { id: string; check: unknown }): Namer {
  const key = createHash('sha256').update(JSON.stringify(lesson.check)).digest()
  const name = (what: string) => createHmac('sha256', key).update(`${lesson.id}/${what}`).digest('base64url').slice(0, 10)
  return (itemId, part) => (part === undefined ? `${lesson.id}:${name(itemId)}` : name(`${itemId}/${part}`))
}

/** Parts in the order of their public names, which has nothing to do with the author's. */
export function shuffled(name: Namer, item: CheckItem): Part[] {
  const parts = partsOf(item)
  const mixed = parts.map((part) => ({ id: name(item.id, part.id), text: part.text })).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  // Steps that happen to fall into the right order are turned by one.
  const isSolved = item.kind === 'ordering' && mixed.every((part, index) => part.text === parts[index]?.text)
  return isSolved ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed
}

/** An answer in the ids of the item's author. A name that none of its parts has becomes an id that no item accepts. */
export function authored(name: Namer, item: CheckItem, { choices, text }: GivenAnswer): GivenAnswer {
  if (item.kind === 'short') return { choices: [], text: text.trim() }
  const ids = new Map(partsOf(item).map(({ id }) => [name(item.id, id), id]))
  return { choices: choices.map((choice) => ids.get(choice) ?? `?${choice}`), text: '' }
}
