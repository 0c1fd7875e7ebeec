import { interactionDays } from '@deepm/schema/rules/lab/lab'
import type { QueueChoice } from '@deepm/schema/rules/staff/safety-queue'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { localDay } from '@deepm/schema/rules/time/local-day'
import { maxAnswerMs } from '../../adapters/ai/ai.ts'
import { NotFoundError } from '../../core/errors.ts'
import type { Db, Tx } from '../../database/open.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { notify } from '../notifications/notification.service.ts'
import { childNotice, parentNotice } from './concern-notices.service.ts'

/**
 * What waits for staff in the lab, as rows of kind, sourceId, learnerId and since: crises, questions for a review, reported answers, and
 * what was blocked without anybody asking. What staff have settled is back when its learner reports it or asks.
 */
export function waitingConcerns(isDemo: boolean): Prisma.Sql {
  const isCrisis = Prisma.sql`'crisis' = ANY(i.reasons) AND i."settledAs" IS NULL`
  const isReview = Prisma.sql`i."reviewAskedAt" IS NOT NULL AND i."reviewGranted" IS NULL`
  return Prisma.sql`
    SELECT CASE WHEN ${isCrisis} THEN 'crisis' WHEN ${isReview} THEN 'review'
        WHEN i."reportedAt" IS NOT NULL THEN 'reportedAnswer' ELSE 'flagged' END AS kind,
      i.id AS "sourceId", i."learnerId",
      CASE WHEN ${isCrisis} THEN i."createdAt" WHEN ${isReview} THEN least(i."reviewAskedAt", i."reportedAt")
        ELSE coalesce(i."reportedAt", i."createdAt") END AS since
    FROM "Interaction" i JOIN "User" a ON a.id = i."learnerId"
    WHERE i."settledAt" IS NULL AND (i.level = 'danger' OR i."reportedAt" IS NOT NULL)
      AND i."answeredAt" IS NOT NULL AND a."isDemo" = ${isDemo}`
}

/** What staff decided about something in the lab, in their words. */
export type Settlement = { choice: QueueChoice; word: string; careNote: string; staffId: string; at: Date }

/**
 * Keeps what staff decided, and tells it to the child and, where it does not sound like a crisis and a parent decides for the child, to
 * the parents.
 *
 * @throws NotFoundError when it does not, or no more, wait for staff
 */
export async function resolveInteraction(tx: Tx, id: string, settlement: Settlement): Promise<void> {
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
  if (settled.count === 0) throw new NotFoundError('item that waits')
  if (word === '') return
  const { learnerId, reasons, learner } = await tx.interaction.findUniqueOrThrow({
    where: { id },
    select: {
      learnerId: true,
      reasons: true,
      learner: {
        select: { consent: true, user: { select: { firstName: true } }, guardianships: { select: { parentId: true } } },
      },
    },
  })
  await notify(tx, learnerId, [childNotice(id, settlement)], at)
  // A child may have written about the parents; staff decide by other ways who has to hear of it.
  if (reasons.includes('crisis') || learner.consent === 'notRequired') return
  const notice = parentNotice(id, learnerId, learner.user.firstName, settlement)
  for (const { parentId } of learner.guardianships) await notify(tx, parentId, [notice], at)
}

/** Who settled something in the lab, and how; `null` when it waits or is not there. */
export async function findEarlierDecision(
  db: Db,
  id: string,
): Promise<{ by: string | null; choice: string | null; at: Date } | null> {
  const select = { settledAt: true, settledBy: true, settledAs: true }
  const found = await db.interaction.findUnique({ where: { id, NOT: { settledAt: null } }, select })
  return found?.settledAt ? { by: found.settledBy, choice: found.settledAs, at: found.settledAt } : null
}

/**
 * Erases what was written in the lab, and the minutes of its days, when their time is over. The privacy page promises this. A prompt
 * whose asking was cut off goes within the hour, when nobody sent it again.
 */
export async function eraseOldInteractions(db: Db, now: Date): Promise<void> {
  const before = daysFrom(now, -interactionDays)
  await db.$transaction([
    db.interaction.deleteMany({ where: { createdAt: { lt: before } } }),
    db.interaction.deleteMany({ where: { answeredAt: null, createdAt: { lt: new Date(now.getTime() - maxAnswerMs) } } }),
    // By its day: one on which a parent gave minutes may have had no minute yet.
    db.labDay.deleteMany({ where: { day: { lt: localDay(before, 'UTC') } } }),
  ])
}
