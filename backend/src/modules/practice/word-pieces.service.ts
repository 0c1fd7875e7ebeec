// Cuts a phrase into the pieces of words that the encoder knows, so that no word is unknown to it.

export type Vocabulary = ReadonlyMap<string, { score: number; index: number }>

const space = '\u2581'
const longestPiece = 16
const unknown = { score: -20, index: 0 }

/** The pieces whose scores add up to the most. */
export function piecesOf(vocabulary: Vocabulary, phrase: string): number[] {
  const text = space + phrase.normalize('NFKC').replaceAll(' ', space)
  if (text === space) return []
  const best: { sum: number; from: number; index: number }[] = [{ sum: 0, from: 0, index: 0 }]
  for (let end = 1; end <= text.length; end += 1) {
    const last = best[end - 1]?.sum ?? 0
    let choice = { sum: last + unknown.score, from: end - 1, index: unknown.index }
    for (let from = Math.max(0, end - longestPiece); from < end; from += 1) {
      const piece = vocabulary.get(text.slice(from, end))
      const sum = (best[from]?.sum ?? 0) + (piece?.score ?? 0)
      if (piece && sum > choice.sum) choice = { sum, from, index: piece.index }
    }
    best.push(choice)
  }
  const pieces: number[] = []
  for (let end = text.length; end > 0; end = best[end]?.from ?? 0) pieces.push(best[end]?.index ?? unknown.index)
  // Unknown letters next to each other are one piece.
  return pieces.toReversed().filter((piece, at, all) => piece !== unknown.index || all[at - 1] !== unknown.index)
}
