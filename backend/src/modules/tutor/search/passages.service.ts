import { passagesOf } from '@deepm/schema/rules/learning/steps/cut-notes'
import { lessonSteps } from '@deepm/schema/rules/learning/steps/lesson-steps'
import { sentencesOf } from '@deepm/schema/rules/learning/steps/sentences'

export type TutoredLesson = Parameters<typeof lessonSteps>[0] & { title: string }

/** A paragraph or list item of a lesson. */
export type Passage = {
  id: number
  /** The number of its step, counted from 1. */
  step: number
  /** The heading above it. */
  title: string
  /** Plain text. */
  text: string
}

/**
 * Returns the passages of a lesson in their order. The text after a guess, samples of lines to write and everything about the check but its
 * questions stay out, because they answer what a learner is to find.
 */
export function passagesIn(lesson: TutoredLesson): Passage[] {
  const found: Omit<Passage, 'id'>[] = []
  for (const [index, step] of lessonSteps(lesson).entries()) {
    if (!('text' in step)) continue
    for (const { heading, units } of passagesOf(step.text)) {
      const title = heading || step.title || lesson.title
      const paragraphs: string[] = []
      for (const { text, joint, isItem } of units) {
        const last = paragraphs.at(-1) ?? ''
        // Sentences of a long paragraph belong together, and a list belongs to the line that introduces it.
        const isPart = joint === ' ' || (isItem && /:\**$|\n/.test(last))
        if (isPart && last) paragraphs.splice(-1, 1, `${last}${isItem ? '\n' : ' '}${text}`)
        else paragraphs.push(text)
      }
      found.push(...paragraphs.map((text) => ({ step: index + 1, title, text: plain(text) })))
    }
  }
  // A line that introduces something to do says nothing alone.
  return found.filter(({ text }) => /\p{L}.*[^:]$/u.test(text)).map((passage, id) => ({ id, ...passage }))
}

/** Returns Markdown without its marks, on one line. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/(?<=[\p{L}\p{N}])(?=\n[-*+] )/gu, ';')
    .replaceAll(/^\s*(?:[-*+]|\d+[.)]|>|#+)\s+/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|__|`|(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Longest quotation, in words. */
const maxQuoteWords = 45

/** Returns the sentences of a passage from the one with the highest score on, as many as a quotation may have. */
export function quoteFrom({ text }: Passage, scoreOf: (sentence: string) => number): string {
  const sentences = sentencesOf(text)
  const scores = sentences.map(scoreOf)
  const from = scores.indexOf(Math.max(...scores))
  let quote = sentences[from] ?? text
  for (const next of sentences.slice(from + 1)) {
    if (`${quote} ${next}`.split(' ').length > maxQuoteWords) break
    quote += ` ${next}`
  }
  return quote
}
