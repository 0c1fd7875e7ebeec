import { maxPromptLength } from './lab.ts'

// The largest text the rules for harm, crises and personal data accept. Their cost grows with sentences and words, so both are
// limited before the first rule runs. Ordinary English of 4,000 characters has some 700 words in 60 sentences.

export const maxSentences = 500
export const maxWords = 1500
/** In characters, including combining marks such as accents. */
export const maxWordLength = 200
/** Some characters expand to many letters, "ﷺ" to eighteen. This limits the expanded text, in characters. */
const maxExpandedLength = 2 * maxPromptLength

const tooLongPrompt = `Your prompt is longer than ${maxPromptLength.toLocaleString('en')} characters. Shorten it, then send it again.`

/**
 * Returns why a prompt is too large to check, as a user-facing sentence, or `null`. Runs in time proportional to the length of
 * the text, before any other rule.
 */
export function describeReadingLimit(text: string): string | null {
  if (text.length > maxPromptLength) return tooLongPrompt
  const plain = text.normalize('NFKC')
  if (plain.length > maxExpandedLength)
    return 'Some characters in your prompt stand for many letters. Write them out or shorten it, then send it again.'
  const words = plain.match(/[\p{L}\p{N}\p{M}@$*'!]+/gu) ?? []
  if (words.some((word) => word.length > maxWordLength))
    return `A word in your prompt is longer than ${maxWordLength} characters. Shorten it, then send it again.`
  if (words.length > maxWords) return 'Your prompt has more than 1,500 words. Shorten it, then send it again.'
  if ((plain.match(/[.!?;\n]+/g) ?? []).length > maxSentences)
    return `Your prompt has more than ${maxSentences} sentences or lines. Shorten it, then send it again.`
  return null
}
