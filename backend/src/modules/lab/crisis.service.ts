import { crisisReminderMinutes } from '@deepm/schema/rules/staff/safety-queue'
import type { Mail } from '../../adapters/email/email-template.ts'
import type { Config } from '../../config/config.ts'
import { runEach } from '../../core/run-each.ts'
import { lockLearnerRow } from '../../database/lock-learner-row.ts'
import type { Db, Tx } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import { queueMail } from '../../platform/email-outbox/email-outbox.service.ts'
import { isOpen } from '../accounts/closure/closure.service.ts'
import { crisisMail, crisisReminderMail } from './emails.ts'
import type { LabLearner } from './lab-access.service.ts'

/** Staff get at most one email about a learner in this time, and one reminder. */
const quietMinutes = 15

/** Queues an email about a crisis to all staff. It belongs to the account of the staff member, so it is not part of the learner's data. */
export async function mailCrisisToStaff(
  context: Context,
  tx: Tx,
  { viewer, isDemo }: LabLearner,
  interactionId: string,
): Promise<void> {
  const createdAt = { gt: minutesBefore(context.clock(), quietMinutes) }
  const crises = { learnerId: viewer.userId, reasons: { has: 'crisis' }, createdAt, id: { not: interactionId } }
  if ((await tx.interaction.count({ where: crises })) > 0) return
  await mailStaff(tx, isDemo, (email) => crisisMail(email, interactionId, context.config.publicUrl))
}

/**
 * Returns the job that reminds staff of crises that nobody has opened. Each reminder is claimed with its emails in one transaction, so that
 * retries and parallel processes send it once. After a pause of the job, only the latest reminder is sent.
 */
export function crisisReminder({ publicUrl }: Pick<Config, 'publicUrl'>): (db: Db, now: Date) => Promise<void> {
  return async (db, now) => {
    const due = await db.interaction.findMany({
      where: {
        reasons: { has: 'crisis' },
        openedAt: null,
        settledAt: null,
        answeredAt: { not: null },
        OR: crisisReminderMinutes.map((minutes, at) => ({
          createdAt: { lte: minutesBefore(now, minutes) },
          reminders: { lte: at },
        })),
      },
      select: { id: true, createdAt: true, learnerId: true, learner: { select: { user: { select: { isDemo: true } } } } },
      orderBy: { createdAt: 'asc' },
    })
    await runEach(due, ({ id, createdAt, learnerId, learner }) =>
      db.$transaction(async (tx) => {
        await lockLearnerRow(tx, learnerId)
        const minutes = crisisReminderMinutes.findLast((it) => createdAt <= minutesBefore(now, it)) ?? 0
        const reminders = crisisReminderMinutes.filter((it) => it <= minutes).length
        const where = { id, openedAt: null, settledAt: null, reminders: { lt: reminders } }
        const recent = { learnerId, id: { not: id }, remindedAt: { gt: minutesBefore(now, quietMinutes) } }
        const isQuiet = (await tx.interaction.count({ where: recent })) > 0
        const claimed = await tx.interaction.updateMany({ where, data: { reminders, ...(!isQuiet && { remindedAt: now }) } })
        if (claimed.count === 0 || isQuiet) return
        await mailStaff(tx, learner.user.isDemo, (email) => crisisReminderMail(email, id, minutes, publicUrl))
      }),
    )
  }
}

async function mailStaff(tx: Tx, isDemo: boolean, mailTo: (email: string) => Mail): Promise<void> {
  const staff = await tx.user.findMany({ where: { role: 'staff', isDemo, ...isOpen }, select: { id: true, email: true } })
  for (const { id, email } of staff) await queueMail(tx, mailTo(email), id)
}

function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000)
}
