import { fewTaps, goals, narrow, feed as rules, varied } from '@deepm/schema/rules/experiments/feed'
import { reportOf } from '@deepm/schema/rules/experiments/mission'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../engine/random.ts'
import { cards, perTopic, topics } from './cards.ts'
import { chances, choose, score, update } from './core.ts'
import core from './core.ts?raw'
import {
  type Action,
  evidenceOf,
  newMachine,
  rate,
  type State,
  startState,
  tap,
  topicCount,
  topicOf,
  topTopic,
  withSettings,
} from './model.ts'

const seeds = Array.from({ length: 40 }, (_, seed) => seed * 13)

/** Taps a card of the topic, or the first card if there is none. */
function tapTopic(state: State, topic: number, action: Action): State {
  return tap(state, state.feed.find((card) => topicOf(card) === topic) ?? state.feed[0] ?? 0, action)
}

function narrowed(seed: number, action: Action = 'like', topic = seed % topics.length): State {
  let state = startState(seed)
  while (topTopic(state.feed).count < narrow && state.taps < 50) state = tapTopic(state, topic, action)
  return state
}

/** Taps until the feed is varied again, and returns the number of taps; 80 if it never is. */
function tapsToWiden(narrow: State, next: (state: State) => State): number {
  let state = narrow
  while (topicCount(state.feed) < varied && state.taps - narrow.taps < 80) state = next(state)
  return state.taps - narrow.taps
}

const rejected = (state: State) => tapTopic(state, topTopic(state.feed).topic, 'unwanted')
const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

describe('the cards', () => {
  it('are ten different titles for each of ten topics, with the same minutes and gladness in each topic', () => {
    expect(topics).toHaveLength(10)
    expect(new Set(cards.map((it) => it.title)).size).toBe(100)
    for (const [place, { minutes, glad, isLoud, topic }] of cards.entries()) {
      expect(topic).toBe(Math.floor(place / perTopic))
      expect(cards[place % perTopic]).toMatchObject({ minutes, glad, isLoud })
    }
  })
})

describe('the algorithm', () => {
  it('has at most 40 lines', () => {
    expect(core.trim().split('\n').length).toBeLessThanOrEqual(40)
  })

  it('raises a weight with a like and a video, and lowers it with a rejection', () => {
    const weightAfter = (signal: Parameters<typeof update>[2]) => update(newMachine(), 3, signal).weights[3] ?? 0
    expect([weightAfter('like'), weightAfter('watched'), weightAfter('unwanted')]).toEqual([2.2, 1.7, 0.8])
    expect(update(newMachine(), 3, 'like').weights[4]).toBe(1)
  })

  it('scores long videos high for minutes, welcome ones for gladness, and seldom topics for variety', () => {
    const [short, long] = [
      { topic: 0, minutes: 1, glad: 0.9 },
      { topic: 1, minutes: 5, glad: 0.2 },
    ] as const
    const prefersLong = (goal: (typeof goals)[number]) => score(newMachine(goal), long) > score(newMachine(goal), short)
    expect(goals.map(prefersLong)).toEqual([true, false, false])
    const machine = { ...newMachine('variety'), seen: [5, ...Array<number>(9).fill(0)] }
    expect(score(machine, long)).toBeGreaterThan(score(machine, short))
  })

  it('gives chances that add up to 1, and a share to every card when it explores', () => {
    const machine = { ...newMachine('minutes', 0.3), weights: [60, ...Array<number>(9).fill(0.1)] }
    const all = chances(machine, cards)
    expect(all.reduce((sum, it) => sum + it, 0)).toBeCloseTo(1)
    expect(Math.min(...all)).toBeGreaterThan(0.003 - 1e-9)
  })

  it('chooses as many cards as there are places, in proportion to the chances', () => {
    for (const seed of seeds) {
      const chosen = choose([0.5, 0.3, 0.2], 10, seededRandom(seed))
      expect([0, 1, 2].map((card) => chosen.filter((it) => it === card).length)).toEqual([5, 3, 2])
    }
  })
})

