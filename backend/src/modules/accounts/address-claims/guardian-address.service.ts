import { ageOn, needsConsent } from '@deepm/schema/rules/accounts/ages'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import type { Tx } from '../../../database/open.ts'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/email-outbox/email-outbox.service.ts'
import { isWithinLimit } from '../../../platform/rate-limit/rate-limit.service.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { refuseLink } from '../../../platform/tokens/refuse-link.service.ts'
import { readLink, signLink } from '../../../platform/tokens/signed-link.service.ts'
import { decidingGuardians, firstNameOf, type Guardian, informGuardians } from '../../guardianship/guardianship.service.ts'
import { addressConfirmedNotice, addressRefusedNotice } from '../../notifications/family-notices.service.ts'
import { notify } from '../../notifications/notification.service.ts'
import { ParentDecidesError } from '../account.errors.ts'
import { claimsOf, confirmClaim, lockAddress, releaseClaims } from '../addresses/address.service.ts'
import { addressConfirmedMail, guardianAddressMail } from '../emails.ts'

// An emailed link proves only who reads the mailbox, and a child's address may be mistyped. Unless the child opens the link in a browser
// that is signed in to the account, the parents decide.

const questionDays = 7
/** Limits how many emails to parents the owner of a mistyped mailbox can cause. An emailed link works for seven days. */
const questionsPerAccount = { name: 'guardian-address', max: 3, windowSeconds: 86_400 }

/**
 * Asks the parents of a minor whether the address belongs to their child. Call it before confirming an address from a browser that is not
 * signed in to the account.
 *
 * @returns the refusal, to be thrown once the transaction is committed; `null` when no parent decides
 * @throws LinkExpiredError when the account no longer claims the address
 */
export async function askGuardians(
  context: Context,
  tx: Tx,
  accountId: string,
  email: string,
): Promise<ParentDecidesError | null> {
  const { clock } = context
  await lockAddress(tx, email)
  // The learner is not locked: a parent who is linked in parallel comes after the confirmation, and an erasure locks in the other order.
  const guardians = await decidingGuardians(tx, accountId, clock())
  if (guardians.length === 0)
    return (await isUnderConsentAge(tx, accountId, clock())) ? new ParentDecidesError('notLinked') : null
  const childName = await claimantName(tx, accountId, email)
  if (await isWithinLimit({ clock, db: tx }, questionsPerAccount, accountId)) {
    for (const guardian of guardians.filter(({ isClosed }) => !isClosed))
      await mailQuestion(context, tx, guardian, { accountId, childName, email })
  }
  return new ParentDecidesError('asked')
}

/** Returns whether a learner is under 13, so that a parent must consent. */
export async function isUnderConsentAge(tx: Tx, learnerId: string, now: Date): Promise<boolean> {
  const learner = await tx.learner.findUnique({ where: { id: learnerId }, select: { ageAtSignup: true, createdAt: true } })
  return learner !== null && needsConsent(ageOn(learner.ageAtSignup, learner.createdAt, now))
}

/** @throws LinkExpiredError when the account no longer claims the address */
async function claimantName(tx: Tx, accountId: string, email: string): Promise<string> {
  const account = await tx.user.findFirst({ where: { id: accountId, ...claimsOf(email) }, select: { firstName: true } })
  if (!account) throw new LinkExpiredError(settled)
  return account.firstName
}

type Question = { accountId: string; childName: string; email: string }

async function mailQuestion({ config, clock }: Context, tx: Tx, guardian: Guardian, question: Question): Promise<void> {
  const { accountId, childName, email } = question
  const subject = `${accountId}_${guardian.id}_${Buffer.from(email).toString('base64url')}`
  const token = signLink(config, 'guardian-address', subject, daysFrom(clock(), questionDays))
  const url = `${config.publicUrl}/family/address?token=${token}`
  const mail = guardianAddressMail(guardian.email, guardian.firstName, childName, email, url, questionDays)
  await queueMail(tx, mail, guardian.id, accountId)
}

export type AddressQuestion = { childFirstName: string; email: string }

/**
 * Returns what the page behind the email to a parent shows. Reading it decides nothing.
 *
 * @throws LinkExpiredError when the link is invalid or expired, the question was answered, or the parent no longer decides; RateLimitedError
 */
export async function readAddressQuestion(context: Context, token: string): Promise<AddressQuestion> {
  const asked = await openQuestion(context, token)
  return { childFirstName: await askedChildName(context, context.db, asked), email: asked.email }
}

/**
 * Records a parent's answer. If the parent agrees, the address is confirmed, and no one is signed in or out. Otherwise only this account
 * loses the address. The first answer counts.
 *
 * @throws LinkExpiredError, RateLimitedError
 */
export async function answerAddressQuestion(context: Context, token: string, agree: boolean): Promise<void> {
  const asked = await openQuestion(context, token)
  const { accountId, guardianId, email } = asked
  const at = context.clock()
  await context.db.$transaction(async (tx) => {
    await lockAddress(tx, email)
    await askedChildName(context, tx, asked)
    if (!agree) return releaseClaims(tx, email, at, { id: accountId })
    await confirmClaim(tx, accountId, email, at)
    await informOfConfirmation(context, tx, accountId, email, guardianId)
  })
}

/** Notifies the parents of a minor that the address was confirmed, except the one who confirmed it. */
export async function informOfConfirmation(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  tx: Tx,
  accountId: string,
  email: string,
  confirmedBy: string | null,
): Promise<void> {
  const at = clock()
  const guardians = (await decidingGuardians(tx, accountId, at)).filter(({ id, isClosed }) => !isClosed && id !== confirmedBy)
  if (guardians.length === 0) return
  const childName = await firstNameOf(tx, accountId)
  const url = `${config.publicUrl}/parent-dashboard`
  const write = (to: Guardian) => addressConfirmedMail(to.email, to.firstName, childName, email, url)
  await informGuardians(tx, accountId, guardians, addressConfirmedNotice(accountId, childName, at), write, at)
}

/** Notifies the parents of a minor that the owner of a mailbox refused the address of its account. */
export async function informOfRefusal({ clock }: Pick<Context, 'clock'>, tx: Tx, accountId: string): Promise<void> {
  const at = clock()
  const guardians = (await decidingGuardians(tx, accountId, at)).filter(({ isClosed }) => !isClosed)
  if (guardians.length === 0) return
  const notice = addressRefusedNotice(accountId, await firstNameOf(tx, accountId), at)
  for (const { id } of guardians) await notify(tx, id, [notice], at)
}

const settled = 'This question was already answered, or the account now has another address.'

type Asked = { accountId: string; guardianId: string; email: string }

/** @throws LinkExpiredError, RateLimitedError after too many invalid tokens */
async function openQuestion(context: Context, token: string): Promise<Asked> {
  const subject = readLink(context.config, 'guardian-address', token, context.clock())
  const [, accountId, guardianId, address] = /^([^_]+)_([^_]+)_(.+)$/.exec(subject ?? '') ?? []
  if (!accountId || !guardianId || !address) return refuseLink(context)
  return { accountId, guardianId, email: Buffer.from(address, 'base64url').toString() }
}

/** @throws LinkExpiredError when the parent no longer decides for the child, or the account no longer claims the address */
async function askedChildName({ clock }: Context, tx: Tx, { accountId, guardianId, email }: Asked): Promise<string> {
  const guardians = await decidingGuardians(tx, accountId, clock())
  if (!guardians.some(({ id, isClosed }) => id === guardianId && !isClosed)) throw new LinkExpiredError(settled)
  return claimantName(tx, accountId, email)
}
