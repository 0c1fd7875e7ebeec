export type Counts = Map<string, Map<string, number>>

/** Learns: counts which word follows each group of words in the text. */
export function train(words: readonly string[], lookBack: number): Counts {
  const counts: Counts = new Map()
  for (const [place, word] of words.entries()) {
    for (let length = 0; length <= Math.min(lookBack, place); length += 1) {
      const before = words.slice(place - length, place).join(' ')
      const next = counts.get(before) ?? new Map<string, number>()
      next.set(word, (next.get(word) ?? 0) + 1)
      counts.set(before, next)
    }
  }
  return counts
}

/** Lists the possible next words. If the last words are new, it looks back fewer of them. */
export function nextWords(counts: Counts, text: readonly string[], lookBack: number): [word: string, count: number][] {
  for (let length = Math.min(lookBack, text.length); length >= 0; length -= 1) {
    const next = counts.get(text.slice(text.length - length).join(' '))
    if (next) return [...next].sort(([, one], [, other]) => other - one)
  }
  return []
}

/** Turns counts into chances. Temperature 0 takes the most frequent word; a high one makes all words alike. */
export function chances(next: readonly [string, number][], temperature: number): number[] {
  if (temperature === 0) return next.map((_, index) => (index === 0 ? 1 : 0))
  const weights = next.map(([, count]) => count ** (1 / temperature))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}
