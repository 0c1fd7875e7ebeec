import { learnerDay } from '@deepm/schema/rules/time/learner-day'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Context, Viewer } from '../../platform/context.ts'

/** At most one minute counts in this interval, so that two tabs or a fast timer count once. */
const beatSeconds = 50

/** Tables with the minutes of a learner's local days. */
type Days = { ActiveDay: { day: string; minutes: number }; LabDay: { minutes: number; extraMinutes: number } }

/**
 * Counts one minute of the learner's day in one of these tables. The day is determined by the server clock and the
 * learner's time zone. A minute less than 50 seconds after the last one, in any tab, is not counted. Seconds beyond whole
 * minutes count later, so that the minutes stay equal to the time.
 *
 * @param mostMinutes maximum minutes to count since the last count of this day: a longer pause counts as absence
 * @returns the updated day
 */
export async function countMinute<Table extends keyof Days>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, timeZone, zoneChange }: Pick<Viewer, 'userId' | 'timeZone' | 'zoneChange'>,
  table: Table,
  mostMinutes = 1,
): Promise<Days[Table]> {
  const now = clock()
  const day = learnerDay(now, { timeZone, change: zoneChange })
  const days = Prisma.raw(`"${table}"`)
  // A last minute far in the future is older than a clock that was set back; the clocks of processes may differ by seconds.
  const [since, until] = [-beatSeconds, beatSeconds].map((seconds) => new Date(now.getTime() + seconds * 1000))
  const elapsed = Prisma.sql`extract(epoch FROM ${now}::timestamptz - d."lastBeatAt")`
  const counted = Prisma.sql`LEAST(${mostMinutes}::int, floor((${elapsed} + 60 - ${beatSeconds}) / 60)::int)`
  const isTooSoon = Prisma.sql`(d."lastBeatAt" > ${since} AND d."lastBeatAt" < ${until})`
  // Just after midnight, the last minute may belong to the previous day.
  const [row] = await db.$queryRaw<Days[Table][]>`
    WITH recent AS (SELECT max("lastBeatAt") AS at FROM ${days} WHERE "learnerId" = ${userId} AND "lastBeatAt" > ${since} AND "lastBeatAt" < ${until})
    INSERT INTO ${days} AS d ("learnerId", day, minutes, "lastBeatAt")
    SELECT ${userId}, ${day}, CASE WHEN at IS NULL THEN 1 ELSE 0 END, COALESCE(at, ${now}) FROM recent
    ON CONFLICT ("learnerId", day) DO UPDATE
      SET minutes = d.minutes + CASE
          WHEN excluded.minutes = 0 OR ${isTooSoon} THEN 0
          WHEN d.minutes > 0 AND d."lastBeatAt" < ${until} THEN ${counted}
          ELSE excluded.minutes END,
        "lastBeatAt" = CASE
          WHEN ${isTooSoon} THEN GREATEST(d."lastBeatAt", CASE WHEN excluded.minutes = 0 THEN excluded."lastBeatAt" END)
          WHEN excluded.minutes > 0 AND d.minutes > 0 AND d."lastBeatAt" < ${until} AND ${elapsed} < 60 * ${mostMinutes}::int
            THEN d."lastBeatAt" + ${counted} * interval '1 minute'
          WHEN d."lastBeatAt" < ${until} THEN GREATEST(d."lastBeatAt", excluded."lastBeatAt")
          ELSE excluded."lastBeatAt" END
    RETURNING d.*`
  if (!row) throw new Error(`no day of ${userId} in ${table}`)
  return row
}
