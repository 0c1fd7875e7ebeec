type Goal = 'minutes' | 'variety' | 'glad'
/** `minutes` and `glad` are averages over other viewers. */
export type Card = { topic: number; minutes: number; glad: number }
export type Machine = { weights: number[]; seen: number[]; explore: number; goal: Goal }

const factors = { like: 2.2, watched: 1.7, ignored: 0.95, unwanted: 0.8, glad: 1.6, sorry: 0.5 }
export type Signal = keyof typeof factors

/** Learns: a signal makes the weight of its topic larger or smaller. */
export function update(machine: Machine, topic: number, signal: Signal): Machine {
  const weight = (machine.weights[topic] ?? 1) * factors[signal]
  return { ...machine, weights: machine.weights.with(topic, Math.min(60, Math.max(0.1, weight))) }
}

/** How well a card fits the goal, as far as the machine has counted. */
export function score({ weights, seen, goal }: Machine, { topic, minutes, glad }: Card): number {
  const weight = weights[topic] ?? 1
  if (goal === 'minutes') return weight * minutes
  if (goal === 'glad') return weight * glad ** 2
  return weight / (1 + (seen[topic] ?? 0)) ** 2
}

/** The chance of each card: mostly by its score, and the same for all where the machine explores. */
export function chances(machine: Machine, cards: readonly Card[]): number[] {
  const scores = cards.map((card) => score(machine, card))
  const sum = scores.reduce((total, it) => total + it, 0)
  return scores.map((it) => (1 - machine.explore) * (it / sum) + machine.explore / cards.length)
}

/** Fills the feed: walks through the chances in equal steps from a random start. */
export function choose(chance: readonly number[], count: number, random: () => number): number[] {
  const start = random()
  let reached = 0
  return chance.flatMap((it, card) => {
    const from = Math.ceil(reached * count - start)
    reached += it
    return Array<number>(Math.max(0, Math.ceil(reached * count - start) - from)).fill(card)
  })
}
