import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mailbox } from '@deepm/schema/rules/forms/email'
import { hoursFrom } from '@deepm/schema/rules/time/deadline'
import type { Tx } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import { queueMail } from '../../platform/email-outbox/email-outbox.service.ts'
import { countRequest, isWithinLimit } from '../../platform/rate-limit/rate-limit.service.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { readLink, signLink } from '../../platform/tokens/signed-link.service.ts'
import { AddressUnconfirmedError } from '../accounts/account.errors.ts'
import { DemoAccountError } from '../accounts/profile/profile.errors.ts'
import { deleteSession } from '../accounts/sessions/session.service.ts'
import { eraseAccount } from './account-erasure.service.ts'
import { childErasureMail, erasureMail } from './emails.ts'
import { type Account, type Decider, lockAccount, readAccount } from './erasure-deciders.service.ts'
import { erasureKey } from './erasure-references.service.ts'
import { assertNoDependentChildren, closeCheckouts, refuseLastStaff, refusePayer } from './erasure-refusals.service.ts'

/** Hours in which the emailed question can be answered. */
const erasureHours = 24

/** Counts all requests, including refused ones, because a refusal may need a call to the payment provider. */
export const requestsPerAccount = { name: 'erasure-request', max: 10, windowSeconds: 3600 }
/** A parent's mailbox is not for filling. */
const questionsPerAccount = { name: 'erasure', max: 3, windowSeconds: 86_400 }
/** For all accounts together: a family has at most four children and the parent's own account. */
const mailsPerMailbox = { name: 'erasure-mail', max: 5, windowSeconds: 86_400 }

/**
 * Emails a request to confirm the erasure of the signed-in account: to its own address, or for a child to every linked
 * parent or the parent who declined. A newer request replaces the older one. A mailbox that reached its daily limit gets
 * no email, with the same response. If that applies to all of them, an open request stays. A parent who never answered
 * gets no email, because a child can enter any address; see `erasePendingAccount`.
 *
 * @throws DemoAccountError, AddressUnconfirmedError when the address is not confirmed, ProgrammeRunningError,
 *   PaymentUnreachableError, ChildrenLinkedError, LastStaffError, RateLimitedError
 */
export async function requestErasure(context: Context): Promise<void> {
  const { db, config, viewer, clock } = context
  const userId = viewer?.userId ?? ''
  if (viewer?.isDemo) throw new DemoAccountError('All visitors share this demo account, so it cannot be deleted.')
  await countRequest(context, requestsPerAccount, userId)
  const account = await readAccount(db, userId)
  if (!account) throw new Error('requestErasure: no account')
  if (account.deciders.length === 0) throw new AddressUnconfirmedError()
  await assertNoDependentChildren(db, account.id)
  await refuseLastStaff(db, account.id)
  await refusePayer(context, account.id)
  await countRequest(context, questionsPerAccount, account.id)
  const expiresAt = hoursFrom(clock(), erasureHours)
  const value = randomBytes(16).toString('hex')
  await db.$transaction(async (tx) => {
    if (!(await lockAccount(tx, account.id))) return
    const mailable = await mailableOf({ clock, db: tx }, account.deciders)
    const identifier = erasureKey(account.id)
    const isOpen = (await tx.verification.count({ where: { identifier, expiresAt: { gt: clock() } } })) > 0
    if (isOpen && mailable.length === 0) return
    await tx.verification.deleteMany({ where: { identifier } })
    await tx.verification.create({ data: { id: randomUUID(), identifier, value, expiresAt } })
    for (const { email, firstName } of mailable) {
      const token = signLink(config, 'erasure', `${account.id}_${digestOf(email)}_${value}`, expiresAt)
      const url = `${config.publicUrl}/account/delete?token=${token}`
      const mail = account.isChild
        ? childErasureMail(email, firstName, account.firstName, url, erasureHours)
        : erasureMail(email, firstName, url, erasureHours)
      await queueMail(tx, mail, account.id)
    }
  })
}

/** Counts an email to each decider and returns those within the limit of their mailbox. */
async function mailableOf(context: Pick<Context, 'clock'> & { db: Tx }, deciders: Decider[]): Promise<Decider[]> {
  const mailable: Decider[] = []
  for (const decider of deciders) {
    if (await isWithinLimit(context, mailsPerMailbox, mailbox(decider.email))) mailable.push(decider)
  }
  return mailable
}

