import { type LearnerZone, learnerDay } from '@deepm/schema/rules/time/learner-day'
import type { Context } from '../../platform/context.ts'
import { recordingLearner } from '../../platform/viewer.policy.ts'
import { countMinute } from './minute.service.ts'

/**
 * Counts one minute of the viewer's day, as `countMinute` does.
 *
 * @returns that day with its minutes so far
 * @throws ConsentRequiredError, PausedError
 */
export async function recordMinute(context: Context): Promise<DayMinutes> {
  return countMinute(context, recordingLearner(context.viewer), 'ActiveDay')
}

export type DayMinutes = { day: string; minutes: number }

/** Returns the minutes of each of the last seven local days, today last; 0 for days without activity. */
export async function minutesOfWeek({ db, clock }: Context, learnerId: string, zone: LearnerZone): Promise<DayMinutes[]> {
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
