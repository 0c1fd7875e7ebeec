import type { CheckItem } from './check.ts'
import { triesBeforeExplanation } from './tries.ts'

/**
 * An answer to one item, using the author's ids. `choices` are the selected options of `single` and `several`, the steps of
 * `ordering` in the given order, and for `matching` the pair whose right side was placed beside each left side, in pair order.
 */
export type GivenAnswer = { choices: string[]; text: string }

export type Graded = {
  isCorrect: boolean
  /** Feedback texts and the option each belongs to; `about` is null for the whole item. */
  feedback: { about: string | null; text: string }[]
  /** For `ordering` and `matching`: which positions are correct. Empty otherwise. */
  marks: boolean[]
}

/** Percentage of items that must be correct. */
const passMark = 80

/** Returns how many correct answers pass a check of `total` items. */
export function requiredToPass(total: number): number {
  return Math.ceil((total * passMark) / 100)
}

/** Longest text answer, in characters. */
export const maxAnswerLength = 200

/** Returns why an answer can't be graded, or `null`. */
export function shapeProblem(item: CheckItem, { choices, text }: GivenAnswer): string | null {
  if (item.kind === 'short') {
    if (text.length > maxAnswerLength) return `Write at most ${maxAnswerLength} characters.`
    return bare(text) === '' ? 'Write an answer first.' : null
  }
  const parts = selectableParts(item).map((part) => part.id)
  if (choices.length > parts.length || new Set(choices).size !== choices.length || choices.some((id) => !parts.includes(id)))
    return 'These choices do not match the question. Reload the lesson.'
  if (item.kind === 'single') return choices.length === 1 ? null : 'Choose one answer.'
  if (item.kind === 'several') return choices.length > 0 ? null : 'Choose at least one answer.'
  return choices.length === correctAnswer(item).choices.length ? null : 'Put every part in place.'
}

/**
 * Grades a well-formed answer. Feedback covers only what was chosen, never what was left out.
 *
 * @param attempt which attempt at the item this is, starting at 1
 */
export function gradeAnswer(item: CheckItem, { choices, text }: GivenAnswer, attempt: number): Graded {
  switch (item.kind) {
    case 'single':
    case 'several': {
      const chosen = item.options.filter((option) => choices.includes(option.id))
      const wrong = chosen.filter((option) => !option.correct)
      const missing = item.options.filter((option) => option.correct).length - (chosen.length - wrong.length)
      const isCorrect = wrong.length === 0 && missing === 0
      const about = (isCorrect ? chosen : wrong).map(({ id, feedback }) => ({ about: id, text: feedback }))
      return { isCorrect, feedback: wrong.length === 0 && missing > 0 ? [missingWord(missing)] : about, marks: [] }
    }
    case 'ordering':
    case 'matching': {
      // Compared by text, so that partners with the same text are interchangeable.
      const parts = selectableParts(item)
      const words = new Map(parts.map((part) => [part.id, part.text]))
      const marks = correctAnswer(item).choices.map((id, index) => words.get(choices[index] ?? '') === words.get(id))
      const isCorrect = marks.every(Boolean)
      const aboutParts = choices.flatMap((id, index) => (marks[index] ? [] : partFeedback(item, id, index)))
      const isExplained = isCorrect || attempt >= triesBeforeExplanation || aboutParts.length === 0
      return { isCorrect, feedback: [...aboutParts, ...(isExplained ? [{ about: null, text: item.feedback }] : [])], marks }
    }
    case 'short': {
      const isCorrect = isAmong(item.accepted, text)
      const near = item.near?.find(({ answers }) => isAmong(answers, text))
      const wrong = near ? { about: null, text: near.feedback } : shortHint(item)
      const isExplained = isCorrect || attempt >= triesBeforeExplanation
      return { isCorrect, feedback: [isExplained ? { about: null, text: item.feedback } : wrong], marks: [] }
    }
  }
}

/** Returns the correct answer; for demo data and tests. */
export function correctAnswer(item: CheckItem): GivenAnswer {
  if (item.kind === 'short') return { choices: [], text: item.accepted[0] ?? '' }
  return { choices: correctParts(item).map((part) => part.id), text: '' }
}

function correctParts(item: Exclude<CheckItem, { kind: 'short' }>): { id: string }[] {
  switch (item.kind) {
    case 'ordering':
      return item.steps
    case 'matching':
      return item.pairs
    default:
      return item.options.filter((option) => option.correct)
  }
}

/** The correct answer with the author's feedback. `about` names the option the feedback belongs to. */
export type Explanation = GivenAnswer & { feedback: Graded['feedback'] }

/** Returns the explanation shown after three wrong tries. */
export function explain(item: CheckItem): Explanation {
  const answer = correctAnswer(item)
  return { ...answer, feedback: gradeAnswer(item, answer, 1).feedback }
}

/** Returns the selectable parts in the author's order: options, steps, or the right sides of pairs with the distractors. */
export function selectableParts(item: CheckItem): { id: string; text: string }[] {
  switch (item.kind) {
    case 'ordering':
      return item.steps
    case 'matching':
      return [...item.pairs.map(({ id, right }) => ({ id, text: right })), ...(item.distractors ?? [])]
    case 'short':
      return []
    default:
      return item.options
  }
}

/** Returns what the author says about a step in the wrong place, or about a left side whose partner is wrong. */
function partFeedback(
  item: Extract<CheckItem, { kind: 'ordering' | 'matching' }>,
  id: string,
  index: number,
): Graded['feedback'] {
  const part = item.kind === 'ordering' ? item.steps.find((it) => it.id === id) : item.pairs[index]
  return part?.feedback ? [{ about: id, text: part.feedback }] : []
}

function isAmong(answers: readonly string[], text: string): boolean {
  return answers.some((it) => bare(it) === bare(text))
}

function missingWord(missing: number): Graded['feedback'][number] {
  return {
    about: null,
    text: `What you chose is right, and there ${missing === 1 ? 'is one more right answer' : `are ${missing} more right answers`}.`,
  }
}

/** The author's feedback contains the answer, so a wrong try gets a hint about its form. A number gets no letter hint. */
function shortHint(item: Extract<CheckItem, { kind: 'short' }>): Graded['feedback'][number] {
  const answer = (item.accepted[0] ?? '').trim()
  const words = answer.split(/\s+/)
  const [first = ''] = answer
  const letters = [...answer].length
  const form =
    /\p{N}/u.test(answer) || letters < 3
      ? 'Work it out again, one step at a time'
      : words.length > 1
        ? `We’re looking for ${words.length} words, and the first starts with “${first}”. Have another look at the notes`
        : `We’re looking for one word with ${letters} letters that starts with “${first}”. Have another look at the notes`
  return { about: null, text: `${form}.` }
}

/** Ignores case, accents, punctuation, a leading article and spaces between words. Numbers stay apart: 1.5 is not 15. */
function bare(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:an?|the) (?=.)/u, '')
    .replaceAll(/(?<!\p{N}) | (?!\p{N})/gu, '')
}
