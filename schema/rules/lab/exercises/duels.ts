import { bedtimeStory, grandadsCard, lonelyLighthouse, sorryNote } from './duels-creative.ts'
import { birthdayParty, floatingCat, frenchBakery, perfectPresent } from './duels-doing.ts'
import { blueSky, fractions, goldfish, leafTalk } from './duels-facts.ts'
import type { Duel } from './exercises.ts'

/** The prompt duels, in the order in which they are suggested. */
export const duels: readonly [Duel, ...Duel[]] = [
  bedtimeStory,
  goldfish,
  fractions,
  grandadsCard,
  lonelyLighthouse,
  birthdayParty,
  leafTalk,
  sorryNote,
  perfectPresent,
  floatingCat,
  frenchBakery,
  blueSky,
]
