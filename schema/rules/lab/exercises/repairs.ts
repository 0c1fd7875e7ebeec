import type { Repair } from './exercises.ts'
import { cityCat, dragonStory, rainPoem, reporter, teamJokes } from './repairs-creative.ts'
import { blackHoles, countingCode, equation, footballPlan, rainyGames, telephone, volcano } from './repairs-useful.ts'

/** The prompt repairs, in the order in which they are suggested. */
export const repairs: readonly [Repair, ...Repair[]] = [
  volcano,
  dragonStory,
  teamJokes,
  equation,
  cityCat,
  rainyGames,
  telephone,
  rainPoem,
  footballPlan,
  countingCode,
  reporter,
  blackHoles,
]
