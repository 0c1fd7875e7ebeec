import { safetyDays } from '@deepm/schema/rules/safety/safety-score'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import type { Db, Tx } from '../../../database/open.ts'
import { readSafety } from '../../family/portal/summary.service.ts'

// A safety score covers the last 30 days, so it changes with a new prompt and when an old one leaves this period. The database marks rows
// that a prompt may have changed; each row stores when its oldest prompt leaves.

/** Maximum number of rows updated by one request; the hourly job updates all. */
const batch = 500

/** Updates the safety scores of students that are due. Parallel calls process other rows. */
export async function updateDueSafetyScores(db: Db, now: Date): Promise<number> {
  const due = await db.$queryRaw<unknown[]>`SELECT 1 FROM "RosterRow" WHERE "safetyDueAt" <= ${now} LIMIT 1`
  if (due.length === 0) return 0
  return db.$transaction((tx) => reckonBatch(tx, now))
}

/** Updates all scores that are due. Run hourly, so that little is left to do when staff read the roster. */
export async function recalculateSafetyScores(db: Db, now: Date): Promise<void> {
  while ((await updateDueSafetyScores(db, now)) === batch);
}

async function reckonBatch(tx: Tx, now: Date): Promise<number> {
  // A change to a locked row waits, and marks it again.
  const rows = await tx.$queryRaw<{ learnerId: string }[]>`
    SELECT "learnerId" FROM "RosterRow" WHERE "safetyDueAt" <= ${now}
    ORDER BY "safetyDueAt" LIMIT ${batch} FOR NO KEY UPDATE SKIP LOCKED`
  const known = await readSafety(
    tx,
    rows.map(({ learnerId }) => learnerId),
    now,
  )
  const reckoned = known.map(({ learnerId, safety, flagged, oldest }) => ({
    learnerId,
    safetyScore: safety.score,
    flagged,
    // Without flagged prompts, a leaving prompt does not change the score.
    safetyDueAt: flagged > 0 && oldest ? daysFrom(oldest, safetyDays) : null,
  }))
  await tx.$executeRaw`
    UPDATE "RosterRow" r SET "safetyScore" = s."safetyScore", flagged = s.flagged, "safetyDueAt" = s."safetyDueAt"
    FROM jsonb_to_recordset(${JSON.stringify(reckoned)}::jsonb)
      AS s("learnerId" text, "safetyScore" int, flagged int, "safetyDueAt" timestamptz)
    WHERE r."learnerId" = s."learnerId"`
  return rows.length
}
