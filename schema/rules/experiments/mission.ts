import type { z } from '../forms/zod.ts'

/**
 * The goal of a mission. The browser and the server check the same evidence with it. Evidence contains only numbers, booleans and ids of
 * prepared items, never what a learner typed or drew.
 */
export type Mission<Evidence = never> = {
  evidence: z.ZodMiniType<Evidence>
  isReached(evidence: Evidence): boolean
  /** What the learner did, for parents and staff: one sentence in the past tense without a subject, such as "Trained a machine …". */
  report(evidence: Evidence): string
}

/** An experiment's rules. `State` is what a learner may save: at most 32 KB as JSON, never a typed text. */
export type ExperimentRules<State = unknown> = {
  missions: readonly [Mission, Mission, Mission]
  state: z.ZodMiniType<State>
}

/** Longest saved state as JSON, in characters. */
export const maxStateLength = 32_000

/** Infers the type of a mission's evidence from its schema. */
export function mission<Evidence>(rules: Mission<Evidence>): Mission {
  return rules as unknown as Mission
}

/** Returns the sentence about a reached mission, or `null` if the evidence is invalid or does not reach the goal. */
export function reportOf({ evidence, isReached, report }: Mission, given: unknown): string | null {
  const { data, success } = evidence.safeParse(given)
  return success && isReached(data) ? report(data) : null
}
