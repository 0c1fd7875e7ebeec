import { isExperimentId } from '@deepm/schema/rules/experiments/catalogue'
import { reportOf } from '@deepm/schema/rules/experiments/mission'
import { experimentRules } from '@deepm/schema/rules/experiments/rules'
import { Prisma } from '../../generated/prisma/client.ts'

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

/** A reached mission, as read with the SQL of `reachedMissionsSql`; a time as PostgreSQL writes it in JSON. */
export type MissionRow = { at: string; experimentId: string; mission: number; evidence: unknown }

/** Returns SQL for the missions that a learner reached between two moments, as a JSON list of `MissionRow`, oldest first. */
export function reachedMissionsSql(learnerId: string, from: Date, to: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT coalesce(json_agg(json_build_object('at', m.at, 'experimentId', a."experimentId", 'mission', m.number,
        'evidence', a.evidence -> m.number::text) ORDER BY m.at, a."experimentId", m.number), '[]'::json)
      FROM "ExperimentAttempt" a CROSS JOIN LATERAL unnest(a.missions, a."reachedAt") AS m(number, at)
      WHERE a."learnerId" = ${learnerId} AND m.at BETWEEN ${from} AND ${to}`
}
