import type { Passage } from './passages.service.ts'

const most = 3
const mostWords = 14

type Sources = {
  objectives: readonly string[]
  passages: readonly Passage[]
  /** Whether a question gets a quotation. */
  isAnswered(question: string): boolean
}

/** Returns two or three questions that a lesson can answer: about its objectives, then about sections from all over the lesson. */
export function suggestedQuestions({ objectives, passages, isAnswered }: Sources): string[] {
  const aims = objectives
    .filter((objective) => !/\byou\b/i.test(objective))
    .map(questionAbout)
    .filter((question) => question.split(' ').length <= mostWords && isAnswered(question))
  const titles = [...new Set(passages.map(({ title }) => title))].filter((title) => !/[“”]/.test(title))
  const first = aims.slice(0, most - 1)
  const sections = titles.map((title) => `What is “${title}” about?`).filter(isAnswered)
  return [...first, ...spread(sections, most - first.length)]
}

/** Turns an objective, such as “Test your machine”, into a question of the learner. */
function questionAbout(objective: string): string {
  const own = objective.replaceAll(/\byour\b/gi, 'my').replaceAll(/\byourself\b/gi, 'myself')
  return `How do I ${own.charAt(0).toLowerCase()}${own.slice(1).replace(/[.!]$/, '')}?`
}

/** Returns so many items, at equal distances. */
function spread<T>(items: readonly T[], count: number): T[] {
  return items.filter((_, at) => Math.floor((at * count) / items.length) !== Math.floor(((at - 1) * count) / items.length))
}
