import { type CheckItem, layoutOf } from '../check.ts'

export type KeyAnswer = { text: string; why: string | null }

/** The right answer to one question of a check, for a person who teaches. */
export type KeyItem = {
  id: string
  question: string
  answers: KeyAnswer[]
  /** What is said about the whole answer; `null` if each part has its own reason. */
  why: string | null
  /** Whether the answers are steps in their order. */
  isOrdered: boolean
  /** Whether the answers are lines of a program. */
  isCode: boolean
}

/** Returns the right answers of a check, with the reasons that learners get. Twins are left out. */
export function answerKey(check: readonly CheckItem[]): KeyItem[] {
  return check.map((item) => ({
    id: item.id,
    question: item.question,
    ...answersOf(item),
    isOrdered: item.kind === 'ordering',
    isCode: layoutOf(item) === 'code',
  }))
}

function answersOf(item: CheckItem): Pick<KeyItem, 'answers' | 'why'> {
  switch (item.kind) {
    case 'single':
    case 'several':
      return {
        answers: item.options.filter(({ correct }) => correct).map(({ text, feedback }) => ({ text, why: feedback })),
        why: null,
      }
    case 'ordering':
      return { answers: item.steps.map(({ text }) => ({ text, why: null })), why: item.feedback }
    case 'matching':
      return { answers: item.pairs.map(({ left, right }) => ({ text: `${left} → ${right}`, why: null })), why: item.feedback }
    case 'short':
      // The others are spellings of the first.
      return { answers: item.accepted.slice(0, 1).map((text) => ({ text, why: null })), why: item.feedback }
  }
}
