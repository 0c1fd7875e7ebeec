import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import { classList, clubList } from '@deepm/schema/rules/experiments/privacy-detective/class-list'
import { crowd, type Fact, strongest } from '@deepm/schema/rules/experiments/privacy-detective/core'
import {
  factsOf,
  gameChat,
  harmless,
  invitation,
  type Message,
  markedFacts,
  type PartId,
} from '@deepm/schema/rules/experiments/privacy-detective/messages'

export type DetectiveState = {
  /** Facts that the learner marked in the first message. */
  marks: readonly PartId[]
  /** How exact each part of the other two messages is; 0 is exact. */
  invitation: readonly number[]
  gameChat: readonly number[]
  /** Whether the detective also has the club's list. */
  hasClubList: boolean
}

const exact = ({ parts }: Message) => parts.map(() => 0)

export function start(saved: Partial<DetectiveState> = {}): DetectiveState {
  return { marks: [], invitation: exact(invitation), gameChat: exact(gameChat), hasClubList: false, ...saved }
}

export const messages: Record<MissionNumber, Message> = { 1: harmless, 2: invitation, 3: gameChat }

export type Finding = {
  facts: readonly Fact[]
  /** Indexes of the people who fit all facts. */
  fitting: ReadonlySet<number>
  /** The fewest facts that already leave this crowd. */
  clues: readonly Fact[]
}

/** What a detective finds out from the message on screen. */
export function findingOf(state: DetectiveState, mission: MissionNumber): Finding {
  const facts = factsHere(state, mission)
  const second = mission === 3 && state.hasClubList ? clubList : []
  const people = crowd(classList, facts, second)
  return { facts, fitting: new Set(people.map((it) => classList.indexOf(it))), clues: strongest(classList, facts, second) }
}

function factsHere(state: DetectiveState, mission: MissionNumber): Fact[] {
  if (mission === 1) return markedFacts(harmless, state.marks)
  return mission === 2 ? factsOf(invitation, state.invitation) : factsOf(gameChat, state.gameChat)
}

/** Marks a fact, or takes its mark away. */
export function toggleMark(state: DetectiveState, id: PartId): DetectiveState {
  const { marks } = state
  return { ...state, marks: marks.includes(id) ? marks.filter((it) => it !== id) : [...marks, id] }
}

export function levelsOf(state: DetectiveState, mission: 2 | 3): readonly number[] {
  return mission === 2 ? state.invitation : state.gameChat
}

export function setLevel(state: DetectiveState, mission: 2 | 3, index: number, level: number): DetectiveState {
  const levels = levelsOf(state, mission).with(index, level)
  return mission === 2 ? { ...state, invitation: levels } : { ...state, gameChat: levels }
}

/** Evidence of the mission on screen. The third one counts only while the detective has both lists. */
export function evidenceOf(state: DetectiveState, mission: MissionNumber): unknown {
  if (mission === 1) return { marks: state.marks }
  if (mission === 2) return { levels: state.invitation }
  return state.hasClubList ? { levels: state.gameChat } : null
}
