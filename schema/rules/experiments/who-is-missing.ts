import { z } from '../forms/zod.ts'
import { type ExperimentRules, mission } from './mission.ts'
import { percent } from './percent.ts'

/** Groups of homes, with the share of each among all homes of the city. */
export const homeGroups = [
  { id: 'pitched', name: 'pitched-roof houses', cityShare: 0.8 },
  { id: 'tower', name: 'tower blocks', cityShare: 0.1 },
  { id: 'round', name: 'round houses', cityShare: 0.05 },
  { id: 'moving', name: 'homes that move', cityShare: 0.05 },
] as const

/** The most drawings of homes that can be collected. */
export const budget = 40

/** What was collected first: most of what the city has most of. */
export const firstCollection = [32, 4, 2, 2] as const

/** Share of right answers that every group deserves. */
export const fair = 0.85

/** Share below which a group is left out, and total from which the machine looks good. */
const leftOut = 0.7
const looksGood = 0.9

/** Lowest share of the other groups when one group is repaired. */
export const stillWorks = 0.7

const share = z.number().check(z.gte(0), z.lte(1))
const shares = z.array(share).check(z.length(homeGroups.length))
const counts = z.array(z.int().check(z.gte(0), z.lte(budget))).check(
  z.length(homeGroups.length),
  z.refine((it) => it.reduce((sum, value) => sum + value, 0) <= budget),
)
const groupIndex = z.int().check(z.gte(0), z.lte(homeGroups.length - 1))
const test = z.strictObject({ groups: shares, shops: share })

/** Returns the share of right answers in the city, where half of all buildings are shops. */
export function cityAccuracy({ groups, shops }: { groups: readonly number[]; shops: number }): number {
  const homes = homeGroups.reduce((sum, { cityShare }, index) => sum + cityShare * (groups[index] ?? 0), 0)
  return (homes + shops) / 2
}

/** Returns the index of the group with the fewest right answers. */
export function lowestGroup(groups: readonly number[]): number {
  return groups.indexOf(Math.min(...groups))
}

/** Returns whether (nearly) the whole budget is spread over all groups equally. */
export function isEqualCollection(collected: readonly number[]): boolean {
  const total = collected.reduce((sum, count) => sum + count, 0)
  return Math.max(...collected) - Math.min(...collected) <= 1 && total > budget - homeGroups.length
}

export const whoIsMissing: ExperimentRules = {
  missions: [
    mission({
      evidence: z.strictObject({ counts, result: test, chosen: groupIndex }),
      isReached: ({ result, chosen }) =>
        cityAccuracy(result) >= looksGood && chosen === lowestGroup(result.groups) && (result.groups[chosen] ?? 1) < leftOut,
      report: ({ result, chosen }) =>
        `Found who a machine leaves out: it is right for ${percent(cityAccuracy(result))} of all buildings, but only for ${percent(result.groups[chosen] ?? 0)} of ${homeGroups[chosen]?.name}.`,
    }),
    mission({
      evidence: z.strictObject({ counts, group: groupIndex, tests: z.array(shares).check(z.length(3)) }),
      isReached: ({ group, tests }) =>
        homeGroups[group]?.id === 'moving' &&
        tests.every((groups) => (groups[group] ?? 0) >= fair && groups.every((value) => value >= stillWorks)),
      report: ({ counts: collected, group, tests }) =>
        `Repaired an unfair machine with data: with ${collected[group]} instead of ${firstCollection[group]} drawings, it is right for at least ${percent(Math.min(...tests.map((groups) => groups[group] ?? 0)))} of ${homeGroups[group]?.name} in three tests.`,
    }),
    mission({
      evidence: z.strictObject({
        equal: z.strictObject({ counts, groups: shares }),
        better: z.strictObject({ counts, groups: shares }),
      }),
      isReached: ({ equal, better }) => {
        const group = lowestGroup(equal.groups)
        return (
          isEqualCollection(equal.counts) &&
          (equal.groups[group] ?? 1) < fair &&
          (better.counts[group] ?? 0) > (equal.counts[group] ?? 0) &&
          better.groups.every((value) => value >= fair)
        )
      },
      report: ({ equal, better }) => {
        const group = lowestGroup(equal.groups)
        return `Found out that equal numbers are not always fair: ${homeGroups[group]?.name} needed ${better.counts[group]} drawings instead of ${equal.counts[group]} to get from ${percent(equal.groups[group] ?? 0)} to ${percent(better.groups[group] ?? 0)}.`
      },
    }),
  ],
  state: z.strictObject({ counts, seed: z.int().check(z.gte(0)) }),
}
