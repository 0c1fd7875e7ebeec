import { daysFrom } from '@deepm/schema/rules/deadline'
import { safetyDays } from '@deepm/schema/rules/safety-score'
import { limitSql } from '../../database/limit.ts'
import type { Db, Tx } from '../../database/open.ts'
import { readSafety } from '../family/summary.service.ts'

// A safety score is about the last 30 days, so that it changes when a prompt comes in and when one grows old. The database marks the
// rows that a prompt may have changed; each row says itself when its oldest prompt leaves.

/** Most rows one reading reckons anew; the hourly job takes all there are. */
const batch = 500

/** Reckons the safety of students anew for whom it is due. Others who do the same take other rows. */
export async function reckonSafety(db: Db, now: Date): Promise<number> {
  const due = await db.$queryRaw<unknown[]>`SELECT 1 FROM "RosterRow" WHERE "safetyDueAt" <= ${now} LIMIT 1`
  if (due.length === 0) return 0
  return db.$transaction((tx) => reckonBatch(tx, now))
}

/** For the hourly job, so that whoever reads the roster finds little to do. */
export async function reckonAllSafety(db: Db, now: Date): Promise<void> {
  while ((await reckonSafety(db, now)) === batch);
}

async function reckonBatch(tx: Tx, now: Date): Promise<number> {
  // What comes in while a row is held waits, and marks it again.
  const rows = await tx.$queryRaw<{ learnerId: string }[]>`
    SELECT "learnerId" FROM "RosterRow" WHERE "safetyDueAt" <= ${now}
    ORDER BY "safetyDueAt" ${limitSql(batch)} FOR NO KEY UPDATE SKIP LOCKED`
  const known = await readSafety(
    tx,
    rows.map(({ learnerId }) => learnerId),
    now,
  )
  const reckoned = known.map(({ learnerId, safety, flagged, oldest }) => ({
    learnerId,
    safetyScore: safety.score,
    flagged,
    // While no prompt counts against somebody, none that leaves changes anything.
    safetyDueAt: flagged > 0 && oldest ? daysFrom(oldest, safetyDays) : null,
  }))
  await tx.$executeRaw`
    UPDATE "RosterRow" r SET "safetyScore" = s."safetyScore", flagged = s.flagged, "safetyDueAt" = s."safetyDueAt"
    FROM jsonb_to_recordset(${JSON.stringify(reckoned)}::jsonb)
      AS s("learnerId" text, "safetyScore" int, flagged int, "safetyDueAt" timestamptz)
    WHERE r."learnerId" = s."learnerId"`
  return rows.length
}
