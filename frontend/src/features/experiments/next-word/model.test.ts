import { reportOf } from '@deepm/schema/rules/experiments/mission'
import { bold, careful, copied, homes, maxOrder, mixed, nextWord } from '@deepm/schema/rules/experiments/next-word'
import { describe, expect, it } from 'vitest'
import { claimsIn, falseClaim, verdictOn } from './claims.ts'
import core from './core.ts?raw'
import { prepared } from './data.ts'
import {
  candidates,
  compareTemperatures,
  copyEvidence,
  isRepeated,
  type State,
  startState,
  textOf,
  trainMachine,
  wordsOf,
  writeRun,
} from './model.ts'

const seeds = Array.from({ length: 30 }, (_, index) => index * 101)

function runsOf(setup: string, order: number, temperature = 1) {
  const machine = trainMachine(prepared[setup]?.text ?? '', order)
  return seeds.map((seed) => writeRun(machine, { ...startState(setup, seed), order, temperature }))
}

/** A state in which the machine wrote this text after “The whale lives”. */
const wrote = (text: string): State => ({
  ...startState('fairy-tale', 1),
  written: wordsOf(text).map((word) => ({ word, chance: 0.2 })),
})

const hasFalseClaim = (state: State) => homes.some((_, animal) => falseClaim(claimsIn(state), animal))

const average = (numbers: number[]) => numbers.reduce((sum, it) => sum + it, 0) / numbers.length

describe('the next-word machine', () => {
  it('gives each next word the chance that its count in the text says', () => {
    const machine = trainMachine('the cat sits. the cat runs. the dog sits.', 1)
    const list = candidates(machine, { ...startState('own', 1), start: 'the', order: 1 })
    expect(list.map(({ word, count }) => [word, count])).toEqual([
      ['cat', 2],
      ['dog', 1],
    ])
    expect(list[0]?.chance).toBeCloseTo(2 / 3)
  })

  it('looks back fewer words when the last ones are new', () => {
    const machine = trainMachine('we like cake. they like tea.', 3)
    const list = candidates(machine, { ...startState('own', 1), start: 'robots like', order: 3 })
    expect(list.map(({ word }) => word).toSorted()).toEqual(['cake', 'tea'])
  })

  it('writes nothing without a text', () => {
    const machine = trainMachine('', 2)
    expect(writeRun(machine, startState('own', 1)).written).toEqual([])
  })

  it.each(Object.keys(prepared))(
    'copies the text %s when it looks back four words, and mixes it when it looks back one',
    (setup) => {
      const shareAt = (order: number) => runsOf(setup, order).map((it) => it.runs[0]?.share ?? 0)
      expect(shareAt(maxOrder).filter((it) => it >= copied).length).toBeGreaterThan(seeds.length / 2)
      expect(average(shareAt(1))).toBeLessThan(mixed)
      expect(average(shareAt(1))).toBeLessThan(average(shareAt(2)))
      expect(average(shareAt(2))).toBeLessThan(average(shareAt(maxOrder)))
    },
  )

  it('moves animals to wrong homes when it looks back two or three words, and never when it looks back four', () => {
    const wrong = (order: number) => runsOf('fairy-tale', order).filter(hasFalseClaim).length
    expect(wrong(2)).toBeGreaterThan(seeds.length / 2)
    expect(wrong(3)).toBeGreaterThan(seeds.length / 2)
    expect(wrong(4)).toBe(0)
  })

  it('is wrong about the whale every time at temperature 0', () => {
    for (const state of runsOf('fairy-tale', 2, 0)) expect(falseClaim(claimsIn(state), 1)?.chance).toBe(1)
  })

  it('the fairy tale says where each animal lives, and its own sentences are not false', () => {
    for (const { animal, home } of homes) expect(prepared['fairy-tale']?.text).toContain(`The ${animal} lives in the ${home}.`)
    expect(hasFalseClaim(wrote(`in the sea. ${prepared['fairy-tale']?.text}`))).toBe(false)
  })

  it('says for each animal whether its home is wrong, right, missing, or nobody’s', () => {
    const claims = claimsIn(wrote('in the tower. The fox lives in the forest. The owl lives in the moon. The bear'))
    expect(falseClaim(claims, 1)).toMatchObject({ place: 'tower', home: 2, at: 0, chance: 0.2 })
    expect([0, 1, 2, 3].map((animal) => verdictOn(claims, animal))).toEqual([
      'The forest is the right home of the fox. Look for a wrong one.',
      'Caught! It wrote that the whale lives in the tower. Its text says: in the sea.',
      'True, the owl does not live in the moon. Now find an animal in the home of another animal.',
      'It has not written where the bear lives. Let it write more.',
    ])
  })

  it('writes the same text twice at temperature 0, and different texts at temperature 2', () => {
    const machine = trainMachine(prepared['fairy-tale']?.text ?? '', 2)
    let state = { ...startState('fairy-tale', 5), temperature: 0 }
    state = writeRun(machine, writeRun(machine, state))
    expect(compareTemperatures(state.runs, { careful, bold })).toBeNull()
    expect(state.runs.map((_, index) => isRepeated(state.runs, index))).toEqual([true, false])
    state = writeRun(machine, writeRun(machine, { ...state, temperature: 2 }))
    const compared = compareTemperatures(state.runs, { careful, bold })
    expect(compared).toMatchObject({ careful: 0, bold: 2, isCarefulSame: true, isBoldSame: false })
    expect(reportOf(nextWord.missions[2], compared)).toContain('temperatures 0 and 2')
  })

  it('reaches the second mission with one text of each look-back for nearly every learner, and not with one look-back', () => {
    const evidence = (orders: number[], seed: number) => {
      let state = startState('fairy-tale', seed)
      for (const order of orders) state = writeRun(trainMachine(prepared['fairy-tale']?.text ?? '', order), { ...state, order })
      return copyEvidence(state.runs)
    }
    const isReached = (orders: number[]) => seeds.map((seed) => reportOf(nextWord.missions[1], evidence(orders, seed)) !== null)
    expect(isReached([1, 2, 3, 4]).filter(Boolean).length).toBeGreaterThan(0.8 * seeds.length)
    expect(isReached([4, 3, 2, 1]).filter(Boolean).length).toBeGreaterThan(0.8 * seeds.length)
    for (const orders of [
      [1, 1, 1, 1],
      [4, 4, 4, 4],
      [1, 4],
      [2, 1, 2, 4],
    ])
      expect(isReached(orders).filter(Boolean)).toEqual([])
  })

  it('keeps words and full stops apart and joins them again', () => {
    expect(textOf(wordsOf('The fox, who sings. Every day!'))).toBe('The fox who sings. Every day!')
  })

  it('shows code of at most 40 lines', () => {
    expect(core.trim().split('\n').length).toBeLessThanOrEqual(40)
  })
})