/** Cancels the open request: its links stop working. Does nothing if there is none. */
export async function cancelErasure({ db, viewer }: Context): Promise<void> {
  await db.verification.deleteMany({ where: { identifier: erasureKey(viewer?.userId ?? '') } })
}

/** Returns when the open question about an account expires; `null` when none is open. */
export async function erasureOpenUntil({ db, clock }: Context, userId: string): Promise<Date | null> {
  const open = await db.verification.findFirst({
    where: { identifier: erasureKey(userId), expiresAt: { gt: clock() } },
    select: { expiresAt: true },
  })
  return open?.expiresAt ?? null
}

export type ErasureQuestion = {
  firstName: string | null
  isLearner: boolean
  isChild: boolean
  isViewer: boolean
  isErased: boolean
}

/**
 * Returns what the page behind the emailed link shows. Reading it consumes nothing, because mail scanners open links too.
 *
 * @throws LinkExpiredError for an invalid, expired, answered or replaced link
 */
export async function readErasureQuestion(context: Context, token: string): Promise<ErasureQuestion> {
  const account = await stillAsked(context, askedBy(context, token))
  if (!account) return { firstName: null, isLearner: false, isChild: false, isViewer: false, isErased: true }
  const { firstName, isLearner, isChild } = account
  return { firstName, isLearner, isChild, isViewer: context.viewer?.userId === account.id, isErased: false }
}

/**
 * Records the answer to the emailed question; the first one counts. Agreeing erases the account with everything that
 * refers to it, ends its sessions, and sends a final email. Repeating it has no effect.
 *
 * @throws LinkExpiredError, ProgrammeRunningError, PaymentUnreachableError, ChildrenLinkedError, LastStaffError
 */
export async function answerErasure(context: Context, token: string, erase: boolean): Promise<void> {
  const { db } = context
  const asked = askedBy(context, token)
  const account = await stillAsked(context, asked)
  if (!erase) {
    if ((await db.verification.deleteMany({ where: asked.open })).count === 0) throw new LinkExpiredError()
    return
  }
  if (!account) return
  await closeCheckouts(context, account.id)
  await db.$transaction((tx) => eraseAsked(context, tx, account, asked))
  if (context.viewer?.userId === account.id) await deleteSession(context)
}

async function eraseAsked(context: Context, tx: Tx, account: Account, asked: Asked): Promise<void> {
  await eraseAccount(context, tx, account, async () => {
    assertDecider(await readAccount(tx, account.id), asked)
    if ((await tx.verification.deleteMany({ where: asked.open })).count === 0) throw new LinkExpiredError()
  })
}

type Asked = {
  userId: string
  /** Digest of the address that the link was emailed to. */
  decider: string
  open: { identifier: string; value: string; expiresAt: { gt: Date } }
}

/** @throws LinkExpiredError */
function askedBy({ config, clock }: Context, token: string): Asked {
  const now = clock()
  const subject = readLink(config, 'erasure', token, now)
  if (!subject) throw new LinkExpiredError()
  const [userId = '', decider = '', value = ''] = subject.split('_')
  return { userId, decider, open: { identifier: erasureKey(userId), value, expiresAt: { gt: now } } }
}

function digestOf(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 32)
}

/** A suspended parent, or one who is no longer linked, decides nothing. */
function assertDecider(account: Account | null, { decider }: Asked): void {
  if (account && !account.deciders.some(({ email }) => digestOf(email) === decider)) throw new LinkExpiredError()
}

/**
 * Returns the account that a link still asks about; `null` when it is erased.
 *
 * @throws LinkExpiredError when the question was declined, cancelled or replaced
 */
async function stillAsked({ db }: Context, asked: Asked): Promise<Account | null> {
  const { userId, open } = asked
  // In this order, because an erasure between the reads deletes both.
  const isOpen = (await db.verification.count({ where: open })) > 0
  const account = await readAccount(db, userId)
  if (account && !isOpen) throw new LinkExpiredError()
  assertDecider(account, asked)
  return account
}
