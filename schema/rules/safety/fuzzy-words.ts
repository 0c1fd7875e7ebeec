const shortest = 5
const alike = ['aeiouy', 'ckqs', 'szc', 'fv', 'gj']

/**
 * Returns a function that finds the listed word for a misspelled one: one letter added, missing or swapped with its neighbour, or
 * a word that sounds alike. The first letter must be correct; it nearly always is, even when children write.
 */
export function fuzzyMatcher(words: Iterable<string>): (word: string) => string | undefined {
  const index = new Map<string, string[]>()
  for (const word of words) {
    if (word.length < shortest || !/^[a-z]+$/.test(word)) continue
    for (const key of [word, ...shortened(word)]) index.set(key, [...(index.get(key) ?? []), word])
  }
  return (word) => {
    if (word.length < shortest || word.length > 24) return undefined
    for (const key of [word, ...shortened(word)]) {
      const found = index.get(key)?.find((candidate) => soundsLike(word, candidate))
      if (found) return found
    }
    return undefined
  }
}

/** Yields the word without each of its letters except the first. */
function shortened(word: string): string[] {
  return [...word].slice(1).map((_, at) => word.slice(0, at + 1) + word.slice(at + 2))
}

function soundsLike(word: string, other: string): boolean {
  if (word[0] !== other[0]) return false
  let start = 0
  while (start < word.length && word[start] === other[start]) start += 1
  const rest = word.slice(start)
  const left = other.slice(start)
  if (rest.slice(1) === left || left.slice(1) === rest) return true
  const [one = '', two = ''] = [rest[0], left[0]]
  if (rest.slice(1) === left.slice(1)) return alike.some((letters) => letters.includes(one) && letters.includes(two))
  return rest.slice(2) === left.slice(2) && one === left[1] && rest[1] === two
}
