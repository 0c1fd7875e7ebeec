import { mailbox, sameMailbox } from '@deepm/schema/rules/forms/email'
import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import type { Context } from '../../../platform/context.ts'
import { accountMailboxTarget, countRequest, isWithinLimit } from '../../../platform/rate-limit/rate-limit.service.ts'
import { consentedLearner } from '../../../platform/viewer.policy.ts'
import { addressColumns, addressState } from '../addresses/address.service.ts'
import { mailAddressLink } from './address-link.service.ts'

/** Separate from the limit of signup emails, which strangers can use up by signing up with the address. */
const mailsPerClaim = { name: 'address-again', max: 3, windowSeconds: 86_400 }
/** For all accounts that claim the mailbox. A sign-in link opened in the account's browser also confirms the address. */
const mailsPerMailbox = { name: 'address-again-mailbox', max: 20, windowSeconds: 86_400 }
const changesPerAccount = { name: 'address-change', max: 10, windowSeconds: 86_400 }

/**
 * Resends the confirmation link to the signed-in learner.
 *
 * @throws ConsentRequiredError, NotFoundError without an unconfirmed address, RateLimitedError after three emails a day to
 *   a mailbox
 */
export async function sendAddressLink(context: Context): Promise<void> {
  const { userId } = consentedLearner(context.viewer)
  await context.db.$transaction(async (tx) => {
    const { firstName, claimedEmail: email } = await tx.user.findUniqueOrThrow({ where: { id: userId } })
    if (!email) throw new NotFoundError('unconfirmed address')
    await countRequest({ clock: context.clock, db: tx }, mailsPerClaim, claimKey(userId, email))
    await mailAddressLink(context, tx, { id: userId, firstName, email }, mailsPerMailbox)
  })
}

/**
 * Changes the email address of the signed-in learner while none is confirmed, and emails a confirmation link. The
 * response does not reveal whether the address has an account.
 *
 * @throws ConsentRequiredError, NotFoundError with a confirmed address and for a child without one, InvalidInputError
 *   for the address of a parent, RateLimitedError
 */
export async function changeAddress(context: Context, email: string): Promise<void> {
  const { userId } = consentedLearner(context.viewer)
  await countRequest(context, changesPerAccount, userId)
  await context.db.$transaction(async (tx) => {
    // Serializes this change with a parallel confirmation.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${userId} FOR UPDATE`
    const user = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: {
        ...addressColumns,
        firstName: true,
        learner: {
          select: {
            consentRequests: { select: { parentEmail: true } },
            guardianships: { select: { parent: { select: { email: true } } } },
          },
        },
      },
    })
    const state = addressState(user)
    if (state !== 'unconfirmed' && state !== 'lost') throw new NotFoundError('unconfirmed address')
    const parents = [
      ...(user.learner?.consentRequests.map(({ parentEmail }) => parentEmail) ?? []),
      ...(user.learner?.guardianships.map(({ parent }) => parent.email) ?? []),
    ]
    if (parents.some((parent) => sameMailbox(parent, email))) {
      throw new InvalidInputError([{ field: 'email', message: 'This is your parent’s address. Enter your own.' }])
    }
    await tx.user.update({ where: { id: userId }, data: { claimedEmail: email, addressLostAt: null } })
    // Saved even without an email: a link that was emailed there earlier works again.
    if (!(await isWithinLimit({ clock: context.clock, db: tx }, mailsPerClaim, claimKey(userId, email)))) return
    await mailAddressLink(context, tx, { id: userId, firstName: user.firstName, email }, mailsPerMailbox)
  })
}

function claimKey(userId: string, email: string): string {
  return accountMailboxTarget(userId, mailbox(email))
}
