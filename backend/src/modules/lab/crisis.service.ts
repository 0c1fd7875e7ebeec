import type { Tx } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import { queueMail } from '../../platform/email-outbox/email-outbox.service.ts'
import { isOpen } from '../accounts/closure/closure.service.ts'
import { crisisMail } from './emails.ts'
import type { LabLearner } from './lab-access.service.ts'

/** Staff get at most one email about a learner in this time. */
const quietMinutes = 15

/** Queues an email about a crisis to all staff. It belongs to the account of the staff member, so it is not part of the learner's data. */
export async function mailCrisisToStaff(
  context: Context,
  tx: Tx,
  { viewer, isDemo }: LabLearner,
  interactionId: string,
): Promise<void> {
  const createdAt = { gt: new Date(context.clock().getTime() - quietMinutes * 60_000) }
  const crises = { learnerId: viewer.userId, reasons: { has: 'crisis' }, createdAt, id: { not: interactionId } }
  if ((await tx.interaction.count({ where: crises })) > 0) return
  const staff = await tx.user.findMany({ where: { role: 'staff', isDemo, ...isOpen }, select: { id: true, email: true } })
  for (const { id, email } of staff) await queueMail(tx, crisisMail(email, interactionId, context.config.publicUrl), id)
}
