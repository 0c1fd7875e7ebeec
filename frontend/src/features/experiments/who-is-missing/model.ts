import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import {
  budget,
  firstCollection,
  homeGroups,
  isEqualCollection,
  lowestGroup,
} from '@deepm/schema/rules/experiments/who-is-missing'
import { decide, describe, type Example } from '../drawings/core.ts'
import { drawn, type MotifId, type Prepared, preparedSet } from '../drawings/motifs/motifs.ts'
import { pixelsOf } from '../drawings/paper/pixels.ts'

/** Shops in the training box. Their number does not change. */
const shopCount = 40

/** Drawings of each group in one test set. */
const perGroup = 24

const testSets = 3

/** The group with the most looks. */
export const moving = homeGroups.findIndex(({ id }) => id === 'moving')

const motifIds: readonly MotifId[] = [...homeGroups.map(({ id }) => id), 'shop']
const [home, shop] = [0, 1] as const

/** Shares of right answers in one test set. */
type Test = { groups: number[]; shops: number }

export type Request = { counts: readonly number[]; seed: number; testSeed: number }

/** A trained machine's results in three test sets, their average, and the homes that it took for shops in the first set. */
export type Result = { counts: readonly number[]; tests: Test[]; average: Test; missed: Prepared[][] }

/** A result with the mission in which the machine was trained. */
export type Trained = Result & { mission: MissionNumber }

export type State = {
  counts: readonly number[]
  /** Chooses which drawings are collected; it changes with each training. */
  seed: number
  /** Results, the newest last. */
  results: readonly Trained[]
}

export function startState(): State {
  return { counts: firstCollection, seed: 1, results: [] }
}

/** Returns the drawings that are collected: some of each group. A higher number adds drawings, the first ones stay. */
export function collected(counts: readonly number[], seed: number): Prepared[][] {
  return homeGroups.map(({ id }, index) => preparedSet(id, counts[index] ?? 0, seed * 100 + index))
}

/** Returns the counts after a change of one group. What exceeds the budget is taken from the largest of the other groups. */
export function withCount(counts: readonly number[], group: number, count: number): number[] {
  const next = counts.with(group, Math.max(0, Math.min(count, budget)))
  while (leftOver(next) < 0) {
    const largest = lowestGroup(next.map((it, index) => (index === group ? 0 : -it)))
    next[largest] = (next[largest] ?? 0) - 1
  }
  return next
}

export function leftOver(counts: readonly number[]): number {
  return budget - counts.reduce((sum, it) => sum + it, 0)
}

/** Trains a machine with homes and shops, and tests it with three sets of new drawings. */
export function trainAndTest({ counts, seed, testSeed }: Request): Result {
  const examples = [
    ...collected(counts, seed).flatMap((drawings) => drawings.map((it) => exampleOf(it, home))),
    ...preparedSet('shop', shopCount, seed * 100 + 99).map((it) => exampleOf(it, shop)),
  ]
  const missed: Prepared[][] = []
  const tests = Array.from({ length: testSets }, (_, set): Test => {
    const rights = motifIds.map((motif, index) => {
      const label = index < homeGroups.length ? home : shop
      const drawings = preparedSet(motif, perGroup, 1_000_000 + (testSeed * testSets + set) * 100 + index)
      const wrong = drawings.filter((it) => !isRight(exampleOf(it, label), examples))
      if (set === 0) missed.push(wrong)
      return 1 - wrong.length / perGroup
    })
    return { groups: rights.slice(0, -1), shops: rights.at(-1) ?? 0 }
  })
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const average = {
    groups: homeGroups.map((_, index) => mean(tests.map((it) => it.groups[index] ?? 0))),
    shops: mean(tests.map((it) => it.shops)),
  }
  return { counts, tests, average, missed: missed.slice(0, -1) }
}

function exampleOf(prepared: Prepared, label: number): Example {
  return { label, numbers: describe(pixelsOf(drawn(prepared))) }
}

function isRight({ label, numbers }: Example, examples: readonly Example[]): boolean {
  return (decide(numbers, examples, 2).chances[label] ?? 0) > 0.5
}

/** What the missions accept as evidence. */
export const evidenceOf = {
  found: ({ counts, average }: Result, chosen: number) => ({ counts, result: average, chosen }),
  repaired: ({ counts, tests }: Result) => ({ counts, group: moving, tests: tests.map((it) => it.groups) }),
  /** Compares the fairest machine of the third mission with the one that had equal numbers; `null` while one is missing. */
  compared: (all: readonly Trained[]) => {
    const results = all.filter((it) => it.mission === 3)
    const lowest = ({ average: { groups } }: Result) => Math.min(...groups)
    const worstFirst = results.toSorted((a, b) => lowest(a) - lowest(b))
    const equal = worstFirst.find((it) => isEqualCollection(it.counts))
    const better = worstFirst.findLast((it) => !isEqualCollection(it.counts))
    if (!equal || !better) return null
    const facts = ({ counts, average }: Result) => ({ counts, groups: average.groups })
    return { equal: facts(equal), better: facts(better) }
  },
}
