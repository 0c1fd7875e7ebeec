import { createHash, createHmac } from 'node:crypto'
import { type CheckItem, layoutOf } from '@deepm/schema/rules/learning/check'
import { type GivenAnswer, selectableParts, shapeProblem } from '@deepm/schema/rules/learning/grading'
import { InvalidInputError } from '../../core/errors.ts'

// Items contain their answers, and an author's ids and order of items and parts may reveal them. The browser therefore gets generated ids,
// and parts in a different order.

export type ItemPart = { id: string; text: string }

/** Returns the public id of an item, or of one of its parts. */
export type PublicIdOf = (itemId: string, part?: string) => string

/**
 * Returns public ids that reveal nothing: their key is the whole check, including answers and feedback, so they change
 * when it is edited. Each account has different ids and a different order, so that they cannot be shared.
 *
 * @param viewerId the account that reads or answers
 */
export function publicIdsOf(lesson: { id: string; check: unknown }, viewerId: string): PublicIdOf {
  const key = createHash('sha256').update(JSON.stringify(lesson.check)).digest()
  const name = (what: string) =>
    createHmac('sha256', key).update(`${viewerId}/${lesson.id}/${what}`).digest('base64url').slice(0, 10)
  return (itemId, part) => (part === undefined ? `${lesson.id}:${name(itemId)}` : name(`${itemId}/${part}`))
}

/** Returns the parts in the order of their public ids, which is unrelated to the author's order. */
export function shuffled(name: PublicIdOf, item: CheckItem): ItemPart[] {
  const parts = selectableParts(item)
  const named = parts.map((part) => ({ id: name(item.id, part.id), text: part.text }))
  // The sentences of a text and the lines of a program have an order.
  if (layoutOf(item) !== 'list') return named
  const mixed = named.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  // Steps that are in the correct order by chance are rotated by one.
  const isSolved = item.kind === 'ordering' && mixed.every((part, index) => part.text === parts[index]?.text)
  return isSolved ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed
}

/**
 * Returns an answer with the author's ids.
 *
 * @throws InvalidInputError for an answer that does not fit the item, such as an unknown choice
 */
export function readAnswer(name: PublicIdOf, item: CheckItem, given: GivenAnswer): GivenAnswer {
  const answer = toAuthoredAnswer(name, item, given)
  const problem = shapeProblem(item, answer)
  if (problem) throw new InvalidInputError([{ field: item.kind === 'short' ? 'text' : 'choices', message: problem }])
  return answer
}

/** Converts an answer to the author's ids. An unknown public id becomes an id that no item accepts. */
function toAuthoredAnswer(name: PublicIdOf, item: CheckItem, { choices, text }: GivenAnswer): GivenAnswer {
  if (item.kind === 'short') return { choices: [], text: text.trim() }
  const ids = new Map(selectableParts(item).map(({ id }) => [name(item.id, id), id]))
  return { choices: choices.map((choice) => ids.get(choice) ?? `?${choice}`), text: '' }
}
