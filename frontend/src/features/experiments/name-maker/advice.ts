import { bestPoint, fewNames, memorized, soup } from '@deepm/schema/rules/experiments/name-maker'
import { bestPointEvidence, lowestHeldOut, soupEvidence } from './evidence.ts'
import type { MadeName, Point } from './trainer.ts'

/** Says what is still missing when the learner stopped in mission 1; '' before the first round, or if nothing is. */
export function adviceOnSoup(points: readonly Point[], seen: ReadonlySet<number>): string {
  const last = points.at(-1)
  if (!last || last.round === 0) return ''
  if (!soupEvidence(points, seen)) return 'You missed the letter soup. Press “New network”, then “One round”.'
  return last.soup > soup.little ? 'Still too many impossible pairs. Keep training.' : ''
}

/** Says what is still missing when the learner stopped in mission 2. */
export function adviceOnCopies(points: readonly Point[], isDone: boolean): string {
  const last = points.at(-1)
  if (!last || last.round === 0) return ''
  const isCopying = last.copies >= memorized.copies
  if (isCopying && last.heldOut >= memorized.growth * lowestHeldOut(points)) return ''
  if (isDone) return `This network did not learn its names by heart. Choose “Only ${fewNames}” and “Big”.`
  return isCopying
    ? 'Many copies! But the solid line has not gone up enough. Keep training.'
    : 'Too few copies so far. Keep training.'
}

/** Says what is still missing when the learner made names in mission 3. */
export function adviceOnBestPoint(points: readonly Point[], round: number, made: readonly MadeName[]): string {
  const evidence = bestPointEvidence(points, round, made)
  if (!evidence) return ''
  const { chosen, last, best, fresh } = evidence
  if (last.heldOut < bestPoint.growth * best) return 'The solid line has not clearly gone up yet. Keep training first.'
  if (chosen.heldOut > bestPoint.nearness * best)
    return `At round ${round}, the solid line is not at its lowest. Tap the lowest point.`
  return fresh < bestPoint.fresh ? `Only ${fresh} different new names. Make ${bestPoint.made} again.` : ''
}
