import { reportOf } from '@deepm/schema/rules/experiments/mission'
import {
  backgrounds,
  guesses,
  mysteries,
  noiseToPicture,
  type Reach,
  stepCount,
  type Target,
  targets,
  type Wish,
} from '@deepm/schema/rules/experiments/noise-to-picture'
import { describe, expect, it } from 'vitest'
import core from './core.ts?raw'
import { limits, type Made, madeOf, sharedNoise, withMade } from './made.ts'
import { bets, noiseAfter, type Picture, type Settings, sureFrom, wholeWay } from './model.ts'
import { pictureUrl } from './pictures/picture-url.ts'
import { trainingSet } from './training-set.ts'

const settings = (wish: Wish, seed: number, more: Partial<Settings> = {}): Settings => ({
  wish,
  second: null,
  seed,
  guidance: 10,
  reach: 15,
  ...more,
})
const draw = (own: Settings): Made => madeOf(own, wholeWay(own).at(-1) as Picture)
const mix = (wish: Target, second: Target, seed: number, reach: Reach) => draw(settings(wish, seed, { second, reach }))

describe('the training pictures', () => {
  it('show each thing on each background equally often, and no picture twice', () => {
    for (const target of targets)
      for (const background of backgrounds)
        expect(trainingSet.filter((it) => it.target === target && it.background === background)).toHaveLength(4)
    expect(new Set(trainingSet.map(({ values }) => pictureUrl(values))).size).toBe(trainingSet.length)
  })
})

describe('the picture machine', () => {
  it('draws the same picture from the same noise, and a training picture of the wish if each dot looks at the whole picture', () => {
    const one = draw(settings('rocket', 5))
    expect(draw(settings('rocket', 5)).picture).toEqual(one.picture)
    for (const seed of [1, 2]) expect(draw(settings('rocket', seed)).nearest).toMatchObject({ target: 'rocket', alike: 1 })
  })

  it('without a wish, the hidden pictures of the first mission come out of their noise, each decided before half of the steps', () => {
    for (const { seed, target, choices } of mysteries) {
      const own = settings('dragon', seed, { guidance: 0 })
      const way = wholeWay(own)
      expect(madeOf(own, way.at(-1) as Picture).nearest.target).toBe(target)
      expect(choices).toContain(target)
      const chances = way
        .slice(0, stepCount)
        .map((noisy, step) => bets(noisy, step, own).find((it) => it.target === target)?.chance ?? 0)
      expect(chances[0]).toBeLessThan(0.5)
      expect(sureFrom(chances)).toBeLessThan(guesses.lastStep)
      // When the machine is sure, the noise still hides more of the picture than at the last step that counts.
      expect(noiseAfter(sureFrom(chances))).toBeGreaterThan(1)
      expect(noiseAfter(guesses.lastStep)).toBeLessThan(0.8)
    }
  })

  it('gives two things from the same noise the same background far more often than two from different noise', () => {
    const pairs: [Target, Target][] = [
      ['fish', 'cat'],
      ['rocket', 'house'],
    ]
    const seeds = [11, 12, 13, 14, 15, 16]
    const rows = pairs.flatMap(([one, other]) => {
      const [ones, others] = [one, other].map((wish) => seeds.map((seed) => draw(settings(wish, seed)).background))
      return (ones ?? []).map((background, index) => ({
        same: background === others?.[index],
        different: background === others?.[(index + 1) % seeds.length],
      }))
    })
    const share = (of: 'same' | 'different') => rows.filter((it) => it[of]).length / rows.length
    expect(share('same')).toBeGreaterThanOrEqual(0.45)
    expect(share('same')).toBeGreaterThan(share('different') + 0.15)
  })

  it.each([1, 2])('reaches the second mission with a few pictures, whatever the noise (learner %i)', (learner) => {
    let shelf: readonly Made[] = []
    const wishes: Target[] = ['fish', 'cat', 'rocket', 'house']
    for (let seed = 100 * learner; seed < 100 * learner + 6 && !sharedNoise(shelf); seed += 1)
      for (const wish of wishes) shelf = withMade(shelf, draw(settings(wish, seed)))
    expect(reportOf(noiseToPicture.missions[1], sharedNoise(shelf))).toContain('from the same noise')
  })

  it('draws something known for a word without training pictures', () => {
    for (const seed of [21, 22]) expect(draw(settings('dragon', seed)).nearest.alike).toBeGreaterThan(0.99)
  })

  it('mixes parts of training pictures if each dot looks only at some neighbours', () => {
    const near = [1, 2, 3, 4].map((seed) => mix('cat', 'rocket', seed, 6))
    expect(near.filter((it) => limits([it, draw(settings('dragon', 21))])).length).toBeGreaterThanOrEqual(2)
    for (const it of near) expect(it.known).toBeGreaterThan(it.nearest.alike - 0.01)
    const whole = [1, 2].map((seed) => mix('cat', 'rocket', seed, 15))
    expect(limits([...whole, draw(settings('dragon', 21))])).toBeNull()
    expect(limits(near)).toBeNull()
    expect(reportOf(noiseToPicture.missions[2], limits([...near, draw(settings('dragon', 21))]))).toContain('Then mixed')
  })
})

it('shows code of at most 40 lines', () => {
  expect(core.trim().split('\n').length).toBeLessThanOrEqual(40)
})
