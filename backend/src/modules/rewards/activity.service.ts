import { type LearnerZone, learnerDay } from '@deepm/schema/rules/learner-day'
import type { Context } from '../../context.ts'
import { recordingLearner } from '../identity/identity.policy.ts'
import { countMinute } from './minute.service.ts'

/**
 * Counts one minute of the signed-in learner's day, as `countMinute` does.
 *
 * @returns minutes of that day
 * @throws ConsentRequiredError, PausedError
 */
export async function recordMinute(context: Context): Promise<number> {
  const { minutes } = await countMinute(context, recordingLearner(context.viewer), 'ActiveDay')
  return minutes
}

export type DayMinutes = { day: string; minutes: number }

/** Minutes of each of the last seven local days, today last; days without any are there with 0. */
export async function weekOfMinutes({ db, clock }: Context, learnerId: string, zone: LearnerZone): Promise<DayMinutes[]> {
  const now = clock()
  const days = lastDays(learnerDay(now, zone))
  const rows = await db.$queryRaw<DayMinutes[]>`
    SELECT day, minutes FROM "ActiveDay" WHERE "learnerId" = ${learnerId} AND day BETWEEN ${days[0]} AND ${days.at(-1)}`
  return days.map((day) => ({ day, minutes: rows.find((row) => row.day === day)?.minutes ?? 0 }))
}

function lastDays(today: string): string[] {
  const noon = new Date(`${today}T12:00:00Z`)
  return Array.from({ length: 7 }, (_, back) => {
    const day = new Date(noon)
    day.setUTCDate(noon.getUTCDate() - (6 - back))
    return day.toISOString().slice(0, 10)
  })
}
