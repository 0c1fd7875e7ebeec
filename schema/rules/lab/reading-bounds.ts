import { longestPrompt } from './lab.ts'

// How large a text may be for the rules that look for harm, crises and personal data. Their work grows with sentences and words, so both
// are bounded before the first rule runs. Ordinary English of 4,000 characters has some 700 words in 60 sentences.

export const mostSentences = 500
export const mostWords = 1500
/** In characters, accents and other combining marks included. */
export const longestWord = 200
/** Some characters stand for many letters, "ﷺ" for eighteen. Written out, a text may have this many characters. */
const mostWrittenOut = 2 * longestPrompt

const tooLongPrompt = `Your prompt is longer than ${longestPrompt.toLocaleString('en')} characters. Shorten it, then send it again.`

/**
 * Why a prompt is too large to be read, as a sentence that says what to change; `null` for one that is not. Takes time in proportion to
 * the length of the text and runs no other rule.
 */
export function readingProblem(text: string): string | null {
  if (text.length > longestPrompt) return tooLongPrompt
  const plain = text.normalize('NFKC')
  if (plain.length > mostWrittenOut)
    return 'Some characters in your prompt stand for many letters. Write them out or shorten it, then send it again.'
  const words = plain.match(/[\p{L}\p{N}\p{M}@$*'!]+/gu) ?? []
  if (words.some((word) => word.length > longestWord))
    return `A word in your prompt is longer than ${longestWord} characters. Shorten it, then send it again.`
  if (words.length > mostWords) return 'Your prompt has more than 1,500 words. Shorten it, then send it again.'
  if ((plain.match(/[.!?;\n]+/g) ?? []).length > mostSentences)
    return `Your prompt has more than ${mostSentences} sentences or lines. Shorten it, then send it again.`
  return null
}
