import { labMinutesPerDay, minutesLeft } from '@deepm/schema/rules/lab'
import { localDay } from '@deepm/schema/rules/local-day'
import { daysUntilUnlock } from '@deepm/schema/rules/unlocks'
import type { Context, Viewer } from '../../context.ts'
import { recordingLearner } from '../identity/identity.policy.ts'
import { LabLockedError, LabTimeUpError } from './practice.errors.ts'

/** A minute counts at most once in this time, so that two tabs, or a hurried one, count once. */
const beatSeconds = 50

/** How a learner stands with the lab: days until it opens, and minutes left of today. */
export type LabStanding = { daysLeft: number; minutesLeft: number; minutesPerDay: number }

type Owner = { id: string; createdAt: Date; user: { timeZone: string } }

export async function labStanding({ db, clock }: Context, { id, createdAt, user }: Owner): Promise<LabStanding> {
  const now = clock()
  const day = localDay(now, user.timeZone)
  const row = await db.labDay.findUnique({ where: { learnerId_day: { learnerId: id, day } }, select: { minutes: true } })
  return {
    daysLeft: daysUntilUnlock('advancedAi', createdAt, now),
    minutesLeft: minutesLeft(row?.minutes ?? 0),
    minutesPerDay: labMinutesPerDay,
  }
}

export type LabLearner = { viewer: Viewer; isDemo: boolean; minutesLeft: number }

/**
 * The learner who is asking, for whom the lab is open.
 *
 * @throws ConsentRequiredError, LabLockedError
 */
export async function labLearner(context: Context): Promise<LabLearner> {
  const viewer = recordingLearner(context.viewer)
  const learner = await context.db.learner.findUniqueOrThrow({
    where: { id: viewer.userId },
    select: { id: true, createdAt: true, user: { select: { timeZone: true, isDemo: true } } },
  })
  const standing = await labStanding(context, learner)
  if (standing.daysLeft > 0) throw new LabLockedError(standing.daysLeft)
  return { viewer, isDemo: learner.user.isDemo, minutesLeft: standing.minutesLeft }
}

/** @throws LabTimeUpError when no minutes of the day are left */
export function expectTime(learner: LabLearner): void {
  if (learner.minutesLeft === 0) throw new LabTimeUpError()
}

/**
 * Counts one minute of the signed-in learner's day in the lab. A minute that was counted less than 50 seconds ago, in this tab or
 * another, is not counted again.
 *
 * @returns minutes that are left of the day
 * @throws ConsentRequiredError, LabLockedError
 */
export async function recordLabMinute(context: Context): Promise<number> {
  const { viewer } = await labLearner(context)
  const now = context.clock()
  const day = localDay(now, viewer.timeZone)
  const since = new Date(now.getTime() - beatSeconds * 1000)
  // The last minute may stand at the day before, when midnight has just passed.
  const [row] = await context.db.$queryRaw<{ minutes: number }[]>`
    WITH recent AS (SELECT max("lastBeatAt") AS at FROM "LabDay" WHERE "learnerId" = ${viewer.userId} AND "lastBeatAt" > ${since})
    INSERT INTO "LabDay" AS d ("learnerId", day, minutes, "lastBeatAt")
    SELECT ${viewer.userId}, ${day}, CASE WHEN at IS NULL THEN 1 ELSE 0 END, COALESCE(at, ${now}) FROM recent
    ON CONFLICT ("learnerId", day) DO UPDATE
      SET minutes = d.minutes + CASE WHEN d."lastBeatAt" > ${since} THEN 0 ELSE excluded.minutes END,
        "lastBeatAt" = GREATEST(d."lastBeatAt", excluded."lastBeatAt")
    RETURNING minutes`
  if (!row) throw new Error(`no lab day of ${viewer.userId}`)
  return minutesLeft(row.minutes)
}
