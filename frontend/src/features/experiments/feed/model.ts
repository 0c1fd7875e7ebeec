import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import { feedLength, type Goal, goals, maxTaps, narrow, varied } from '@deepm/schema/rules/experiments/feed'
import { seededRandom, shuffled } from '../engine/random.ts'
import { cards, perTopic, topics } from './cards.ts'
import { chances, choose, type Machine, type Signal, update } from './core.ts'

/** What the machine counts for each topic. */
export type Count = { shown: number; watched: number; liked: number; unwanted: number; minutes: number }

export type State = {
  seed: number
  machine: Machine
  counts: readonly Count[]
  /** The next ten cards. */
  feed: readonly number[]
  taps: number
  /** Number of topics in the feed after each tap, from the start. */
  history: readonly number[]
  /** Taps after which the feed was narrow for the first time. */
  narrowAt: number | null
  /** The card that waits for a rating. */
  toRate: number | null
  viewer: number
  /** Goals that were run with the test viewer. */
  runs: readonly Goal[]
}

const nothing: Count = { shown: 0, watched: 0, liked: 0, unwanted: 0, minutes: 0 }

export function newMachine(goal: Goal = 'minutes', explore = 0.1): Machine {
  return { weights: topics.map(() => 1), seen: topics.map(() => 0), explore, goal }
}

export function startState(seed: number): State {
  const state: State = {
    seed,
    machine: newMachine(),
    counts: topics.map(() => nothing),
    feed: [],
    taps: 0,
    history: [],
    narrowAt: null,
    toRate: null,
    viewer: 0,
    runs: [],
  }
  return filled(state, false)
}

/** Fills a feed with ten cards. A card that is chosen twice makes room for the next one of its topic. */
export function fill(machine: Machine, random: () => number): number[] {
  const picked = new Set<number>()
  for (const card of choose(chances(machine, cards), feedLength, random)) {
    const first = card - (card % perTopic)
    let free = card
    for (let step = 1; picked.has(free) && step < perTopic; step += 1) free = first + ((card - first + step) % perTopic)
    picked.add(free)
  }
  return shuffled([...picked], random)
}

export const topicOf = (card: number) => cards[card]?.topic ?? 0

/** Counts the cards of each topic. */
export function shares(feed: readonly number[]): number[] {
  return topics.map((_, topic) => feed.filter((card) => topicOf(card) === topic).length)
}

export function topicCount(feed: readonly number[]): number {
  return new Set(feed.map(topicOf)).size
}

/** The topic with most cards, and how many they are. */
export function topTopic(feed: readonly number[]): { topic: number; count: number } {
  const all = shares(feed)
  const count = Math.max(...all)
  return { topic: all.indexOf(count), count }
}

/** Variety of a feed in bits: 0 for one topic, 3.3 for ten. */
export function entropyOf(feed: readonly number[]): number {
  const parts = shares(feed).filter((it) => it > 0)
  return parts.reduce((sum, it) => sum - (it / feed.length) * Math.log2(it / feed.length), 0)
}

function filled(state: State, isTap: boolean): State {
  const taps = state.taps + Number(isTap)
  const random = seededRandom(state.seed + 7919 * (state.history.length + 1))
  const feed = fill(state.machine, random)
  const shown = shares(feed)
  const isNarrow = state.narrowAt === null && topTopic(feed).count >= narrow
  return {
    ...state,
    taps,
    feed,
    counts: state.counts.map((it, topic) => ({ ...it, shown: it.shown + (shown[topic] ?? 0) })),
    machine: { ...state.machine, seen: state.machine.seen.map((it, topic) => it + (shown[topic] ?? 0)) },
    history: [...state.history, topicCount(feed)],
    narrowAt: isNarrow ? taps : state.narrowAt,
  }
}

function counted(state: State, card: number, changes: (count: Count) => Partial<Count>): readonly Count[] {
  const topic = topicOf(card)
  return state.counts.map((it, place) => (place === topic ? { ...it, ...changes(it) } : it))
}

/** Updates the machine with what the learner did, and with the topics that the learner passed over. */
function learned(state: State, card: number, signal: Signal): Machine {
  const topic = topicOf(card)
  const passed = signal === 'unwanted' ? [] : new Set(state.feed.map(topicOf).filter((it) => it !== topic))
  let machine = update(state.machine, topic, signal)
  for (const it of passed) machine = update(machine, it, 'ignored')
  return machine
}

export type Action = 'watch' | 'like' | 'unwanted'

/** Applies a tap on a card and fills the feed again. A machine for gladness waits for the rating. */
export function tap(state: State, card: number, action: Action): State {
  if (state.taps >= maxTaps) return state
  const minutes = cards[card]?.minutes ?? 0
  const counts = counted(state, card, (it) => {
    if (action === 'watch') return { watched: it.watched + 1, minutes: it.minutes + minutes }
    return action === 'like' ? { liked: it.liked + 1 } : { unwanted: it.unwanted + 1 }
  })
  if (action === 'watch' && state.machine.goal === 'glad') return { ...state, counts, toRate: card }
  const signal: Signal = action === 'watch' ? 'watched' : action
  return filled({ ...state, counts, machine: learned(state, card, signal), toRate: null }, true)
}

/** Applies the learner's rating of the last card. */
export function rate(state: State, isGlad: boolean): State {
  const { toRate } = state
  if (toRate === null) return state
  return filled({ ...state, machine: learned(state, toRate, isGlad ? 'glad' : 'sorry'), toRate: null }, true)
}

/** Changes a setting of the machine and fills the feed with it. */
export function withSettings(state: State, changes: Partial<Pick<Machine, 'explore' | 'goal'>>): State {
  return filled({ ...state, machine: { ...state.machine, ...changes }, toRate: null }, false)
}

/** Keeps a run of the test viewer. */
export function withRun(state: State, goal: Goal): State {
  return state.runs.includes(goal) ? state : { ...state, runs: goals.filter((it) => it === goal || state.runs.includes(it)) }
}

/** Returns the evidence of a mission. Only counts and ids leave the machine, never the topics that the learner liked. */
export function evidenceOf(mission: MissionNumber, { taps, feed, narrowAt, viewer, runs }: State): unknown {
  if (mission === 1) return { taps, same: topTopic(feed).count }
  if (mission === 2) {
    const topicsNow = topicCount(feed)
    if (narrowAt === null || taps <= narrowAt || topicsNow < varied) return null
    return { narrowTaps: narrowAt, wideTaps: taps - narrowAt, topics: topicsNow }
  }
  return { viewer, goals: runs }
}
