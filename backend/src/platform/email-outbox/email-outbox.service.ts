import { isPlaceholderAddress } from '@deepm/schema/rules/family/family-members'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import type { Mail } from '../../adapters/email/email-template.ts'
import { MailRefusedError, type MailTransport } from '../../adapters/email/transport.ts'
import type { Db, Tx } from '../../database/open.ts'
import type { OutboxMail } from '../../generated/prisma/client.ts'
import type { Clock } from '../context.ts'

/**
 * Adds an email to the outbox. Inside a transaction it is sent only after the commit. A child without an email address gets no email.
 *
 * @param userId the account that the email belongs to, if any; the email is erased with it
 * @param aboutId another account that the email names; the email is erased with it too
 */
export async function queueMail(db: Tx, mail: Mail, userId: string | null, aboutId: string | null = null): Promise<void> {
  if (isPlaceholderAddress(mail.recipient)) return
  await db.outboxMail.create({ data: { ...mail, userId, aboutId } })
}

type WaitingMail = Pick<OutboxMail, 'id' | 'recipient' | 'subject' | 'text' | 'html' | 'unsubscribeUrl' | 'attempts'>

const batch = 20
const retryMinutes = [1, 5, 30, 120]
/** Delay before each further attempt, until the outbox erases the email. */
const laterMinutes = 720
/** Longer than the outbox keeps an email, so it is not retried. */
const neverMinutes = 60 * 24 * 365

/** Kinds that people wait for on screen, with links that expire soon. Sent before all others, in this order. */
const urgentKinds = ['sign-in', 'parent-signup', 'confirm-address', 'consent']

/**
 * Sends pending emails, urgent kinds first and the oldest first within a kind. Each email is claimed by moving its due
 * time before it is sent, so that parallel processes do not send it twice,
 * and a crashed process leaves it to be retried. An email that the server refuses permanently is kept and not retried. An email may be
 * deleted with its account during sending.
 *
 * @returns the number of emails sent
 */
export async function deliverMail(db: Db, transport: MailTransport, clock: Clock): Promise<number> {
  const waiting = await db.$queryRaw<WaitingMail[]>`
    SELECT id, recipient, subject, text, html, "unsubscribeUrl", attempts FROM "OutboxMail"
    WHERE "sentAt" IS NULL AND "dueAt" <= ${clock()}
    ORDER BY array_position(${urgentKinds}::text[], kind) NULLS LAST, "createdAt", id LIMIT ${batch}`
  let sent = 0
  for (const mail of waiting) {
    const pause = retryMinutes[mail.attempts] ?? laterMinutes
    const claimed = await db.outboxMail.updateMany({
      where: { id: mail.id, sentAt: null, attempts: mail.attempts },
      data: { attempts: mail.attempts + 1, dueAt: new Date(clock().getTime() + pause * 60_000) },
    })
    if (claimed.count === 0) continue
    try {
      const { recipient: to, subject, text, html, unsubscribeUrl } = mail
      await transport.send({ to, subject, text: text ?? '', html: html ?? '', unsubscribeUrl })
      await db.outboxMail.updateMany({
        where: { id: mail.id },
        data: { sentAt: clock(), text: null, html: null, unsubscribeUrl: null, lastError: null },
      })
      sent += 1
    } catch (error) {
      await db.outboxMail.updateMany({
        where: { id: mail.id },
        data: {
          lastError: String(error).slice(0, 300),
          ...(error instanceof MailRefusedError && { dueAt: new Date(clock().getTime() + neverMinutes * 60_000) }),
        },
      })
    }
  }
  return sent
}

/** Days to keep an email, sent or not. */
const keptDays = 30

export async function deleteOldMail(db: Db, now: Date): Promise<void> {
  await db.outboxMail.deleteMany({ where: { createdAt: { lt: daysFrom(now, -keptDays) } } })
}

/** Returns the number of unsent emails, and the age of the oldest one in seconds. */
export async function waitingMail(db: Db, now: Date): Promise<{ count: number; seconds: number }> {
  const { _count: count, _min: oldest } = await db.outboxMail.aggregate({
    where: { sentAt: null },
    _count: true,
    _min: { createdAt: true },
  })
  return { count, seconds: oldest.createdAt ? (now.getTime() - oldest.createdAt.getTime()) / 1000 : 0 }
}
