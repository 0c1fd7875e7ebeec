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
  /** The topic of the last tap, and its cards in the feed before. */
  last: { topic: number; before: number } | null
  /** Number of topics in the feed after each tap, from the start. */
  history: readonly number[]
  /** Taps after which the feed was narrow for the first time. */
  narrowAt: number | null
  /** The card that waits for a rating. */
  toRate: number | null
  viewer: number
  /** Goals that were run with the test viewer. */
  runs: readonly Goal[]
  /** The goal that the learner chose for the test viewer after comparing all of them. */
  chosen: Goal | null
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
    last: null,
    history: [],
    narrowAt: null,
    toRate: null,
    viewer: 0,
    runs: [],
    chosen: null,
  }
  return filled(state, false)
}

/**
 * Fills a feed with ten cards. A card that is chosen twice makes room for the next one of its topic. The cards of a topic are shuffled
 * first: the choice takes equal steps, so it would otherwise take the same place of every topic, for example only loud cards.
 */
export function fill(machine: Machine, random: () => number): number[] {
  const order = topics.flatMap((_, topic) => shuffled(ofTopic(topic), random))
  const deck = order.flatMap((it) => cards[it] ?? [])
  const picked = new Set<number>()
  for (const place of choose(chances(machine, deck), feedLength, random)) {
    const card = order[place] ?? 0
    const first = card - (card % perTopic)
    let free = card
    for (let step = 1; picked.has(free) && step < perTopic; step += 1) free = first + ((card - first + step) % perTopic)
    picked.add(free)
  }
  return shuffled([...picked], random)
}

const ofTopic = (topic: number) => Array.from({ length: perTopic }, (_, place) => topic * perTopic + place)

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
  return filled({ ...state, counts, machine: learned(state, card, signal), last: lastOf(state, card), toRate: null }, true)
}

function lastOf({ feed }: State, card: number): State['last'] {
  const topic = topicOf(card)
  return { topic, before: shares(feed)[topic] ?? 0 }
}

/** Applies the learner's rating of the last card. */
export function rate(state: State, isGlad: boolean): State {
  const { toRate } = state
  if (toRate === null) return state
  const machine = learned(state, toRate, isGlad ? 'glad' : 'sorry')
  return filled({ ...state, machine, last: lastOf(state, toRate), toRate: null }, true)
}

/** Changes a setting of the machine and fills the feed with it. */
export function withSettings(state: State, changes: Partial<Pick<Machine, 'explore' | 'goal'>>): State {
  return filled({ ...state, machine: { ...state.machine, ...changes }, last: null, toRate: null }, false)
}

/** Gives the feed another test viewer, who has not run yet. */
export function withViewer(state: State, viewer: number): State {
  return { ...state, viewer, runs: [], chosen: null }
}

/** Keeps a run of the test viewer. */
export function withRun(state: State, goal: Goal): State {
  return state.runs.includes(goal) ? state : { ...state, runs: goals.filter((it) => it === goal || state.runs.includes(it)) }
}

/** Returns the evidence of a mission. Only counts and ids leave the machine, never the topics that the learner liked. */
export function evidenceOf(mission: MissionNumber, { taps, feed, narrowAt, viewer, runs, chosen }: State): unknown {
  if (mission === 1) return { taps, same: topTopic(feed).count }
  if (mission === 2) {
    const topicsNow = topicCount(feed)
    if (narrowAt === null || taps <= narrowAt || topicsNow < varied) return null
    return { narrowTaps: narrowAt, wideTaps: taps - narrowAt, topics: topicsNow }
  }
  return chosen && { viewer, goals: runs }
}