describe('the feed', () => {
  it('starts with ten different cards of all ten topics, for every seed', () => {
    for (const seed of seeds) {
      const { feed } = startState(seed)
      expect([new Set(feed).size, topicCount(feed)]).toEqual([10, 10])
    }
  })

  it('starts with a mix of calm and loud cards, for nearly every seed', () => {
    const loud = seeds.map((seed) => startState(seed).feed.filter((card) => cards[card]?.isLoud).length)
    expect(loud.filter((count) => count > 0 && count < 10).length).toBeGreaterThan(0.95 * seeds.length)
  })

  it('keeps the topic of the last tap with its cards before', () => {
    const start = startState(2)
    expect(start.last).toBeNull()
    expect(tapTopic(start, 4, 'like').last).toEqual({ topic: 4, before: 1 })
    expect(withSettings(tapTopic(start, 4, 'like'), { explore: 0.3 }).last).toBeNull()
  })

  it('never offers a card twice, however narrow it is', () => {
    for (const seed of seeds) {
      let state = narrowed(seed)
      for (let more = 0; more < 5; more += 1) state = tapTopic(state, seed % topics.length, 'like')
      expect(new Set(state.feed).size).toBe(10)
    }
  })

  it('narrows to one topic within six taps, by likes faster than by watching', () => {
    const likes = seeds.map((seed) => narrowed(seed).taps)
    const videos = seeds.map((seed) => narrowed(seed, 'watch').taps)
    expect(Math.max(...likes)).toBeLessThan(fewTaps)
    expect(Math.max(...videos)).toBeLessThanOrEqual(fewTaps)
    expect(median(likes)).toBeLessThan(median(videos))
    for (const seed of seeds) expect(reportOf(rules.missions[0], evidenceOf(1, narrowed(seed)))).toContain('mostly one')
  })

  it('does not narrow when every tap goes to another topic', () => {
    for (const seed of seeds) {
      let state = startState(seed)
      for (let topic = 0; topic < fewTaps; topic += 1) state = tapTopic(state, topic, 'like')
      expect(reportOf(rules.missions[0], evidenceOf(1, state))).toBeNull()
    }
  })

  it('widens again with rejections, but with more taps than narrowing took, also when it explores more', () => {
    for (const explore of [0.1, 0.3]) {
      const ratios = seeds.map((seed) => {
        const state = narrowed(seed)
        return tapsToWiden(withSettings(state, { explore }), rejected) / state.taps
      })
      expect(Math.min(...ratios)).toBeGreaterThan(1)
      expect(Math.max(...ratios)).toBeLessThan(4)
    }
  })

  it('does not become varied by exploring alone, nor by more likes for the same topic', () => {
    for (const seed of seeds) {
      const state = withSettings(narrowed(seed), { explore: 0.3 })
      expect(topicCount(state.feed)).toBeLessThan(varied)
      expect(tapsToWiden(state, (now) => tapTopic(now, seed % topics.length, 'like'))).toBe(80)
    }
  })

  it('reaches the second mission only after it was narrow', () => {
    expect(evidenceOf(2, startState(1))).toBeNull()
    let state = narrowed(1)
    expect(evidenceOf(2, state)).toBeNull()
    while (topicCount(state.feed) < varied) state = rejected(state)
    expect(evidenceOf(2, state)).toMatchObject({ narrowTaps: 4, topics: topicCount(state.feed) })
    expect(reportOf(rules.missions[1], evidenceOf(2, state))).toContain('without a reset')
  })

  it('counts what the learner did, and puts only counts and ids into evidence', () => {
    let state = tapTopic(startState(3), 1, 'watch')
    state = tapTopic(state, 1, 'like')
    state = tapTopic(state, 1, 'unwanted')
    expect(state.counts[1]).toMatchObject({ watched: 1, liked: 1, unwanted: 1 })
    expect(state.counts[2]).toMatchObject({ watched: 0, liked: 0, unwanted: 0 })
    expect(state.taps).toBe(3)
    expect(Object.keys(evidenceOf(1, state) ?? {})).toEqual(['taps', 'same'])
  })

  it('waits for a rating when the goal is gladness, and learns from the rating only', () => {
    const start = withSettings(startState(4), { goal: 'glad' })
    const watched = tapTopic(start, 5, 'watch')
    expect(watched.machine.weights).toEqual(start.machine.weights)
    expect(rate(watched, true).machine.weights[5]).toBeGreaterThan(1)
    expect(rate(watched, false).machine.weights[5]).toBeLessThan(1)
    expect(rate(start, true)).toBe(start)
  })
})
