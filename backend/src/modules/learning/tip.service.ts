import { daysBetween, localDay } from '@deepm/schema/rules/local-day'
import type { Context } from '../../context.ts'
import type { Tip } from '../../generated/prisma/client.ts'

/** Day one of the list. */
const firstDay = '2026-01-01'

/** The tip of today in the viewer's time zone; everybody with the same date has the same. `null` while there are none. */
export async function dailyTip({ db, viewer, clock }: Context): Promise<Tip | null> {
  const day = daysBetween(firstDay, localDay(clock(), viewer?.timeZone ?? 'UTC'))
  const [tip] = await db.$queryRaw<Tip[]>`
    WITH tips AS (SELECT *, row_number() OVER (ORDER BY position) - 1 AS n, count(*) OVER () AS count FROM "Tip")
    SELECT id, position, text FROM tips WHERE n = ((${day}::int % count) + count) % count`
  return tip ?? null
}
