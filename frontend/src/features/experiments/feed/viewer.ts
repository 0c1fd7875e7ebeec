import { type Goal, type RunResult, runDays, runLength } from '@deepm/schema/rules/experiments/feed'
import { type Random, seededRandom, weightedIndex } from '../engine/random.ts'
import { cards } from './cards.ts'
import { type Machine, update } from './core.ts'
import { fill, newMachine, topicCount, topicOf } from './model.ts'

/** How much each test viewer likes each topic, from 0 to 1, in the order of the topics. */
export const tastes: readonly (readonly number[])[] = [
  [0.1, 0.3, 0.1, 0.9, 0.9, 0.4, 0.2, 0.2, 0.7, 0.2],
  [0.9, 0.1, 0.2, 0.2, 0.1, 0.5, 0.8, 0.5, 0.1, 0.6],
  [0.2, 0.8, 0.6, 0.1, 0.5, 0.8, 0.1, 0.8, 0.2, 0.3],
]

/** How strongly a viewer is drawn to a card. Loud cards draw everybody. */
const pull = (taste: number, isLoud: boolean) => 0.1 + taste + (isLoud ? 0.7 : 0)

type Day = { minutes: number; topics: number; glad: number; watched: number[] }

export type Run = RunResult & {
  /** The videos of the first day, in order. */
  watched: readonly number[]
}

/** Lets a test viewer use a feed with a goal for some days, each with a new machine. Returns averages per day. */
export function runViewer(viewer: number, goal: Goal, seed = viewer + 1): Run {
  const random = seededRandom(seed)
  const days = Array.from({ length: runDays }, () => runDay(tastes[viewer] ?? [], goal, random))
  const average = (value: (day: Day) => number) => days.reduce((sum, day) => sum + value(day), 0) / runDays
  return {
    minutes: Math.round(average((it) => it.minutes)),
    topics: Math.round(10 * average((it) => it.topics)) / 10,
    glad: Math.round(average((it) => it.glad)),
    watched: days[0]?.watched ?? [],
  }
}

function runDay(taste: readonly number[], goal: Goal, random: Random): Day {
  const day: Day = { minutes: 0, topics: 0, glad: 0, watched: [] }
  let machine = newMachine(goal)
  for (let step = 0; step < runLength; step += 1) {
    const feed = fill(machine, random)
    const pulls = feed.map((it) => pull(taste[topicOf(it)] ?? 0, cards[it]?.isLoud === true))
    const card = feed[weightedIndex(pulls, random)] ?? 0
    const { minutes = 0, glad = 0 } = cards[card] ?? {}
    const liking = taste[topicOf(card)] ?? 0
    const isGlad = random() < glad * (0.4 + 0.6 * liking)
    day.minutes += minutes * (0.7 + 0.3 * liking)
    day.topics += topicCount(feed) / runLength
    day.glad += Number(isGlad)
    day.watched.push(card)
    machine = afterCard(machine, feed, card, isGlad)
  }
  return day
}

function afterCard(before: Machine, feed: readonly number[], card: number, isGlad: boolean): Machine {
  const topic = topicOf(card)
  let machine = update(before, topic, before.goal !== 'glad' ? 'watched' : isGlad ? 'glad' : 'sorry')
  for (const other of new Set(feed.map(topicOf))) if (other !== topic) machine = update(machine, other, 'ignored')
  return { ...machine, seen: machine.seen.map((it, place) => it + feed.filter((other) => topicOf(other) === place).length) }
}
