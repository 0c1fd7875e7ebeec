import { reportOf } from '@deepm/schema/rules/experiments/mission'
import {
  type AnalogyId,
  analogies,
  jobs,
  mostPulled,
  type NeighborWord,
  neighborRounds,
  textSizes,
  wordMap,
} from '@deepm/schema/rules/experiments/word-map'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../engine/random.ts'
import { points, vectors } from './atlas.ts'
import core from './core.ts?raw'
import {
  addGuess,
  addReading,
  choicesOf,
  groups,
  isKnown,
  judge,
  neighbors,
  onLine,
  poles,
  readText,
  solve,
  startState,
  suggestWords,
} from './model.ts'

const [surprise, analogy, bias] = wordMap.missions

describe('the map', () => {
  it('has about 3,000 different words with 40 numbers each, spread over the whole map', () => {
    expect(points.length).toBeGreaterThan(2900)
    expect(vectors.size).toBe(points.length)
    for (const vector of vectors.values()) expect(vector).toHaveLength(40)
    for (const axis of ['x', 'y'] as const) {
      const sorted = points.map((it) => it[axis]).toSorted((one, other) => one - other)
      expect((sorted.at(-300) ?? 0) - (sorted[300] ?? 0)).toBeGreaterThan(0.4)
    }
  })

  it('has no violent, sexual or insulting words', () => {
    for (const word of [
      'kill',
      'killer',
      'murder',
      'gun',
      'bomb',
      'sex',
      'sexy',
      'naked',
      'drug',
      'drunk',
      'stupid',
      'idiot',
      'hell',
    ])
      expect([word, isKnown(word)]).toEqual([word, false])
  })

  it('keeps neighbors together on the flat map', () => {
    const place = new Map(points.map((it) => [it.word, it]))
    const distance = (one: string, other: string) => {
      const [a, b] = [place.get(one), place.get(other)]
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Number.NaN
    }
    for (const word of ['cat', 'pizza', 'piano', 'monday', 'football', 'paris'])
      for (const near of neighbors(word).slice(0, 3))
        expect([word, near.word, distance(word, near.word) < 0.15]).toEqual([word, near.word, true])
    expect(distance('pizza', 'paris')).toBeGreaterThan(0.2)
  })

  it('finds words by their first letters', () => {
    expect(suggestWords(' Pia')).toContain('piano')
    expect(suggestWords('')).toEqual([])
    expect(suggestWords('qqq')).toEqual([])
  })

  it('shows its code in at most 40 lines', () => {
    expect(core.trim().split('\n').length).toBeLessThanOrEqual(40)
  })
})

describe('the mission of the surprising neighbor', () => {
  it.each(Object.entries(neighborRounds))('knows which choice is nearest to %s', (word, { choices, isOpposite }) => {
    const sorted = choicesOf(word as NeighborWord)
    expect(sorted[0]?.word).toBe(choices[0])
    expect((sorted[0]?.similarity ?? 0) - (sorted[1]?.similarity ?? 0)).toBeGreaterThan(0.02)
    if (isOpposite)
      expect(
        neighbors(word)
          .slice(0, 2)
          .map((it) => it.word),
      ).toContain(choices[0])
  })

  it('is reached with three guesses and a word beside its opposite', () => {
    const guessed = (['pizza', 'fast', 'teacher'] as const).reduce(
      (state, word) => addGuess(state, word, 1),
      startState('food', 1),
    )
    const { rounds } = addGuess(guessed, 'fast', 0)
    expect(rounds.find((it) => it.word === 'fast')?.guess).toBe(1)
    expect(reportOf(surprise, { rounds, surprise: 'fast' })).toContain('beside its opposite “slow”')
    expect(reportOf(surprise, { rounds, surprise: 'pizza' })).toBeNull()
    expect(reportOf(surprise, { rounds, surprise: 'buy' })).toBeNull()
    expect(reportOf(surprise, { rounds: rounds.slice(0, 2), surprise: 'fast' })).toBeNull()
  })
})

describe('the mission of the analogies', () => {
  it.each(Object.entries(analogies))('knows whether the machine solves %s', (_, { words, expected, works }) => {
    const answers = solve(words).map((it) => it.word)
    if (works) expect(answers[0]).toBe(expected)
    else expect(answers).not.toContain(expected)
  })

  it('is reached with three right verdicts on working ones and one on a failing one', () => {
    const verdicts: [AnalogyId, boolean][] = [
      ['kitten', true],
      ['rome', true],
      ['ate', true],
      ['fruit', true],
    ]
    const state = verdicts.reduce((now, [id, fits]) => judge(now, id, fits), startState('animals', 1))
    expect(reportOf(analogy, { judged: state.judged })).toBeNull()
    expect(reportOf(analogy, { judged: judge(state, 'fruit', false).judged })).toContain('found 3 that work, and 1 that fail')
    expect(reportOf(analogy, { judged: judge(judge(state, 'fruit', false), 'ate', false).judged })).toBeNull()
  })
})

describe('the mission of the line', () => {
  it('can place every word of every group', () => {
    for (const group of Object.keys(groups) as (keyof typeof groups)[])
      for (const pole of Object.keys(poles) as (keyof typeof poles)[])
        for (const { word, place } of onLine(group, pole)) expect([word, Math.abs(place) < 1]).toEqual([word, true])
  })

  it('starts with animals of the land and of the sea', () => {
    const { group, poles: first } = startState('animals', 1)
    const names = onLine(group, first).map((it) => it.word)
    expect(names.slice(-2).toSorted()).toEqual(['shark', 'whale'])
    expect(names[0]).toBe('horse')
  })

  it('shows the bias of the texts: some jobs are far toward “she”, others far toward “he”', () => {
    const line = onLine('jobs', 'person')
    const place = Object.fromEntries(line.map((it) => [it.word, it.place]))
    expect(line).toHaveLength(jobs.length)
    expect(place['nurse']).toBeGreaterThan(0.3)
    expect(place['manager']).toBeLessThan(-0.3)
    expect(line.toSorted((one, other) => Math.abs(other.place) - Math.abs(one.place))[0]?.word).toBe(mostPulled)
  })

  it.each([1, 2, 3, 4, 5, 77, 4711])('is not repaired by a larger text, but by a balanced one (seed %i)', (seed) => {
    const random = seededRandom(seed)
    for (const size of textSizes) expect(readText(size, false, random).she / size).toBeGreaterThan(0.7)
    const far = (size: 100 | 100_000) => Math.abs(readText(size, false, seededRandom(seed)).she / size - 0.85)
    expect(far(100_000)).toBeLessThan(0.01)
    expect(far(100)).toBeLessThan(0.12)
    const steps = [
      [100, false],
      [10_000, false],
      [1000, true],
    ] as const
    const { readings } = steps.reduce(
      (state, [size, isBalanced]) => addReading(state, size, isBalanced),
      startState('jobs', seed),
    )
    expect(reportOf(bias, { job: mostPulled, readings })).toContain('10,000 sentences of the same kind do not repair this')
    expect(reportOf(bias, { job: 'nurse', readings })).toBeNull()
    for (const missing of [0, 1, 2])
      expect(reportOf(bias, { job: mostPulled, readings: readings.toSpliced(missing, 1) })).toBeNull()
  })
})
