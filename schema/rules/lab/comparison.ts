import { type LabTool, sentenceEnd } from './lab.ts'

// Two answers to the same prompt: which sentences differ, and what a learner can say about one of them.

/** Whether two answers of this tool can be compared. DALL-E is left out, because its answer is a picture. */
export function isComparable(tool: LabTool): boolean {
  return tool !== 'dalle'
}

/** What a learner can find out about a sentence, with labels. */
export const claimOutcomes = {
  right: 'It is right',
  wrong: 'It is wrong',
  unknown: 'I could not find out',
} as const
export type ClaimOutcome = keyof typeof claimOutcomes

/** What the comparison shows, in one sentence. */
export const claimLessons: Record<ClaimOutcome, string> = {
  right:
    'One prompt gave two answers, and you know that this sentence is right because you checked it, not because it sounds right.',
  wrong: 'One prompt gave two answers, and a sentence that sounded right was wrong: well written does not mean true.',
  unknown: 'One prompt gave two answers, and you could not find out which is right, so do not rely on this sentence yet.',
}

/** What two answers show that say the same. */
export const sameAnswersLesson =
  'Both answers say the same this time. They can still both be wrong, so check before you use them.'

/** Shorter sentences, such as headings and “Yes.”, state nothing that can be checked. */
const minWords = 3

/** Returns the sentences of an answer as plain text, without Markdown and numbers of lists. */
export function sentencesOf(answer: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { index, 0: end } of answer.matchAll(sentenceEnd)) {
    sentences.push(answer.slice(start, index + end.length))
    start = index + end.length
  }
  return [...sentences, answer.slice(start)].map(plain).filter((text) => wordsOf(text).length >= minWords)
}

/** Returns the sentences of an answer that the other answer does not have, each once. Case and punctuation do not count. */
export function differingSentences(answer: string, other: string): string[] {
  const known = new Set(sentencesOf(other).map(keyOf))
  return sentencesOf(answer).filter((sentence) => {
    const key = keyOf(sentence)
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}

function plain(text: string): string {
  return text
    .replaceAll(/[*_`#>|]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[-–•]|\d{1,2}[.)])\s+/, '')
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
}

function keyOf(text: string): string {
  return wordsOf(text).join(' ').toLowerCase()
}
