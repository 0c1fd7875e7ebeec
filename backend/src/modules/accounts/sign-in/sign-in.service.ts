import { mailbox } from '@deepm/schema/rules/forms/email'
import { hoursFrom } from '@deepm/schema/rules/time/deadline'
import { isAPIError } from 'better-auth/api'
import { InvalidInputError } from '../../../core/errors.ts'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/email-outbox/email-outbox.service.ts'
import { demoSignInsPerNetwork, linkRequestsPerNetwork } from '../../../platform/rate-limit/network-limits.service.ts'
import { countRequest, isLimitReached, isWithinLimit } from '../../../platform/rate-limit/rate-limit.service.ts'
import { refuseLink } from '../../../platform/tokens/refuse-link.service.ts'
import { subscribeLearner } from '../../outreach/newsletter.service.ts'
import { DemoUnavailableError } from '../account.errors.ts'
import { acceptsClaimMails, addressUrl } from '../address-claims/address-link.service.ts'
import { claimsOf, ownerOf, releaseClaims } from '../addresses/address.service.ts'
import { asClosed } from '../closure/closure.service.ts'
import { claimedSignInMail } from '../emails.ts'
import { adoptAuthSession, createSessionAndSetCookie } from '../sessions/session.service.ts'

/** Minimum duration of every response about a link. */
const answerMs = 300
const shortTerm = { max: 5, windowSeconds: 900 }
const daily = { max: 10, windowSeconds: 86_400 }
/** Links per account, so that only requests for its own address use them up. */
const linksPerAccount = { name: 'sign-in-mail', ...shortTerm }
const linksPerDay = { name: 'sign-in-mail-day', ...daily }
/** After the daily limit. A sign-in link works for 15 minutes, so without these the owner could not sign in. */
const linksPerHour = { name: 'sign-in-mail-hour', max: 1, windowSeconds: 3600 }
/** Links about claims. Anyone can claim any number of aliases of a mailbox. */
const claimLinksPerMailbox = { name: 'claim-mail', ...shortTerm }
const claimLinksPerDay = { name: 'claim-mail-day', ...daily }
/** As long as the daily limit, so that the newest link works until the mailbox can get another. */
const claimLinkHours = 24

/**
 * Emails a one-time link if the address has an account, or a confirmation link if accounts only claim it. The response
 * is the same either way, so that it does not reveal who has an account. It is also the same when the mailbox reached
 * its limit. A stranger who uses up the emails cannot lock the owner out: every emailed link works, for 15 minutes for
 * an account, which gets at least one an hour, and for a day for claims.
 *
 * @throws RateLimitedError when the network sent too many requests
 */
export async function requestSignInLink(context: Context, email: string): Promise<void> {
  await countRequest(context, linkRequestsPerNetwork, context.ip)
  await respondSlowly(context, mailSignInLink(context, email))
}

/** Waits for the preparation of an email, and at least as long as every response about a link takes, which hides its duration. */
export async function respondSlowly(context: Context, work: Promise<void>): Promise<void> {
  await Promise.all([work, context.wait(answerMs)])
}

/** Emails a one-time link to the account with this address, or to the accounts that claim it. Sends nothing to other addresses. */
export async function mailSignInLink(context: Context, email: string): Promise<void> {
  const { db, config, clock } = context
  if (await db.user.count({ where: ownerOf(email) })) {
    if (!(await mayMailLink(context, email))) return
    await context.auth.api.signInMagicLink({ body: { email }, headers: new Headers() })
    return
  }
  const claim = await db.user.findFirst({ where: claimsOf(email), select: { id: true }, orderBy: { createdAt: 'desc' } })
  if (!claim || !(await mayMailClaims(context, email))) return
  const expiresAt = hoursFrom(clock(), claimLinkHours)
  await queueMail(db, claimedSignInMail(email, addressUrl(config, email, null, expiresAt), claimLinkHours), claim.id)
}

async function mayMailLink(context: Context, email: string): Promise<boolean> {
  if (await isLimitReached(context, linksPerDay, email)) return isWithinLimit(context, linksPerHour, email)
  return (await isWithinLimit(context, linksPerAccount, email)) && isWithinLimit(context, linksPerDay, email)
}

async function mayMailClaims(context: Context, email: string): Promise<boolean> {
  const to = mailbox(email)
  if (!(await acceptsClaimMails(context, context.db, email, context.viewer?.userId ?? null))) return false
  return (await isWithinLimit(context, claimLinksPerMailbox, to)) && isWithinLimit(context, claimLinksPerDay, to)
}

/**
 * Signs in with the token of an emailed link, once. Only invalid tokens count.
 *
 * @throws LinkExpiredError for an unknown, used or expired token, AccountClosedError, RateLimitedError after too many of them
 */
export async function confirmSignInLink(context: Context, token: string): Promise<string> {
  try {
    const { response, headers } = await context.auth.api.magicLinkVerify({
      query: { token },
      headers: withoutCookie(context),
      returnHeaders: true,
    })
    await adoptAuthSession(context, headers)
    const { id, email } = response.user
    await context.db.$transaction((tx) => releaseClaims(tx, email, context.clock(), { id: { not: id } }))
    await subscribeLearner(context, id)
    return id
  } catch (refused) {
    const error = await asClosed(context.db, refused)
    // The library answers an invalid token with a redirect to an error page.
    if (!isAPIError(error)) throw error
    return refuseLink(context)
  }
}

/** Returns the headers that the library stores, without the existing session. */
function withoutCookie({ headers }: Context): Headers {
  const userAgent = headers.get('user-agent')
  return new Headers(userAgent ? { 'user-agent': userAgent } : {})
}

/** Accounts that demo sign-in opens; any other name opens the learner's. */
const demoUsers: Record<string, string> = { parent: 'demo-parent', staff: 'demo-staff' }
const demoLearner = 'demo-learner'

/**
 * Signs in to a demo account. Accepts any two non-empty values, as the page says.
 *
 * @throws DemoUnavailableError when the server does not offer the demo
 */
export async function demoSignIn(context: Context, username: string, password: string): Promise<string> {
  if (!context.config.demo) throw new DemoUnavailableError()
  const name = username.trim().toLowerCase()
  if (!name) throw new InvalidInputError([{ field: 'username', message: 'Enter a username.' }])
  if (!password) throw new InvalidInputError([{ field: 'password', message: 'Enter a password.' }])
  await countRequest(context, demoSignInsPerNetwork, context.ip)
  const userId = Object.hasOwn(demoUsers, name) ? (demoUsers[name] ?? demoLearner) : demoLearner
  // On a server with real families, typing a name must not give staff access.
  if (userId === demoUsers['staff'] && context.config.mode === 'production') throw new DemoUnavailableError()
  // A demo account is shared: the device name of one visitor is not for the next.
  const cookie = context.headers.get('cookie')
  await createSessionAndSetCookie({ ...context, headers: new Headers(cookie ? { cookie } : {}) }, userId)
  return userId
}
