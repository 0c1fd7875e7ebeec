const sentenceEnd = /(?<=[.!?…:]["”’')*_]*)\s+(?=["“‘'(*_]*[\p{Lu}\p{N}])/u
const emphasis = /(?<!\s|^)\*{1,3}|\*{1,3}(?!\s|$)/g

/** Splits a paragraph into sentences. Emphasis that spans several sentences is closed and opened again, so that each is valid Markdown. */
export function sentencesOf(paragraph: string): string[] {
  let open: string[] = []
  return paragraph.split(sentenceEnd).map((sentence) => {
    const before = open
    open = openAfter(sentence, open)
    return before.join('') + sentence + open.toReversed().join('')
  })
}

/** Returns the emphasis marks that are still open at the end of a text. */
function openAfter(text: string, before: readonly string[]): string[] {
  const open = [...before]
  for (const [mark] of text.matchAll(emphasis)) {
    if (open.at(-1) === mark) open.pop()
    else open.push(mark)
  }
  return open
}

/** Counts the words of a Markdown text; lone symbols are not words. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
