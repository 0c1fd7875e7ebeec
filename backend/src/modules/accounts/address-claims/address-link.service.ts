import { mailbox } from '@deepm/schema/rules/forms/email'
import type { Config } from '../../../config/config.ts'
import type { Tx } from '../../../database/open.ts'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/email-outbox/email-outbox.service.ts'
import { accountMailboxTarget, isCounted, isWithinLimit, type Limit } from '../../../platform/rate-limit/rate-limit.service.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { refuseLink } from '../../../platform/tokens/refuse-link.service.ts'
import { readLink, signLink } from '../../../platform/tokens/signed-link.service.ts'
import { subscribeLearner } from '../../outreach/newsletter.service.ts'
import { claimsOf, confirmClaim, ownerOf, releaseClaims } from '../addresses/address.service.ts'
import { addressInUseMail, confirmAddressMail } from '../emails.ts'
import { createSession, setSessionCookie } from '../sessions/session.service.ts'
import { askGuardians, informOfConfirmation, informOfRefusal } from './guardian-address.service.ts'

// The emailed link that confirms an address. Opening it signs no one in: the page lists the accounts that claim the
// address, and the owner of the mailbox selects theirs.

/** Lifetime of the link that is emailed to a new account. */
const confirmationDays = 7
const mailsPerMailbox = { name: 'address-mail', max: 5, windowSeconds: 86_400 }
/** Counts mailboxes whose owner chose "Not my account". For seven days they get no emails about other people's claims. */
const refusals = { name: 'claim-refused', max: 1, windowSeconds: 7 * 86_400 }
/** Counts accounts that were signed in when their owner refused other claims: they belong to the mailbox owner. */
const refusers = { name: 'claim-refused-by', max: 1, windowSeconds: 7 * 86_400 }
/** More than one household has. Each account can still be confirmed by its own email. */
const mostListed = 20

/** Returns the URL of the page that confirms an address, for one account or for every account that claims it. */
export function addressUrl(config: Config, email: string, userId: string | null, expiresAt: Date): string {
  const subject = `${userId ?? ''}_${Buffer.from(email).toString('base64url')}`
  return `${config.publicUrl}/auth/email/address?token=${signLink(config, 'address', subject, expiresAt)}`
}

/**
 * Returns whether the mailbox owner refused no claim in the last seven days, or was signed in to this account when refusing.
 *
 * @param userId the account that requests the email; `null` when signed out
 */
export async function acceptsClaimMails(
  { clock }: Pick<Context, 'clock'>,
  db: Tx,
  email: string,
  userId: string | null,
): Promise<boolean> {
  if (!(await isCounted({ clock, db }, refusals, mailbox(email)))) return true
  return userId !== null && isCounted({ clock, db }, refusers, accountMailboxTarget(userId, mailbox(email)))
}

type Claimant = { id: string; firstName: string; email: string }

/**
 * Emails an account the link that confirms the address it claims. If the address belongs to another account, its owner
 * is notified instead. A mailbox that reached its daily limit or refused a claim gets no email, with the same response.
 *
 * @param limit how many of these emails a mailbox gets; signups and parents' answers share the default limit
 */
export async function mailAddressLink(
  context: Context,
  tx: Tx,
  { id, firstName, email }: Claimant,
  limit: Limit = mailsPerMailbox,
): Promise<void> {
  if (!(await acceptsClaimMails(context, tx, email, id))) return
  if (!(await isWithinLimit({ clock: context.clock, db: tx }, limit, mailbox(email)))) return
  const { config, clock } = context
  const owner = await tx.user.findFirst({ where: ownerOf(email), select: { id: true } })
  if (owner) return queueMail(tx, addressInUseMail(email, `${config.publicUrl}/auth/email`), id)
  const expiresAt = new Date(clock().getTime() + confirmationDays * 86_400_000)
  await queueMail(tx, confirmAddressMail(email, firstName, addressUrl(config, email, id, expiresAt), confirmationDays), id)
}

/** An account that claims the address, as the owner of the mailbox sees it. */
export type ClaimingAccount = { id: string; firstName: string; createdAt: Date; hasParent: boolean; isViewer: boolean }

export type AddressLink = { email: string; accounts: ClaimingAccount[] }

/**
 * Returns what the page behind the link shows. Reading it confirms nothing, because mail scanners open links too.
 *
 * @throws LinkExpiredError when the link is invalid or expired, or no account claims the address anymore; RateLimitedError
 */
export async function readAddressLink(context: Context, token: string): Promise<AddressLink> {
  const { email, userId } = await opened(context, token)
  const accounts = await claimingAccounts(context, email, userId)
  if (accounts.length === 0) throw new LinkExpiredError(noClaim)
  return { email, accounts }
}

