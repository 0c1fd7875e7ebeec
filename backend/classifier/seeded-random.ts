/** Returns a generator of pseudorandom numbers below 2^24, the same sequence for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state >>> 8
  }
}

/** Returns the numbers below `length` in random order. */
export function shuffled(length: number, next: () => number): Int32Array {
  const order = Int32Array.from({ length }, (_, at) => at)
  for (let at = length - 1; at > 0; at -= 1) {
    const other = next() % (at + 1)
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
  return order
}
