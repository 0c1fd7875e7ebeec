import { interactionDays } from '@deepm/schema/rules/lab/lab'
import type { QueueChoice } from '@deepm/schema/rules/staff/safety-queue'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { localDay } from '@deepm/schema/rules/time/local-day'
import { maxAnswerMs } from '../../../adapters/ai/ai.ts'
import { NotFoundError } from '../../../core/errors.ts'
import type { Db, Tx } from '../../../database/open.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import type { SafetyLevel } from '../../../generated/prisma/enums.ts'
import { notify } from '../../notifications/notification.service.ts'
import { childNotice, parentNotice } from './concern-notices.service.ts'

/** SQL condition: the answered interaction `i` waits for staff. */
export const needsReviewSql = Prisma.sql`(i."settledAt" IS NULL AND (i.level = 'danger' OR i."reportedAt" IS NOT NULL))`

type Concern = { settledAt: Date | null; level: SafetyLevel; reportedAt: Date | null }

/** Returns whether an answered interaction waits for staff, like `needsReviewSql`. */
export function needsReview({ settledAt, level, reportedAt }: Concern): boolean {
  return settledAt === null && (level === 'danger' || reportedAt !== null)
}

/**
 * Returns SQL for what waits for staff in the lab, as rows of kind, sourceId, learnerId and since: crises, requests for a review,
 * reported answers, and other blocked prompts. A settled item is listed again when its learner reports it or asks for a review.
 */
export function concernsToReview(isDemo: boolean): Prisma.Sql {
  const isCrisis = Prisma.sql`'crisis' = ANY(i.reasons) AND i."settledAs" IS NULL`
  const isReview = Prisma.sql`i."reviewAskedAt" IS NOT NULL AND i."reviewGranted" IS NULL`
  return Prisma.sql`
    SELECT CASE WHEN ${isCrisis} THEN 'crisis' WHEN ${isReview} THEN 'review'
        WHEN i."reportedAt" IS NOT NULL THEN 'reportedAnswer' ELSE 'flagged' END AS kind,
      i.id AS "sourceId", i."learnerId",
      CASE WHEN ${isCrisis} THEN i."createdAt" WHEN ${isReview} THEN least(i."reviewAskedAt", i."reportedAt")
        ELSE coalesce(i."reportedAt", i."createdAt") END AS since
    FROM "Interaction" i JOIN "User" a ON a.id = i."learnerId"
    WHERE ${needsReviewSql}
      AND i."answeredAt" IS NOT NULL AND a."isDemo" = ${isDemo}`
}

/** A decision of staff about an interaction. */
export type ReviewDecision = { choice: QueueChoice; word: string; careNote: string; staffId: string; at: Date }

/**
 * Stores the decision of staff and notifies the child. If it is not a crisis and a parent decides for the child, the
 * parents are notified too.
 *
 * @throws NotFoundError when it does not wait for staff, or no longer
 */
export async function resolveInteraction(tx: Tx, id: string, settlement: ReviewDecision): Promise<void> {
  const { choice, word, careNote, staffId, at } = settlement
  const reviewGranted = choice === 'granted' ? true : choice === 'refused' ? false : undefined
  const settled = await tx.interaction.updateMany({
    where: { id, settledAt: null, answeredAt: { not: null } },
    data: {
      settledAt: at,
      settledBy: staffId,
      settledAs: choice,
      ...(word !== '' && { staffNote: word }),
      ...(careNote !== '' && { careNote }),
      ...(reviewGranted !== undefined && { reviewGranted }),
    },
  })
  if (settled.count === 0) throw new NotFoundError('open item')
  await recordOpening(tx, id, staffId, at)
  if (word === '') return
  const { learnerId, lessonId, reasons, learner } = await tx.interaction.findUniqueOrThrow({
    where: { id },
    select: {
      learnerId: true,
      reasons: true,
      lessonId: true,
      learner: {
        select: { consent: true, user: { select: { firstName: true } }, guardianships: { select: { parentId: true } } },
      },
    },
  })
  await notify(tx, learnerId, [childNotice(id, { ...settlement, lessonId })], at)
  // A child may have written about the parents; staff decide separately who must know.
  if (reasons.includes('crisis') || learner.consent === 'notRequired') return
  const notice = parentNotice(id, learnerId, learner.user.firstName, { ...settlement, lessonId })
  for (const { parentId } of learner.guardianships) await notify(tx, parentId, [notice], at)
}

/** Stores who first opened a crisis. Returns false when someone did before, or it is no crisis. */
export async function recordOpening(tx: Tx, id: string, staffId: string, at: Date): Promise<boolean> {
  const where = { id, openedAt: null, reasons: { has: 'crisis' } }
  return (await tx.interaction.updateMany({ where, data: { openedAt: at, openedBy: staffId } })).count > 0
}

/** Returns who settled an interaction, and how; `null` when it is unsettled or does not exist. */
export async function findEarlierDecision(
  db: Db,
  id: string,
): Promise<{ by: string | null; choice: string | null; at: Date } | null> {
  const select = { settledAt: true, settledBy: true, settledAs: true }
  const found = await db.interaction.findUnique({ where: { id, NOT: { settledAt: null } }, select })
  return found?.settledAt ? { by: found.settledBy, choice: found.settledAs, at: found.settledAt } : null
}

/**
 * Deletes old interactions and lab minutes, as the privacy page promises. An unanswered prompt whose request was
 * aborted is deleted within the hour, unless it was sent again.
 */
export async function eraseOldInteractions(db: Db, now: Date): Promise<void> {
  const before = daysFrom(now, -interactionDays)
  await db.$transaction([
    db.interaction.deleteMany({ where: { createdAt: { lt: before } } }),
    db.interaction.deleteMany({ where: { answeredAt: null, createdAt: { lt: new Date(now.getTime() - maxAnswerMs) } } }),
    // By day: a day with extra minutes from a parent may have no minutes yet.
    db.labDay.deleteMany({ where: { day: { lt: localDay(before, 'UTC') } } }),
  ])
}
