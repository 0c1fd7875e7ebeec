import { fair, homeGroups, isEqualCollection, lowestGroup, stillWorks } from '@deepm/schema/rules/experiments/who-is-missing'
import { moving, type Result, type Trained } from './model.ts'
import { outOf100 } from './shares.ts'

/** Returns what is missing to the goal of a mission after the machines that were trained in it. */
export function nextStep(mission: number, all: readonly Trained[]): string {
  const results = all.filter((it) => it.mission === mission)
  const last = results.at(-1)
  if (mission === 2) return last ? repairStep(last) : ''
  return mission === 3 ? fairStep(results, last) : ''
}

function repairStep({ tests }: Result): string {
  const lost = homeGroups.find((_, group) => group !== moving && tests.some(({ groups }) => (groups[group] ?? 0) < stillWorks))
  if (lost) return `Now ${lost.name} fall below ${outOf100(stillWorks)}. Give them some drawings back.`
  const passed = tests.filter(({ groups }) => (groups[moving] ?? 0) >= fair).length
  return `Homes that move pass ${passed} of 3 tests.`
}

function fairStep(results: readonly Result[], last: Result | undefined): string {
  const equal = results.filter((it) => isEqualCollection(it.counts))
  if (!last || equal.length === 0) return 'First press “Same number of each”, then train.'
  if (equal.every(({ average }) => Math.min(...average.groups) >= fair)) return 'A lucky one! Train with other drawings.'
  const group = lowestGroup(last.average.groups)
  const share = last.average.groups[group] ?? 0
  return share < fair ? `Below the line: ${homeGroups[group]?.name}, ${outOf100(share)} out of 100. Find a better mix.` : ''
}
