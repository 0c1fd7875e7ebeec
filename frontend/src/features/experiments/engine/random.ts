import { randomLcg } from 'd3-random'

/** A source of random numbers from 0 to 1, without 1. */
export type Random = () => number

/** Returns a source that repeats the same numbers for the same seed. */
export function seededRandom(seed: number): Random {
  const next = randomLcg(((Math.trunc(seed) >>> 0) + 0.5) / 2 ** 32)
  // The first numbers of neighbouring seeds are alike.
  for (let skipped = 0; skipped < 8; skipped += 1) next()
  return next
}

/** Returns a seed that differs each time. */
export function freshSeed(): number {
  return Math.floor(Math.random() * 2 ** 31)
}

/** Returns a whole number from 0 to `limit` - 1. */
export function randomIndex(random: Random, limit: number): number {
  return Math.min(limit - 1, Math.floor(random() * limit))
}

/** Returns the items in random order. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const list = [...items]
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = randomIndex(random, last + 1)
    const item = list[last] as T
    list[last] = list[other] as T
    list[other] = item
  }
  return list
}

/** Returns an index with a probability in proportion to its weight; -1 if no weight is above 0. */
export function weightedIndex(weights: readonly number[], random: Random): number {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  let last = -1
  for (const [index, weight] of weights.entries()) {
    if (weight <= 0) continue
    last = index
    left -= weight
    if (left < 0) return index
  }
  return last
}
