import { reportOf } from '@deepm/schema/rules/experiments/mission'
import { bestPoint, fewNames, nameMaker, type Size, soup } from '@deepm/schema/rules/experiments/name-maker'
import { describe, expect, it } from 'vitest'
import { adviceOnBestPoint, adviceOnCopies, adviceOnSoup } from './advice.ts'
import core from './core.ts?raw'
import { namesOf, setupNames } from './data.ts'
import { bestPointEvidence, copyEvidence, lowestHeldOut, soupEvidence } from './evidence.ts'
import { isSafeName } from './safe-name.ts'
import { NameTrainer, type Options, type Point, pairsOf } from './trainer.ts'

const setups = Object.keys(setupNames)

const train = (options: Partial<Options> & { seed: number }, rounds: number) => {
  const trainer = new NameTrainer({ setup: 'first-names', size: 32, isFew: false, ...options })
  const points: Point[] = Array.from({ length: rounds + 1 }, () => trainer.nextPoint())
  return { trainer, points }
}
const [early, copies, best] = nameMaker.missions

describe('the names', () => {
  it.each(setups)('%s are different words of small letters, and the held-out ones are not among the training names', (setup) => {
    const { training, heldOut } = namesOf(setup, false)
    const all = [...training, ...heldOut]
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((name) => !/^[a-z]{2,24}$/.test(name))).toEqual([])
    expect(heldOut.length / all.length).toBeCloseTo(0.2, 1)
    expect(namesOf(setup, true)).toEqual({ heldOut, training: training.slice(0, fewNames) })
  })
})

describe('the network', () => {
  it('repeats its training and its names for the same seed', () => {
    const [one, other] = [train({ seed: 3 }, 5), train({ seed: 3 }, 5)]
    expect(one.points).toEqual(other.points)
    expect(one.trainer.write(5, 10, 1)).toEqual(other.trainer.write(5, 10, 1))
    expect(train({ seed: 4 }, 5).points).not.toEqual(one.points)
  })

  it.each(setups)('writes letter soup after one round with %s, and readable names soon', (setup) => {
    for (const seed of [1, 2]) {
      const { points } = train({ setup, seed }, 25)
      expect(points[1]?.soup).toBeGreaterThanOrEqual(soup.much)
      expect(reportOf(early, soupEvidence(points, new Set([1])))).toContain('After 1 round,')
      expect(reportOf(early, soupEvidence(points.slice(0, 2), new Set([1])))).toBeNull()
      expect(reportOf(early, soupEvidence(points, new Set()))).toBeNull()
    }
  })

  it.each([
    ['first-names', 1],
    ['first-names', 2],
    ['dinosaurs', 1],
    ['planets', 3],
  ])('learns few names of %s by heart if it is big, and becomes worse on unseen names (seed %i)', (setup, seed) => {
    const { points } = train({ setup, seed, size: 96, isFew: true }, 80)
    const report = (count: number) => reportOf(copies, copyEvidence(points.slice(0, count), 96, fewNames))
    expect(report(81)).toContain('on only 40 names')
    expect(report(5)).toBeNull()
    expect(points.at(-1)?.training).toBeLessThan(1)
  })

  it('does not learn all names by heart in the same time if it is small', () => {
    const { points } = train({ seed: 1, size: 8 }, 60)
    expect(points.at(-1)?.copies).toBeLessThan(0.2)
    expect(reportOf(copies, copyEvidence(points, 8, 258))).toBeNull()
  })

  it.each<[string, Size, number, number]>([
    ['first-names', 32, 70, 1],
    ['first-names', 32, 70, 2],
    ['dinosaurs', 96, 60, 1],
    ['planets', 32, 45, 2],
  ])(
    'has a best point with %s and %i neurons within %i rounds, from which most names are new (seed %i)',
    (setup, size, rounds, seed) => {
      const { trainer, points } = train({ setup, seed, size }, rounds)
      const evidenceAt = (round: number, until = points) =>
        bestPointEvidence(until, round, trainer.write(round, bestPoint.made, seed))
      const round = points.findIndex(({ heldOut }) => heldOut === lowestHeldOut(points))
      expect(reportOf(best, evidenceAt(round))).toContain(`best point at round ${round}`)
      expect(reportOf(best, evidenceAt(rounds))).toBeNull()
      expect(reportOf(best, evidenceAt(0))).toBeNull()
      expect(reportOf(best, evidenceAt(round, points.slice(0, round + 1)))).toBeNull()
    },
  )
})

describe('the advice', () => {
  it('asks for a look at the letter soup, and says nothing once the names are readable', () => {
    const { points } = train({ seed: 1 }, 25)
    expect(adviceOnSoup(points.slice(0, 2), new Set([1]))).toBe('Still too many impossible pairs. Keep training.')
    expect(adviceOnSoup(points, new Set())).toMatch(/^You missed the letter soup/)
    expect(adviceOnSoup(points, new Set([1]))).toBe('')
  })

  it('says how far the copying is', () => {
    const { points } = train({ seed: 1, size: 96, isFew: true }, 80)
    expect(adviceOnCopies(points.slice(0, 5), false)).toBe('Too few copies so far. Keep training.')
    expect(adviceOnCopies(points.slice(0, 5), true)).toMatch(/Choose “Only 40” and “Big”/)
    expect(adviceOnCopies(points, false)).toBe('')
  })

  it('leads to the lowest point of a line that went up', () => {
    const { trainer, points } = train({ seed: 1 }, 70)
    const lowest = points.findIndex(({ heldOut }) => heldOut === lowestHeldOut(points))
    const at = (round: number, until = points) => adviceOnBestPoint(until, round, trainer.write(round, bestPoint.made, 1))
    expect(at(lowest, points.slice(0, lowest + 1))).toMatch(/^The solid line has not clearly gone up/)
    expect(at(2)).toMatch(/^At round 2, the solid line is not at its lowest/)
    expect(at(lowest)).toBe('')
  })
})

it('marks the letters that no name of the list has in this place', () => {
  const { points } = train({ seed: 1 }, 1)
  const names = points.flatMap((it) => it.names)
  expect(names.some(({ odd }) => odd.length > 0)).toBe(true)
  for (const { text, odd, isCopy } of names) {
    expect(odd.filter((at) => at < 0 || at >= text.length)).toEqual([])
    if (isCopy) expect(odd).toEqual([])
  }
})

it('hides rude words that appear by chance, and shows ordinary inventions', () => {
  expect(isSafeName('shit')).toBe(false)
  expect(['kamala', 'befra', 'saurolophon', 'lirendizar'].filter((name) => !isSafeName(name))).toEqual([])
})

it('counts the start and the end of a name as letters of its pairs', () => {
  expect(pairsOf('ada')).toEqual(['.a', 'ad', 'da', 'a.'])
})

it('shows code of at most 40 lines', () => {
  expect(core.trim().split('\n').length).toBeLessThanOrEqual(40)
})
