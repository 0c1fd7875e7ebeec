import { notesText } from '@deepm/schema/rules/learning/notes'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

/** Returns the words of a text, without Markdown marks and lone symbols. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** Returns the sentences of the notes, without headings and marks. A bullet counts as a sentence. */
export function noteSentences(body: string): string[] {
  return notesText(body)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) =>
      line
        .replace(/^- /, '')
        .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replaceAll(/[*_]/g, ''),
    )
    .flatMap((line) => line.split(/(?<=[.!?]["”’)]*)\s+/))
    .filter((sentence) => wordsOf(sentence).length > 0)
}

/** Returns the US school grade of the notes (Flesch-Kincaid). */
export function readingGrade(body: string): number {
  const sentences = noteSentences(body)
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables })
}
