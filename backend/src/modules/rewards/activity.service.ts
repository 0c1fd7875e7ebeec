import { localDay } from '@deepm/schema/rules/local-day'
import type { Context } from '../../context.ts'
import { recordingLearner } from '../identity/identity.policy.ts'

/** A minute counts at most once in this time, so that two tabs, or a hurried one, count once. */
const beatSeconds = 50

/**
 * Counts one minute of the signed-in learner's day; which day that is follows from the clock here and their time zone. A minute that
 * was counted less than 50 seconds ago, in this tab or another, is not counted again.
 *
 * @returns minutes of that day
 * @throws ConsentRequiredError, PausedError
 */
export async function recordMinute({ db, viewer, clock }: Context): Promise<number> {
  const { userId, timeZone } = recordingLearner(viewer)
  const now = clock()
  const day = localDay(now, timeZone)
  const since = new Date(now.getTime() - beatSeconds * 1000)
  // The last minute may stand at the day before, when midnight has just passed.
  const [row] = await db.$queryRaw<{ minutes: number }[]>`
    WITH recent AS (SELECT max("lastBeatAt") AS at FROM "ActiveDay" WHERE "learnerId" = ${userId} AND "lastBeatAt" > ${since})
    INSERT INTO "ActiveDay" AS d ("learnerId", day, minutes, "lastBeatAt")
    SELECT ${userId}, ${day}, CASE WHEN at IS NULL THEN 1 ELSE 0 END, COALESCE(at, ${now}) FROM recent
    ON CONFLICT ("learnerId", day) DO UPDATE
      SET minutes = d.minutes + CASE WHEN d."lastBeatAt" > ${since} THEN 0 ELSE excluded.minutes END,
        "lastBeatAt" = GREATEST(d."lastBeatAt", excluded."lastBeatAt")
    RETURNING minutes`
  if (!row) throw new Error(`no day of ${userId}`)
  return row.minutes
}

export type DayMinutes = { day: string; minutes: number }

/** Minutes of each of the last seven local days, today last; days without any are there with 0. */
export async function weekOfMinutes({ db, clock }: Context, learnerId: string, timeZone: string): Promise<DayMinutes[]> {
  const now = clock()
  const days = lastDays(localDay(now, timeZone))
  const rows = await db.$queryRaw<DayMinutes[]>`
    SELECT day, minutes FROM "ActiveDay" WHERE "learnerId" = ${learnerId} AND day = ANY(${days})`
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