/**
 * Returns the accounts that claim an address: always the viewer's own first, then the newest. With `userId`, only that
 * account.
 */
export async function claimingAccounts(context: Context, email: string, userId: string | null): Promise<ClaimingAccount[]> {
  const viewerId = context.viewer?.userId ?? ''
  const claims = { ...claimsOf(email), ...(userId && { id: userId }) }
  const select = {
    id: true,
    firstName: true,
    createdAt: true,
    learner: { select: { guardianships: { select: { parentId: true } } } },
  } as const
  const own = await context.db.user.findMany({ where: { AND: [claims, { id: viewerId }] }, select })
  const others = await context.db.user.findMany({
    where: { AND: [claims, { id: { not: viewerId } }] },
    select,
    orderBy: { createdAt: 'desc' },
    take: mostListed - own.length,
  })
  return [...own, ...others].map(({ learner, ...account }) => {
    const isViewer = viewerId === account.id
    // The mailbox owner may be a stranger to the family.
    return { ...account, hasParent: isViewer && (learner?.guardianships.length ?? 0) > 0, isViewer }
  })
}

/**
 * Confirms the address for the account that the mailbox owner selected, ends every other claim on it, and signs the
 * browser in. If the browser was not signed in to that account, its other sessions and sign-in services end, because a
 * stranger may have created it.
 *
 * @returns the id of the account
 * @throws LinkExpiredError when the account no longer claims the address, ParentDecidesError for a minor's account in
 *   another browser, after emailing the parents; AccountClosedError, RateLimitedError
 */
export async function confirmAddress(context: Context, token: string, accountId: string): Promise<string> {
  const { email, userId } = await opened(context, token)
  if (userId && userId !== accountId) throw new LinkExpiredError(noClaim)
  const isOwn = context.viewer?.userId === accountId
  const { session, refusal } = await context.db.$transaction(async (tx) => {
    const decides = isOwn ? null : await askGuardians(context, tx, accountId, email)
    if (decides) return { session: null, refusal: decides }
    await confirmAs(context, tx, accountId, email)
    return { session: isOwn ? null : await createSession(context, tx, accountId), refusal: null }
  })
  if (refusal) throw refusal
  if (session) await setSessionCookie(context, session)
  await subscribeLearner(context, accountId)
  return accountId
}

/** Confirms the address in the caller's transaction, removes any access a stranger may have, and notifies a minor's parents. */
export async function confirmAs(context: Context, tx: Tx, accountId: string, email: string): Promise<void> {
  await confirmClaim(tx, accountId, email, context.clock())
  await informOfConfirmation(context, tx, accountId, email, null)
  if (context.viewer?.userId === accountId) return
  await tx.session.deleteMany({ where: { userId: accountId } })
  await tx.authAccount.deleteMany({ where: { userId: accountId } })
  await tx.verification.deleteMany({ where: { value: accountId } })
  // Repeating the signup request would sign its sender in.
  await tx.user.update({ where: { id: accountId }, data: { signupKey: null, signupHash: null } })
}

/**
 * Removes the address from accounts that are not the mailbox owner's. For seven days the mailbox gets no emails about
 * other people's claims. The viewer's account keeps its claim. Repeating it has no effect.
 *
 * @param accountIds the accounts that the page listed; `null` for those it would list now
 * @throws LinkExpiredError, RateLimitedError
 */
export async function refuseAddress(context: Context, token: string, accountIds: string[] | null): Promise<void> {
  const { email, userId } = await opened(context, token)
  const { clock, db, viewer } = context
  const listed = accountIds ?? (await claimingAccounts(context, email, userId)).map(({ id }) => id)
  const refused = listed.filter((id) => id !== viewer?.userId && (!userId || id === userId))
  if (refused.length === 0) return
  await db.$transaction(async (tx) => {
    for (const id of refused) await informOfRefusal(context, tx, id)
    await releaseClaims(tx, email, clock(), { id: { in: refused } })
    await isWithinLimit({ clock, db: tx }, refusals, mailbox(email))
    if (viewer) await isWithinLimit({ clock, db: tx }, refusers, accountMailboxTarget(viewer.userId, mailbox(email)))
  })
}

const noClaim = 'This link was already used, or the account now has another address. Sign in by email to get a new link.'

/** @throws LinkExpiredError, RateLimitedError after too many invalid tokens */
async function opened(context: Context, token: string): Promise<{ email: string; userId: string | null }> {
  const subject = readLink(context.config, 'address', token, context.clock())
  const cut = subject?.indexOf('_') ?? -1
  if (!subject || cut < 0) return refuseLink(context)
  return { email: Buffer.from(subject.slice(cut + 1), 'base64url').toString(), userId: subject.slice(0, cut) || null }
}
