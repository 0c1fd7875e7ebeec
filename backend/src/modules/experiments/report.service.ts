import { isExperimentId } from '@deepm/schema/rules/experiments/catalogue'
import { reportOf } from '@deepm/schema/rules/experiments/mission'
import { experimentRules } from '@deepm/schema/rules/experiments/rules'

export type ReportedAttempt = { experimentId: string; missions: number[]; evidence: unknown }

/**
 * Returns a sentence for each reached mission, in the order in which they were reached. A mission whose stored evidence no longer matches
 * its rules has none.
 */
export function missionReports({ experimentId, missions, evidence }: ReportedAttempt): string[] {
  return missions.flatMap((number) => missionReport(experimentId, number, (evidence as Record<number, unknown>)[number]) ?? [])
}

/** Returns the sentence for one reached mission, or `null` if its evidence does not match the rules. */
export function missionReport(experimentId: string, number: number, evidence: unknown): string | null {
  const rules = isExperimentId(experimentId) ? experimentRules[experimentId] : undefined
  const mission = rules?.missions[number - 1]
  return mission ? reportOf(mission, evidence) : null
}
