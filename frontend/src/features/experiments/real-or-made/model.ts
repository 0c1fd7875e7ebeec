import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import { score } from '@deepm/schema/rules/experiments/real-or-made/core'
import {
  type Answer,
  type ClaimId,
  deskItems,
  type ItemId,
  judged,
  lookItems,
  type PageId,
} from '@deepm/schema/rules/experiments/real-or-made/key'

type Trace = { claim: ClaimId; opened: readonly PageId[]; start: PageId | null }

export type JudgeState = {
  /** Answers by looking only: the first time, and the second time. */
  first: readonly Answer[]
  second: readonly Answer[]
  /** Points of the second time, once they were counted. */
  counted: number | null
  trace: Trace
  /** Answers with sources, in the order of the items. */
  answers: readonly Answer[]
  /** Titles of the sources that are open for the item on screen. */
  opened: readonly string[]
}

export type Saved = Pick<JudgeState, 'first' | 'second' | 'answers'>

export function start(saved: Partial<Saved> = {}): JudgeState {
  return {
    first: [],
    second: [],
    counted: null,
    trace: { claim: 'chocolate', opened: [], start: null },
    answers: [],
    opened: [],
    ...saved,
  }
}

/** The next item of the first mission, or `null` after the last one. */
export function nextLook({ first }: JudgeState): ItemId | null {
  return lookItems[first.length] ?? null
}

/** The next item of the third mission, or `null` after the last one. */
export function nextDesk({ answers }: JudgeState): (typeof deskItems)[number] | null {
  return deskItems[answers.length] ?? null
}

/** Keeps an answer. After the last one, the second time starts with the same answers. */
export function lookAnswer(state: JudgeState, answer: Answer): JudgeState {
  const first = [...state.first, answer]
  return { ...state, first, second: first.length === lookItems.length ? first : [] }
}

export function changeSecond(state: JudgeState, answer: Answer): JudgeState {
  return { ...state, counted: null, second: state.second.map((it) => (it.item === answer.item ? answer : it)) }
}

export function countSecond(state: JudgeState): JudgeState {
  return { ...state, counted: pointsOf(state.second) }
}

export function openPage({ trace, ...state }: JudgeState, page: PageId): JudgeState {
  return {
    ...state,
    trace: { ...trace, start: null, opened: trace.opened.includes(page) ? trace.opened : [...trace.opened, page] },
  }
}

export function pickStart({ trace, ...state }: JudgeState, page: PageId): JudgeState {
  return { ...state, trace: { ...trace, start: page } }
}

export function chooseClaim(state: JudgeState, claim: ClaimId): JudgeState {
  return { ...state, trace: { claim, opened: [], start: null } }
}

export function deskAnswer(state: JudgeState, answer: Answer): JudgeState {
  return { ...state, opened: [], answers: [...state.answers, answer] }
}

/** Points from 0 to 100, rounded. */
export function pointsOf(answers: readonly Answer[]): number {
  return Math.round(score(answers.map(judged)))
}

/** Evidence of the mission on screen, or `null` while it is not complete. */
export function evidenceOf(state: JudgeState, mission: MissionNumber): unknown {
  if (mission === 1) return state.counted === null ? null : { first: state.first, second: state.second }
  if (mission === 2) return state.trace.start && state.trace
  return { answers: state.answers }
}
