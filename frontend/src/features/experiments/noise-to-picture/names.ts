import { type Target, targets, type Wish } from '@deepm/schema/rules/experiments/noise-to-picture'
import type { Picture } from './model.ts'
import { trainingSet } from './training-set.ts'

/** Returns a thing with its article, such as "an apple". */
export function aThing(wish: Wish): string {
  return `${/^[aeiou]/.test(wish) ? 'an' : 'a'} ${wish}`
}

/** The first training picture of each thing. */
export const samples = Object.fromEntries(
  targets.map((target) => [target, trainingSet.find((it) => it.target === target)?.values]),
) as Record<Target, Picture>

export function isTarget(wish: Wish | null): wish is Target {
  return (targets as readonly (Wish | null)[]).includes(wish)
}
