import { isNobodysAddress } from '@deepm/schema/rules/family-members'
import type { Mail } from '../../adapters/mail/letter.ts'
import { MailRefusedError, type MailTransport } from '../../adapters/mail/transport.ts'
import type { Clock } from '../../context.ts'
import type { Db, Tx } from '../../database/open.ts'

/**
 * Puts a mail into the outbox; inside a transaction it goes out only if its cause was stored. To a child without an address nothing
 * is written.
 *
 * @param userId the account it is about, if it is about one; the mail is erased with it
 */
export async function queueMail(db: Tx, mail: Mail, userId: string | null): Promise<void> {
  if (isNobodysAddress(mail.recipient)) return
  await db.outboxMail.create({ data: { ...mail, userId } })
}

const batch = 20
const retryMinutes = [1, 5, 30, 120]
/** From then on, until the outbox forgets the mail. */
const laterMinutes = 720
/** Longer than the outbox remembers a mail: it is not tried again. */
const neverMinutes = 60 * 24 * 365

/**
 * Hands waiting mail to the mail server. Each mail is claimed by moving its due time on before it is tried, so that processes do
 * not send it twice, and one that dies midway leaves it to be tried again. A mail that the server refuses for good is kept and not
 * tried again. A mail may vanish meanwhile with its account.
 *
 * @returns how many were handed over
 */
export async function deliverMail(db: Db, transport: MailTransport, clock: Clock): Promise<number> {
  const waiting = await db.outboxMail.findMany({
    where: { sentAt: null, dueAt: { lte: clock() } },
    orderBy: { createdAt: 'asc' },
    take: batch,
  })
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

/** How many mails have not been sent, and for how many seconds the oldest of them has waited. */
export async function waitingMail(db: Db, now: Date): Promise<{ count: number; seconds: number }> {
  const { _count: count, _min: oldest } = await db.outboxMail.aggregate({
    where: { sentAt: null },
    _count: true,
    _min: { createdAt: true },
  })
  return { count, seconds: oldest.createdAt ? (now.getTime() - oldest.createdAt.getTime()) / 1000 : 0 }
}
