/** The numbers of all pieces. Pieces that were joined early in training have small numbers. */
export type Ranks = ReadonlyMap<string, number>

/**
 * Cuts a word into tokens by byte pair encoding. The word starts as single bytes. Each step joins the two neighbours whose joined piece
 * has the smallest number. It ends when no two neighbours form a piece of the vocabulary. Returns the pieces before the first step and
 * after each one.
 */
export function mergeSteps(bytes: string, ranks: Ranks): string[][] {
  let pieces = [...bytes]
  const steps = [pieces]
  for (;;) {
    let place = -1
    let smallest = Number.POSITIVE_INFINITY
    for (let index = 0; index + 1 < pieces.length; index += 1) {
      const rank = ranks.get(`${pieces[index]}${pieces[index + 1]}`)
      if (rank !== undefined && rank < smallest) {
        smallest = rank
        place = index
      }
    }
    if (place < 0) return steps
    const joined = `${pieces[place]}${pieces[place + 1]}`
    pieces = [...pieces.slice(0, place), joined, ...pieces.slice(place + 2)]
    steps.push(pieces)
  }
}

/** Splits a text into words with the space before them, numbers, and signs. Tokens never cross these borders. */
export function splitWords(text: string): string[] {
  return text.match(/'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+/gu) ?? []
}
