import { learnerDay } from '@deepm/schema/rules/learner-day'
import type { Context, Viewer } from '../../context.ts'
import { Prisma } from '../../generated/prisma/client.ts'

/** A minute counts at most once in this time, so that two tabs, or a hurried one, count once. */
const beatSeconds = 50

/** Tables that hold the minutes of a learner's local days. */
type Days = { ActiveDay: { minutes: number }; LabDay: { minutes: number; extraMinutes: number } }

/**
 * Counts one minute of the learner's day in a table of such days; which day that is follows from the clock here and their time zone. A
 * minute that was counted less than 50 seconds ago, in this tab or another, is not counted again.
 *
 * @param pauseMinutes when the last count of this day is at most so many minutes ago, the time since then counts too
 * @returns that day as it is now
 */
export async function countMinute<Table extends keyof Days>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, timeZone, zoneChange }: Pick<Viewer, 'userId' | 'timeZone' | 'zoneChange'>,
  table: Table,
  pauseMinutes = 1,
): Promise<Days[Table]> {
  const now = clock()
  const day = learnerDay(now, { timeZone, change: zoneChange })
  const days = Prisma.raw(`"${table}"`)
  // A beat from long after now is one from before the clock was set back; processes may be some seconds apart.
  const [since, until] = [-beatSeconds, beatSeconds].map((seconds) => new Date(now.getTime() + seconds * 1000))
  const pauseStart = new Date(now.getTime() - pauseMinutes * 60_000)
  // The last minute may stand at the day before, when midnight has just passed.
  const [row] = await db.$queryRaw<Days[Table][]>`
    WITH recent AS (SELECT max("lastBeatAt") AS at FROM ${days} WHERE "learnerId" = ${userId} AND "lastBeatAt" > ${since} AND "lastBeatAt" < ${until})
    INSERT INTO ${days} AS d ("learnerId", day, minutes, "lastBeatAt")
    SELECT ${userId}, ${day}, CASE WHEN at IS NULL THEN 1 ELSE 0 END, COALESCE(at, ${now}) FROM recent
    ON CONFLICT ("learnerId", day) DO UPDATE
      SET minutes = d.minutes + CASE
          WHEN d."lastBeatAt" > ${since} AND d."lastBeatAt" < ${until} THEN 0
          WHEN d."lastBeatAt" >= ${pauseStart} AND d."lastBeatAt" < ${until}
            THEN floor((extract(epoch FROM ${now}::timestamptz - d."lastBeatAt") + 60 - ${beatSeconds}) / 60)::int
          ELSE excluded.minutes END,
        "lastBeatAt" = CASE WHEN d."lastBeatAt" < ${until} THEN GREATEST(d."lastBeatAt", excluded."lastBeatAt") ELSE excluded."lastBeatAt" END
    RETURNING d.*`
  if (!row) throw new Error(`no day of ${userId} in ${table}`)
  return row
}
