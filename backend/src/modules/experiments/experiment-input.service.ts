import { type ExperimentId, isExperimentId, type MissionNumber, missionCount } from '@deepm/schema/rules/experiments/catalogue'
import { type ExperimentRules, maxStateLength } from '@deepm/schema/rules/experiments/mission'
import { experimentRules } from '@deepm/schema/rules/experiments/rules'
import { InvalidInputError, NotFoundError } from '../../core/errors.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

/** What the browser sends about an experiment. `null` and `undefined` mean the value is absent. */
export type ExperimentInput = {
  experimentId: string
  lessonId?: string | null | undefined
  mission?: number | null | undefined
  evidence?: unknown
  state?: unknown
}

export type CheckedExperiment = {
  experimentId: ExperimentId
  /** `null` without a mission. */
  reached: { mission: MissionNumber; evidence: Prisma.InputJsonValue } | null
  /** `undefined` leaves the saved state unchanged. */
  state: Prisma.InputJsonValue | undefined
}

/**
 * Checks the evidence of a mission and the state to save against the rules of the experiment. The result contains only what the schemas of
 * the rules accept.
 *
 * @throws NotFoundError for an unknown experiment, InvalidInputError for `mission`, `evidence` or `state`
 */
export function checkExperiment({ experimentId, mission, evidence, state }: ExperimentInput): CheckedExperiment {
  if (!isExperimentId(experimentId)) throw new NotFoundError('experiment')
  const rules = experimentRules[experimentId]
  if (!rules) throw new NotFoundError('experiment')
  if (!isGiven(mission) && isGiven(evidence)) throw invalid('mission', 'Say which mission the evidence is for.')
  return {
    experimentId,
    reached: isGiven(mission) ? checkMission(rules, mission, evidence) : null,
    state: isGiven(state) ? checkState(rules, state) : undefined,
  }
}

function checkMission({ missions }: ExperimentRules, number: number, given: unknown) {
  const mission = missions[number - 1]
  if (!mission) throw invalid('mission', `A mission has a number from 1 to ${missionCount}.`)
  const { data, success } = mission.evidence.safeParse(given)
  if (!success || !mission.isReached(data)) throw invalid('evidence', 'This does not reach the goal of the mission yet.')
  return { mission: number as MissionNumber, evidence: data as Prisma.InputJsonValue }
}

function checkState(rules: ExperimentRules, given: unknown): Prisma.InputJsonValue {
  if (JSON.stringify(given).length > maxStateLength) throw invalid('state', 'This is too much to save. Save a smaller version.')
  const { data, success } = rules.state.safeParse(given)
  if (!success) throw invalid('state', 'This cannot be saved.')
  return data as Prisma.InputJsonValue
}

function isGiven<T>(value: T | null | undefined): value is T & {} {
  return value !== null && value !== undefined
}

function invalid(field: string, message: string): InvalidInputError {
  return new InvalidInputError([{ field, message }])
}
