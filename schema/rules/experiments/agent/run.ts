import { act, type Facts, has, type Order, plan, read } from './core.ts'
import {
  type Askable,
  actions,
  badWords,
  factsOf,
  type Harm,
  harms,
  jobs,
  type Note,
  noteRoom,
  noteText,
  type RobotAction,
  startFacts,
  type Tool,
} from './world.ts'

export type Task = {
  goal: Facts
  tools: readonly Tool[]
  /** The note on the wall of the archive. */
  note: Note | null
  filter: boolean
  notesAreData: boolean
  /** Kinds of steps that need a person's OK each time. */
  asks: readonly Askable[]
}

/** What became of a text that the robot read. */
export type Reading = 'taken as an order' | 'blocked by the filter' | 'kept as data' | 'not understood'

/** One turn of the loop: a plan, an action, and what the robot sees afterwards. */
export type Cycle = {
  kind: 'act' | 'refused' | 'no plan'
  /** Ids of the planned actions; the first one is next. */
  plan: readonly string[]
  order: Order
  reading: Reading | null
  /** Facts and orders at the end of the turn. */
  facts: Facts
  orders: readonly Order[]
}

export type Run = {
  cycles: readonly Cycle[]
  /** The action that waits for a person's OK. */
  question: RobotAction | null
  facts: Facts
  isGoalReached: boolean
  harms: readonly Harm[]
  questions: number
}

const maxCycles = 60

/**
 * Runs the loop plan, act, observe until all orders are done or impossible, or until an action needs an answer.
 *
 * @param answers the answers to the robot's questions so far, in their order
 */
export function run(task: Task, answers: readonly boolean[] = []): Run {
  let facts: Facts = startFacts
  let orders: Order[] = [{ from: 'you', goal: task.goal }]
  let hasRead = !task.note || !task.tools.includes('read')
  let questions = 0
  const refused = new Set<string>()
  const cycles: Cycle[] = []
  const end = (question: RobotAction | null): Run => ({
    cycles,
    question,
    facts,
    isGoalReached: has(facts, task.goal),
    harms: harms.filter((it) => has(facts, factsOf(it))),
    questions,
  })

  const openOrders = () => orders.filter(({ goal }) => !has(facts, goal))

  while (cycles.length < maxCycles) {
    orders = openOrders()
    const order = orders[0]
    if (!order) break
    const usable = actions.filter(({ id, tool }) => (tool === 'drive' || task.tools.includes(tool)) && !refused.has(id))
    const steps = plan(facts, order.goal, usable) as RobotAction[] | null
    const next = steps?.[0]
    const ids = steps?.map(({ id }) => id) ?? []
    const record = (kind: Cycle['kind'], reading: Reading | null = null) =>
      cycles.push({ kind, plan: ids, order, reading, facts, orders: openOrders() })
    if (!next) {
      orders = orders.slice(1)
      record('no plan')
      continue
    }
    if (task.asks.includes(next.tool)) {
      const answer = answers[questions]
      if (answer === undefined) return end(next)
      questions += 1
      if (!answer) {
        refused.add(next.id)
        record('refused')
        continue
      }
    }
    facts = act(facts, next)
    const note = !hasRead && has(facts, factsOf(`robot in ${noteRoom}`)) ? task.note : null
    if (!note) {
      record('act')
      continue
    }
    hasRead = true
    const before = orders
    orders = read(orders, noteText(note), jobs, { badWords: task.filter ? badWords : [], notesAreData: task.notesAreData })
    record('act', readingOf(task, note, before, orders))
  }
  return end(null)
}

function readingOf(task: Task, note: Note, before: readonly Order[], after: readonly Order[]): Reading {
  if (task.notesAreData) return 'kept as data'
  if (task.filter && badWords.some((word) => noteText(note).toLowerCase().includes(word))) return 'blocked by the filter'
  return after.length === before.length && after.every((it, index) => it === before[index])
    ? 'not understood'
    : 'taken as an order'
}
