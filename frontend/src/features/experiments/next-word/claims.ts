import { homes } from '@deepm/schema/rules/experiments/next-word'
import { allWords, type State } from './model.ts'

/** A written sentence such as "the whale lives in the forest". */
type Claim = {
  animal: number
  place: string
  /** Index of the home of another animal, or -1. */
  home: number
  /** Index of its first word, and the chance of its last one. */
  at: number
  chance: number
}

/** Number of words in a claim. */
export const claimLength = 6

/** Finds what the machine wrote about the homes of animals. Sentences that the learner chose as the start do not count. */
export function claimsIn(state: State): Claim[] {
  const words = allWords(state)
  const before = words.length - state.written.length
  return words.flatMap((article, at) => {
    const [subject, ...rest] = words.slice(at + 1, at + claimLength)
    const animal = homes.findIndex((it) => it.animal === subject)
    const [place] = rest.slice(3)
    if (article !== 'the' || animal < 0 || !place || rest.slice(0, 3).join(' ') !== 'lives in the') return []
    const written = state.written[at + claimLength - 1 - before]
    return written ? [{ animal, place, home: homes.findIndex((it) => it.home === place), at, chance: written.chance }] : []
  })
}

/** Returns the claim that gives an animal the home of another one, or `null`. */
export function falseClaim(claims: readonly Claim[], animal: number): Claim | null {
  return claims.find((it) => it.animal === animal && it.home >= 0 && it.home !== animal) ?? null
}

/** Says what is right or wrong with the home of the animal that the learner tapped. */
export function verdictOn(claims: readonly Claim[], animal: number): string {
  const { animal: name, home } = homes[animal] ?? homes[0]
  const caught = falseClaim(claims, animal)
  if (caught) return `Caught! It wrote that the ${name} lives in the ${caught.place}. Its text says: in the ${home}.`
  const [claim] = claims.filter((it) => it.animal === animal)
  if (!claim) return `It has not written where the ${name} lives. Let it write more.`
  if (claim.home === animal) return `The ${home} is the right home of the ${name}. Look for a wrong one.`
  return `True, the ${name} does not live in the ${claim.place}. Now find an animal in the home of another animal.`
}
