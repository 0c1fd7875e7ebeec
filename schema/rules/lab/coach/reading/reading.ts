import { correctWords } from './spelling.ts'

/** A prompt as the Practice Coach reads it. */
export type PromptReading = {
  /** As it was written, with single spaces. */
  written: string
  /** Lower case, straight quotes, single spaces, common misspellings corrected. */
  text: string
  /** The words of `text`. */
  words: string[]
}

/** Corrects the spelling of a prompt and splits it into words. */
export function readPrompt(prompt: string): PromptReading {
  const written = prompt
    .normalize('NFKC')
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // Letters that are repeated for fun: "storyyyy", but "coool" keeps two.
  const calm = written
    .toLowerCase()
    .replaceAll(/(\p{L})\1{2,}/gu, (run, letter: string) => (/[eo]/.test(letter) && run.length > 1 ? letter + letter : letter))
  const text = correctWords(calm)
    .replaceAll(
      /\b(i|we) (already )?no(?= (?:that|how|what|why|who|where|it|they|the|about|a|all|already|some|this)\b)/g,
      '$1 $2know',
    )
    .replaceAll(/\bdon't no\b/g, "don't know")
  return { written, text, words: text.match(/[\p{L}\p{N}']+/gu) ?? [] }
}
