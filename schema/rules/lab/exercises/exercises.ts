import type { Suggestion } from '../coach/coach.ts'
import type { CoachedKind } from '../coach/kinds/kinds.ts'

// The exercises of "Train your prompts". The texts are in separate files, which a screen loads only when an exercise is opened.

/** How many duels there are, and how many repairs. */
export const exercisesOfEachType = 12

type DuelPrompt = {
  text: string
  /** What helps in it, such as "The age of the child". */
  has: readonly string[]
  /** What is missing or harms, such as "No ending". */
  lacks: readonly string[]
  /** What an AI could answer, or what a picture could show. */
  answer: string
}

export type DuelReason = { text: string; feedback: string }

/** Two prompts for one goal. The order of prompts and reasons is fixed, so that a feedback can refer to it. */
export type Duel = {
  id: string
  kind: CoachedKind
  goal: string
  prompts: readonly [a: DuelPrompt, b: DuelPrompt]
  /** Index of the better prompt. */
  better: 0 | 1
  reasons: readonly [DuelReason, DuelReason, DuelReason]
  /** Index of the reason that decides it. */
  best: 0 | 1 | 2
}

/** A weak prompt to improve. */
export type Repair = {
  id: string
  kind: CoachedKind
  goal: string
  weak: string
  /** The answer to the weak prompt. */
  cameBack: string
  /** The parts that a repaired prompt must have. */
  needs: readonly Suggestion['id'][]
  solution: { prompt: string; answer: string }
}

/**
 * Returns the exercise to suggest: the first one that is not done, looking from the current one on; otherwise the one that was done
 * longest ago.
 *
 * @param done ids of finished exercises, the latest last
 */
export function nextExercise<E extends { id: string }>(all: readonly [E, ...E[]], done: readonly string[], current?: E): E {
  const from = current ? all.indexOf(current) + 1 : 0
  const others = [...all.slice(from), ...all.slice(0, from)].filter((it) => it !== current)
  const longestAgo = others.toSorted((a, b) => done.indexOf(a.id) - done.indexOf(b.id))[0]
  return others.find(({ id }) => !done.includes(id)) ?? longestAgo ?? all[0]
}
