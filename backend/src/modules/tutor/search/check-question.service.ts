import { type CheckItem, twinsOf } from '@deepm/schema/rules/learning/check'
import { correctAnswer, selectableParts } from '@deepm/schema/rules/learning/grading'
import { termsOf, wordsOf } from './terms.service.ts'

/** What a learner asks about the check: one of its questions, with the words to find its passage by, or the answers as such. */
export type CheckQuestion = { kind: 'item'; id: string; searchFor: string } | { kind: 'any' }

/** The share of the words of a question of the check that makes a message a question about it. */
const leastShare = 0.6
const leastTerms = 3

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const numbered = /\bquestions?\s*(?:number|no\.?|#)?\s*(\d)\b|\b(first|second|third|fourth|fifth|sixth|last)\s+question\b/i
const asksForAnswers =
  /\b(?:right|correct)\s+(?:answers?|options?|choices?|ones?|order)\b|\banswers?\s+(?:to|of|for|in|on)\s+(?:the|this|that|these|my)?\s*(?:check|quiz|test|questions?)\b|\b(?:give|tell|show|send)\s+me\s+(?:the\s+|all\s+)*answers?\b|\bwhich\s+(?:one|option|answer|choice)s?\s+(?:is|are)\s+(?:right|correct|true)\b|\b(?:cheat|solve)\b.*\b(?:check|quiz|test)\b/i

/** Returns what a message asks about the check of a lesson; null if it asks about something else. */
export function checkQuestionIn(items: readonly CheckItem[], message: string): CheckQuestion | null {
  const [, digit, ordinal] = numbered.exec(message) ?? []
  const named = ordinal === 'last' ? items.length - 1 : digit ? Number(digit) - 1 : ordinals.indexOf(ordinal?.toLowerCase() ?? '')
  const asked = items[named] ? named : mostLike(items, message)
  const item = items[asked]
  if (item) return { kind: 'item', id: item.id, searchFor: `${item.question} ${correctText(item)}` }
  return asksForAnswers.test(message) ? { kind: 'any' } : null
}

export function isAboutCheck(items: readonly CheckItem[], message: string): boolean {
  return checkQuestionIn(items, message) !== null
}

/** Returns the index of the item whose question, or one of whose options, the message repeats; -1 if it repeats none. */
function mostLike(items: readonly CheckItem[], message: string): number {
  const said = termsOf(message)
  const whole = wordsOf(message).join(' ')
  const repeats = (text: string) => whole.includes(wordsOf(text).join(' '))
  const shares = items.map((item) =>
    repeats(item.question) ? 1 : Math.max(...texts(item).map((text) => shareOf(termsOf(text), said))),
  )
  const most = Math.max(0, ...shares)
  return most >= leastShare ? shares.indexOf(most) : -1
}

function texts(item: CheckItem): string[] {
  return [item, ...twinsOf<Choices>(item)].flatMap((it) => [
    it.question,
    ...('options' in it ? it.options.map(({ text }) => text) : []),
  ])
}

type Choices = { id: string; question: string; options: { text: string }[] }

function correctText(item: CheckItem): string {
  const { choices, text } = correctAnswer(item)
  return [text, ...selectableParts(item).flatMap((part) => (choices.includes(part.id) ? part.text : []))].join(' ')
}

function shareOf(terms: ReadonlySet<string>, said: ReadonlySet<string>): number {
  const shared = [...terms].filter((term) => said.has(term)).length
  return shared < leastTerms ? 0 : shared / terms.size
}
