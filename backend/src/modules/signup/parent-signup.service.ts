import { randomUUID } from 'node:crypto'
import { type ParentSignup, parentLinkHours, parentSignupForm } from '@deepm/schema/rules/accounts/parent-signup'
import { mailbox } from '@deepm/schema/rules/forms/email'
import { hoursFrom } from '@deepm/schema/rules/time/deadline'
import type { Tx } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import { queueMail } from '../../platform/email-outbox/email-outbox.service.ts'
import { linkRequestsPerNetwork } from '../../platform/rate-limit/network-limits.service.ts'
import { countRequest, isWithinLimit } from '../../platform/rate-limit/rate-limit.service.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { hashToken, newToken } from '../../platform/tokens/one-time-token.service.ts'
import { refuseLink } from '../../platform/tokens/refuse-link.service.ts'
import { ownerOf } from '../accounts/addresses/address.service.ts'
import { createSession, type NewSession, setSessionCookie } from '../accounts/sessions/session.service.ts'
import { mailSignInLink, respondSlowly } from '../accounts/sign-in/sign-in.service.ts'
import { parentAccount } from '../consent/parent-account.service.ts'
import { parentSignupMail } from './emails.ts'

// A parent who starts alone. Until an emailed link is opened there is no account, only a row that expires.

/** All links to a mailbox work, so a stranger who uses up its emails locks nobody out. */
const mailsPerMailbox = { name: 'parent-signup-mail', max: 5, windowSeconds: 900 }
const mailsPerDay = { name: 'parent-signup-day', max: 10, windowSeconds: 86_400 }

/**
 * Emails a link that creates a parent's account, or a sign-in link if the address has an account. The response is the same either way.
 *
 * @throws RateLimitedError when the network sent too many requests
 */
export async function requestParentLink(context: Context, form: ParentSignup): Promise<void> {
  await countRequest(context, linkRequestsPerNetwork, context.ip)
  await respondSlowly(context, mailLink(context, form))
}

async function mailLink(context: Context, form: ParentSignup): Promise<void> {
  const { db, config, clock } = context
  const { email, firstName } = form
  if (await db.user.count({ where: ownerOf(email) })) return mailSignInLink(context, email)
  const to = mailbox(email)
  if (!(await isWithinLimit(context, mailsPerMailbox, to)) || !(await isWithinLimit(context, mailsPerDay, to))) return
  const { token, tokenHash } = newToken()
  const at = clock()
  const expiresAt = hoursFrom(at, parentLinkHours)
  await db.$transaction(async (tx) => {
    const row = { id: randomUUID(), identifier: identifierOf(tokenHash), value: JSON.stringify(form), createdAt: at, expiresAt }
    await tx.verification.create({ data: row })
    await queueMail(tx, parentSignupMail(email, firstName, `${config.publicUrl}/parents/confirm?token=${token}`), null)
  })
}

/**
 * Creates the parent's account and signs in with an emailed link, once. Of parallel requests, one succeeds. An account that was created
 * for the address since is signed in to, if it is a parent's.
 *
 * @returns the id of the parent
 * @throws LinkExpiredError, also when the address became that of a learner or of staff; AccountClosedError, RateLimitedError after too
 *   many invalid tokens
 */
export async function confirmParentLink(context: Context, token: string): Promise<string> {
  const entered = await context.db.$transaction((tx) => enter(context, tx, token))
  if (!entered) return refuseLink(context)
  await setSessionCookie(context, entered.session)
  return entered.id
}

async function enter(context: Context, tx: Tx, token: string): Promise<{ id: string; session: NewSession } | null> {
  const at = context.clock()
  const open = { identifier: identifierOf(hashToken(token)), expiresAt: { gt: at } }
  const row = await tx.verification.findFirst({ where: open })
  if (!row || (await tx.verification.deleteMany({ where: { id: row.id } })).count === 0) return null
  const { email, firstName, timeZone } = parentSignupForm.parse(JSON.parse(row.value))
  const { id, role } = await parentAccount(tx, { parentEmail: email, parentFirstName: firstName }, at)
  if (role !== 'parent')
    throw new LinkExpiredError('Another account now uses this address. Sign in to it, or use another address.')
  // An existing account keeps its settings.
  const accepted = { termsAcceptedAt: row.createdAt, privacyAcceptedAt: row.createdAt }
  await tx.user.updateMany({ where: { id, termsAcceptedAt: null }, data: { timeZone, ...accepted } })
  return { id, session: await createSession(context, tx, id) }
}

function identifierOf(tokenHash: string): string {
  return `parent-signup:${tokenHash}`
}
