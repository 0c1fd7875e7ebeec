import { type Facts, has } from '@deepm/schema/rules/experiments/agent/core'
import { type Cycle, type Run, run, type Task } from '@deepm/schema/rules/experiments/agent/run'
import { choresTask, type Defence, firstNote, noteTask, okTask, secondTools } from '@deepm/schema/rules/experiments/agent/tasks'
import {
  type Askable,
  type FactName,
  factsOf,
  type Harm,
  type Room,
  rooms,
  startFacts,
  type Tool,
  tools,
} from '@deepm/schema/rules/experiments/agent/world'
import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'

/** What the learner chose; this is saved. */
export type Choices = { tools: readonly Tool[]; defence: Defence; asks: readonly Askable[] }

/** A finished run of the third mission. */
export type Attempt = { asks: number; questions: number; harms: readonly Harm[]; isGoalReached: boolean }

export type AgentState = Choices & {
  /** The run on screen: how many turns are shown, and the answers to its questions. */
  live: { mission: MissionNumber; shown: number; answers: readonly boolean[] }
  /** The last note that took over the robot although the filter was on. */
  attack: Defence | null
  attempts: readonly Attempt[]
}

export function start(choices: Partial<Choices> = {}): AgentState {
  return {
    tools,
    defence: { note: firstNote, tools: secondTools, filter: false, notesAreData: false },
    asks: [],
    ...choices,
    live: { mission: 1, shown: 0, answers: [] },
    attack: null,
    attempts: [],
  }
}

export function taskOf(state: Choices, mission: MissionNumber): Task {
  if (mission === 1) return choresTask(state.tools)
  return mission === 2 ? noteTask(state.defence) : okTask(state.asks)
}

/** What the screen shows of a run. */
export type Progress = {
  run: Run
  /** The turns so far. */
  cycles: readonly Cycle[]
  facts: Facts
  isOver: boolean
  /** Whether the robot waits for an answer. */
  isAsking: boolean
}

export function progressOf(state: AgentState, mission: MissionNumber): Progress {
  const { shown, answers } = liveOf(state, mission)
  const all = run(taskOf(state, mission), answers)
  const cycles = all.cycles.slice(0, shown)
  const isAtEnd = shown >= all.cycles.length
  return {
    run: all,
    cycles,
    facts: cycles.at(-1)?.facts ?? startFacts,
    isOver: isAtEnd && !all.question,
    isAsking: isAtEnd && all.question !== null,
  }
}

function liveOf({ live }: AgentState, mission: MissionNumber): AgentState['live'] {
  return live.mission === mission ? live : { mission, shown: 0, answers: [] }
}

/** Changes the choices and puts the robot back to its place. */
export function choose(state: AgentState, change: Partial<Choices>): AgentState {
  return { ...state, ...change, live: { ...state.live, shown: 0, answers: [] } }
}

export function rewind(state: AgentState, mission: MissionNumber): AgentState {
  return { ...state, live: { mission, shown: 0, answers: [] } }
}

/** Shows the next turn, and keeps what it shows. */
export function step(state: AgentState, mission: MissionNumber): AgentState {
  const { isOver, isAsking } = progressOf(state, mission)
  if (isOver || isAsking) return state
  const live = liveOf(state, mission)
  return remember({ ...state, live: { ...live, shown: live.shown + 1 } }, mission)
}

/** Answers the robot's question, and shows the turn that follows. */
export function answer(state: AgentState, mission: MissionNumber, isAllowed: boolean): AgentState {
  const live = liveOf(state, mission)
  return step({ ...state, live: { ...live, answers: [...live.answers, isAllowed] } }, mission)
}

function remember(state: AgentState, mission: MissionNumber): AgentState {
  const { isOver, run: all, facts } = progressOf(state, mission)
  // As soon as the list is posted: a learner who has seen it does not wait for the end.
  if (mission === 2 && state.defence.filter && isTrue(facts, 'list in box')) return { ...state, attack: state.defence }
  if (mission !== 3 || !isOver) return state
  const { questions, harms, isGoalReached } = all
  return { ...state, attempts: [...state.attempts, { asks: state.asks.length, questions, harms, isGoalReached }].slice(-5) }
}

/** Evidence of the mission on screen, or `null` while the robot is on its way. */
export function evidenceOf(state: AgentState, mission: MissionNumber): unknown {
  if (!progressOf(state, mission).isOver) return null
  if (mission === 1) return { tools: state.tools }
  if (mission === 3) return { asks: state.asks, answers: state.live.answers }
  return state.attack && { attack: state.attack, defended: state.defence }
}

export function isTrue(facts: Facts, ...names: FactName[]): boolean {
  return has(facts, factsOf(...names))
}

export function roomOf(facts: Facts): Room {
  return rooms.find((room) => isTrue(facts, `robot in ${room}`)) ?? 'hall'
}
