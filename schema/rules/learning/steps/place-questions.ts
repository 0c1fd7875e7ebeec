import type { NotesStep, Question, QuestionStep, TextStep } from './step.ts'

const unintroduced = { kind: 'question', title: '', isFirst: false, text: '' } as const

/**
 * Adds the questions that have no directive. Each follows the text step that shares most words with it, where rare words count more than
 * frequent ones. A step has at most one of them, and none is placed inside a list.
 */
export function placeQuestions(steps: readonly NotesStep[], check: readonly Question[]): NotesStep[] {
  const texts = steps.flatMap((step, index) =>
    step.kind === 'text' ? { index, stems: stemsOf(`${step.title} ${step.text}`) } : [],
  )
  const weightOf = (stem: string) => 1 / texts.filter(({ stems }) => stems.has(stem)).length
  /** Questions by the index of the step that they follow. */
  const placed = new Map<number, QuestionStep[]>()
  for (const { id, question, choices } of check) {
    if (steps.some((step) => step.kind === 'question' && step.id === id)) continue
    const asked = stemsOf([question, ...choices.map(({ text }) => text)].join(' '))
    const scores = texts.map(({ index, stems }) => ({
      index,
      score: sum([...asked].filter((stem) => stems.has(stem)).map(weightOf)),
    }))
    const best = scores.reduce((first, it) => (it.score > first.score ? it : first), { index: steps.length - 1, score: 0 })
    const index = freeAfter(steps, placed, best.index)
    placed.set(index, [...(placed.get(index) ?? []), { ...unintroduced, part: steps[index]?.part ?? '', id }])
  }
  return [...(placed.get(-1) ?? []), ...steps.flatMap((step, index) => [step, ...(placed.get(index) ?? [])])]
}

/** Returns the first step from an index on after which a question fits; the last step if there is none. */
function freeAfter(steps: readonly NotesStep[], placed: ReadonlyMap<number, unknown>, from: number): number {
  const found = steps.findIndex(
    (step, index) =>
      index >= from &&
      step.kind === 'text' &&
      !placed.has(index) &&
      steps[index + 1]?.kind !== 'question' &&
      !isInList(step, steps[index + 1]),
  )
  return found < 0 ? steps.length - 1 : found
}

function isInList(step: TextStep, next: NotesStep | undefined): boolean {
  const isItem = (line: string | undefined) => /^\s*([-*+]|\d+[.)])\s/.test(line ?? '')
  return next?.kind === 'text' && !next.isFirst && isItem(step.text.split('\n').at(-1)) && isItem(next.text.split('\n')[0])
}

/** Returns the beginnings of the longer words, so that “problem” and “problems” are the same. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return new Set(words.map((word) => word.slice(0, 6)))
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, it) => total + it, 0)
}
