/** A prompt with a suggestion applied; the added text is from `start` to `end`. */
export type ImprovedPrompt = { text: string; start: number; end: number }

/** Adds a sentence at the end of a prompt, and ends the sentence before it if it has no end. */
export function addSentence(prompt: string, sentence: string): ImprovedPrompt {
  const said = prompt.trimEnd()
  const text = said === '' || /[.!?:;,…)"”’\]}>]$/.test(said) ? said : said + (isQuestion(said) ? '?' : '.')
  const gap = said === '' ? '' : said.includes('\n') ? '\n' : ' '
  const start = text.length + gap.length
  return { text: text + gap + sentence, start, end: start + sentence.length }
}

function isQuestion(said: string): boolean {
  const last =
    said
      .split(/[.!?\n]/)
      .at(-1)
      ?.trim() ?? ''
  return /^(?:so |and |but |hey |hi )?(?:what|why|how|who|which|when|where|is|are|was|were|do(?! (?:my|the|this|it)\b)|does|did|can|could|will|would|should|wat|y|whats)\b/i.test(
    last,
  )
}
