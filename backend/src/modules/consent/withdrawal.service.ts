import { daysFrom } from '@deepm/schema/rules/time/deadline'
import type { Config } from '../../config/config.ts'
import { NotFoundError } from '../../core/errors.ts'
import { runEach } from '../../core/run-each.ts'
import { lockLearnerRow } from '../../database/lock-learner-row.ts'
import type { Db, Tx } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import { queueMail } from '../../platform/email-outbox/email-outbox.service.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { hashToken, newToken } from '../../platform/tokens/one-time-token.service.ts'
import { readLink } from '../../platform/tokens/signed-link.service.ts'
import { DemoAccountError } from '../accounts/profile/profile.errors.ts'
import { recordDecisions } from '../guardianship/decision.service.ts'
import { firstNameOf, type Guardian, informGuardians, otherGuardians } from '../guardianship/guardianship.service.ts'
import { otherWithdrewNotice, withdrawnNotice } from '../notifications/consent-notices.service.ts'
import { notify } from '../notifications/notification.service.ts'
import { consentDays } from './consent.service.ts'
import { confirmationMail, dayInWords, otherWithdrewMail } from './emails.ts'

/** Days for which the link in the second email can withdraw consent; the dashboard can at any time. */
const withdrawalDays = 30

/**
 * Withdraws the consent of the signed-in parent: nothing more is recorded, and the account is erased after the grace period.
 *
 * @throws NotFoundError when the child is not theirs or has no consent, DemoAccountError
 */
export async function withdrawConsent(context: Context, learnerId: string): Promise<void> {
  const parentId = context.viewer?.userId ?? ''
  await context.db.$transaction(async (tx) => {
    const theirs = { guardianships: { some: { parentId } } }
    if (await tx.learner.count({ where: { id: learnerId, ...theirs, user: { isDemo: true } } })) {
      throw new DemoAccountError('All visitors share the demo family, so you can’t withdraw its consent.')
    }
    const by = { id: parentId, firstName: await firstNameOf(tx, parentId) }
    const isWithdrawn = await withdraw(context, tx, { id: learnerId, ...theirs }, by, 'by the parent')
    if (!isWithdrawn) throw new NotFoundError('child')
  })
}

type Withdrawing = Pick<Context, 'config' | 'clock'>

async function withdraw(
  { config, clock }: Withdrawing,
  tx: Tx,
  learner: { id: string },
  by: { id: string; firstName: string },
  note: string,
): Promise<boolean> {
  const at = clock()
  const changed = await tx.learner.updateMany({ where: { ...learner, consent: 'granted' }, data: { consent: 'withdrawn' } })
  if (changed.count === 0) return false
  await tx.consentEvent.create({ data: { learnerId: learner.id, status: 'withdrawn', note, createdAt: at } })
  await recordDecisions(tx, { parentId: by.id || null, learnerId: learner.id, at }, ['withdrew consent'])
  await notify(tx, learner.id, [withdrawnNotice(at)], at)
  const others = await otherGuardians(tx, by.id, learner.id)
  const child = await firstNameOf(tx, learner.id)
  const erasureAt = erasureAfter(at)
  const url = `${config.publicUrl}/parent-dashboard`
  const notice = otherWithdrewNotice(learner.id, by.firstName, child, dayInWords(erasureAt), at)
  const write = (to: Guardian) => otherWithdrewMail(to.email, to.firstName, by.firstName, child, url, erasureAt)
  await informGuardians(tx, learner.id, others, notice, write, at)
  return true
}

/** Returns when an account is erased after consent was withdrawn. */
export function erasureAfter(withdrawnAt: Date): Date {
  return daysFrom(withdrawnAt, consentDays)
}

/**
 * Confirms every consent with a second email a day later, with a link to withdraw it. The email and its record are
 * stored together, so each is sent once, even if a process crashes.
 */
export function confirmationMailer(config: Config): (db: Db, now: Date) => Promise<void> {
  return async (db, now) => {
    const due = await db.consentRequest.findMany({
      where: { confirmedAt: null, answeredAt: { lte: daysFrom(now, -1) }, learner: { consent: 'granted' } },
      select: { id: true, learnerId: true },
      orderBy: { answeredAt: 'asc' },
    })
    await runEach(due, ({ id, learnerId }) =>
      db.$transaction(async (tx) => {
        await lockLearnerRow(tx, learnerId)
        await confirm(tx, config, id, now)
      }),
    )
  }
}

async function confirm(tx: Tx, config: Config, id: string, now: Date): Promise<void> {
  const where = { id, confirmedAt: null, learner: { consent: 'granted' } } as const
  // Stored and not signed, so that a new `SESSION_SECRET` does not break the link.
  const { token, tokenHash } = newToken()
  const data = { confirmedAt: now, withdrawalHash: tokenHash }
  if ((await tx.consentRequest.updateMany({ where, data })).count === 0) return
  const { learnerId, parentEmail, parentFirstName, learner } = await readRequest(tx, id)
  const url = `${config.publicUrl}/consent/withdraw?token=${token}`
  await queueMail(tx, confirmationMail(parentEmail, parentFirstName, learner.user.firstName, url, withdrawalDays), learnerId)
}

function readRequest(tx: Tx, id: string) {
  return tx.consentRequest.findUniqueOrThrow({
    where: { id },
    select: {
      learnerId: true,
      parentEmail: true,
      parentFirstName: true,
      learner: { select: { consent: true, user: { select: { firstName: true } } } },
    },
  })
}

export type Withdrawal = { childFirstName: string; isWithdrawn: boolean }

/**
 * Returns what the page behind the link in the second email shows. Reading it withdraws nothing.
 *
 * @throws LinkExpiredError for an invalid or expired link, or one about a child whose account is gone
 */
export async function readWithdrawal(context: Context, token: string): Promise<Withdrawal> {
  const { consent, firstName } = await askedAbout(context, token)
  return { childFirstName: firstName, isWithdrawn: consent === 'withdrawn' }
}

/**
 * Withdraws consent with the link in the second email, which also works for a suspended parent: withdrawing must stay possible. The
 * other parents can keep the account. Repeating it has no effect.
 *
 * @throws LinkExpiredError
 */
export async function withdrawByLink(context: Context, token: string): Promise<void> {
  const { learnerId, parentEmail, parentFirstName } = await askedAbout(context, token)
  await context.db.$transaction(async (tx) => {
    const parent = await tx.user.findUnique({ where: { email: parentEmail }, select: { id: true } })
    const by = { id: parent?.id ?? '', firstName: parentFirstName }
    await withdraw(context, tx, { id: learnerId }, by, 'by the link in the second email')
  })
}

async function askedAbout({ db, config, clock }: Context, token: string) {
  const now = clock()
  // Links from before the token was stored are signed.
  const signedId = readLink(config, 'consent-withdraw', token, now)
  const named = { withdrawalHash: hashToken(token), confirmedAt: { gt: daysFrom(now, -withdrawalDays) } }
  const request = await db.consentRequest.findFirst({
    where: { ...(signedId ? { id: signedId } : named), learner: { consent: { in: ['granted', 'withdrawn'] } } },
    select: {
      learnerId: true,
      parentEmail: true,
      parentFirstName: true,
      learner: { select: { consent: true, user: { select: { firstName: true } } } },
    },
  })
  if (!request) throw new LinkExpiredError('This link is too old. Sign in with your email address to withdraw your consent.')
  const { learner, ...asked } = request
  return { ...asked, consent: learner.consent, firstName: learner.user.firstName }
}
