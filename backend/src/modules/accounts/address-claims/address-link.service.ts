import { mailbox } from '@deepm/schema/rules/forms/email'
import type { Config } from '../../../config/config.ts'
import type { Tx } from '../../../database/open.ts'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/email-outbox/email-outbox.service.ts'
import { failedLinksPerNetwork } from '../../../platform/rate-limit/network-limits.service.ts'
import { countRequest, isCounted, isWithinLimit, type Limit } from '../../../platform/rate-limit/rate-limit.service.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { readLink, signLink } from '../../../platform/tokens/signed-link.service.ts'
import { subscribeLearner } from '../../outreach/newsletter.service.ts'
import { claimsOf, confirmClaim, ownerOf, releaseClaims } from '../addresses/address.service.ts'
import { addressInUseMail, confirmAddressMail } from '../emails.ts'
import { createSession, setSessionCookie } from '../sessions/session.service.ts'
import { askGuardians, informGuardians } from './guardian-address.service.ts'

// The emailed link that confirms an address. Opening it signs no one in: the page lists the accounts that claim the
// address, and the owner of the mailbox selects theirs.

/** Lifetime of the link that is emailed to a new account. */
const confirmationDays = 7
const mailsPerMailbox = { name: 'address-mail', max: 5, windowSeconds: 86_400 }
/** Counts the mailboxes whose owner said "Not my account". Nothing about claims of others is mailed to them for seven days. */
const refusals = { name: 'claim-refused', max: 1, windowSeconds: 7 * 86_400 }
/** Counts the accounts that were signed in in the browser of such a no: they belong to the owner of the mailbox. */
const refusers = { name: 'claim-refused-by', max: 1, windowSeconds: 7 * 86_400 }
/** More than one household has; whatever lies beyond is reached by its own confirmation mail. */
const mostListed = 20

/** Returns the URL of the page that confirms an address, for one account or for every account that claims it. */
export function addressUrl(config: Config, email: string, userId: string | null, expiresAt: Date): string {
  const subject = `${userId ?? ''}_${Buffer.from(email).toString('base64url')}`
  return `${config.publicUrl}/auth/email/address?token=${signLink(config, 'address', subject, expiresAt)}`
}

/**
 * Whether the owner of the mailbox has not refused a claim in the last seven days, or refused it while signed in to this account.
 *
 * @param userId the account that asks for the mail; `null` for nobody who is signed in
 */
export async function acceptsClaimMails(
  { clock }: Pick<Context, 'clock'>,
  db: Tx,
  email: string,
  userId: string | null,
): Promise<boolean> {
  if (!(await isCounted({ clock, db }, refusals, mailbox(email)))) return true
  return userId !== null && isCounted({ clock, db }, refusers, `${mailbox(email)}:${userId}`)
}

type Claimant = { id: string; firstName: string; email: string }

/**
 * Mails an account the link that confirms the address it claims. Where the address belongs to another account, its owner is told
 * instead. A mailbox that got its mails of the day, or refused a claim, gets no more; the account hears the same either way.
 *
 * @param limit how many of these mails a mailbox gets; signups and answers of parents share one by default
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
 * The accounts that claim an address: the one of the viewer, whatever number of strangers claim it too, then the newest. One of them where
 * `userId` is given.
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
    // The holder of the mailbox may be a stranger to the family.
    return { ...account, hasParent: isViewer && (learner?.guardianships.length ?? 0) > 0, isViewer }
  })
}

/**
 * Confirms the address for the account that the mailbox owner selected, ends every other claim on it, and signs the
 * browser in. If the browser was not signed in to that account, its other sessions and sign-in services end, because a
 * stranger may have created it.
 *
 * @returns the id of the account
 * @throws LinkExpiredError when the account does not claim the address any more, ParentDecidesError for the account of a minor in another
 *   browser, whose parents are asked; AccountClosedError, RateLimitedError
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

/** Confirms the address in the transaction of the caller, ends every way in that a stranger may have kept, and tells the parents of a minor. */
export async function confirmAs(context: Context, tx: Tx, accountId: string, email: string): Promise<void> {
  await confirmClaim(tx, accountId, email, context.clock())
  await informGuardians(context, tx, accountId, email, null)
  if (context.viewer?.userId === accountId) return
  await tx.session.deleteMany({ where: { userId: accountId } })
  await tx.authAccount.deleteMany({ where: { userId: accountId } })
  await tx.verification.deleteMany({ where: { value: accountId } })
  // Repeating the signup request would sign its sender in.
  await tx.user.update({ where: { id: accountId }, data: { signupKey: null, signupHash: null } })
}

/**
 * The owner of the mailbox says that accounts are not theirs: they lose the address, and nothing about claims of others is mailed there for
 * seven days. The account of the viewer keeps its claim. A repeat changes nothing.
 *
 * @param accountIds the accounts that the page listed; `null` for those that it would list now
 * @throws LinkExpiredError, RateLimitedError
 */
export async function refuseAddress(context: Context, token: string, accountIds: string[] | null): Promise<void> {
  const { email, userId } = await opened(context, token)
  const { clock, db, viewer } = context
  const listed = accountIds ?? (await claimingAccounts(context, email, userId)).map(({ id }) => id)
  const refused = listed.filter((id) => id !== viewer?.userId && (!userId || id === userId))
  if (refused.length === 0) return
  await db.$transaction(async (tx) => {
    await releaseClaims(tx, email, clock(), { id: { in: refused } })
    await isWithinLimit({ clock, db: tx }, refusals, mailbox(email))
    if (viewer) await isWithinLimit({ clock, db: tx }, refusers, `${mailbox(email)}:${viewer.userId}`)
  })
}

const noClaim = 'This link was used already, or the account has another address now. Sign in by email to get a new link.'

/** @throws LinkExpiredError, RateLimitedError after too many invalid tokens */
async function opened(context: Context, token: string): Promise<{ email: string; userId: string | null }> {
  const subject = readLink(context.config, 'address', token, context.clock())
  const cut = subject?.indexOf('_') ?? -1
  if (!subject || cut < 0) {
    await countRequest(context, failedLinksPerNetwork, context.ip)
    throw new LinkExpiredError()
  }
  return { email: Buffer.from(subject.slice(cut + 1), 'base64url').toString(), userId: subject.slice(0, cut) || null }
}
