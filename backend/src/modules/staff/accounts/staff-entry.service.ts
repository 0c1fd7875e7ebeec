import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../database/open.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import { auditAs, type StaffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { failedInvitationsPerNetwork } from '../../../platform/rate-limit/network-limits.service.ts'
import { countRequest } from '../../../platform/rate-limit/rate-limit.service.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { hashToken } from '../../../platform/tokens/one-time-token.service.ts'
import { ownerOf, releaseClaims } from '../../accounts/addresses/address.service.ts'
import { reopenAccount } from '../../accounts/closure/closure.service.ts'
import { createSession, setSessionCookie } from '../../accounts/sessions/session.service.ts'
import { InvitationRefusedError } from '../staff.errors.ts'
import { staffObstacle } from './staff-invitation.service.ts'

// Accepts staff invitations with the emailed link.

/** The data of the page behind the link. */
export type StaffOffer = {
  email: string
  firstName: string
  lastName: string
  inviterName: string | null
  expiresAt: Date
  /** Whether accepting reopens an earlier account. */
  isReturn: boolean
  /** The obstacle in words; `null` when there is none. */
  obstacle: string | null
}

const noLonger = 'This invitation no longer works. It was accepted, withdrawn or replaced, or it has expired. Ask for a new one.'

/**
 * Returns the details of an invitation without accepting it.
 *
 * @throws LinkExpiredError with the same message for every reason, RateLimitedError
 */
export async function readOffer(context: Context, token: string): Promise<StaffOffer> {
  const { email, name, invitedBy, expiresAt } = await openInvitation(context, token)
  const [inviter, known] = await Promise.all([
    invitedBy ? context.db.user.findUnique({ where: { id: invitedBy }, select: { name: true } }) : null,
    context.db.user.findFirst({ where: ownerOf(email), select: { id: true } }),
  ])
  const [firstName = '', ...others] = name.split(' ')
  const obstacle = await obstacleNow(context, context.db, email)
  const whose = { email, firstName, lastName: others.join(' ') }
  return { ...whose, inviterName: inviter?.name ?? null, expiresAt, isReturn: known !== null, obstacle }
}

type Names = { firstName: string; lastName: string }

/**
 * Makes the holder of the link a staff member and starts a session for them, with a new account or an earlier one whose
 * access had ended. Of parallel calls, one succeeds.
 *
 * @returns the id of the account
 * @throws LinkExpiredError, InvitationRefusedError, RateLimitedError
 */
export async function acceptInvitation(context: Context, token: string, names: Names): Promise<string> {
  const open = await openInvitation(context, token)
  const at = context.clock()
  const { userId, session } = await context.db
    .$transaction(async (tx) => {
      const taken = await tx.staffInvitation.deleteMany({ where: { id: open.id, tokenHash: open.tokenHash } })
      if (taken.count === 0) throw new LinkExpiredError(noLonger)
      // The link is consumed first, so that the second of two holders learns that it was used. An obstacle rolls this back.
      await releaseClaims(tx, open.email, at)
      const obstacle = await obstacleNow(context, tx, open.email)
      if (obstacle) throw new InvitationRefusedError(obstacle)
      const member = await staffAccount(tx, open, names, at)
      const entry = { invitedBy: open.invitedBy, acceptedAt: at }
      await tx.staffAccess.upsert({ where: { userId: member.id }, create: { userId: member.id, ...entry }, update: entry })
      const detail = `Accepted a staff invitation (${open.id})`
      await auditAs(tx, member, { action: 'people.change', subjectIds: [member.id], detail }, at)
      return { userId: member.id, session: await createSession(context, tx, member.id) }
    })
    .catch((error: unknown) => {
      // Another user signed up with this email address between the two checks.
      const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
      throw isTaken ? new InvitationRefusedError('Another account has just started using this address.') : error
    })
  await setSessionCookie(context, session)
  return userId
}

type Open = { id: string; tokenHash: string; email: string; name: string; invitedBy: string | null; expiresAt: Date }

async function openInvitation(context: Context, token: string): Promise<Open> {
  const where = { tokenHash: hashToken(token), expiresAt: { gt: context.clock() } }
  const open = await context.db.staffInvitation.findFirst({ where })
  if (open) return open
  await countRequest(context, failedInvitationsPerNetwork, context.ip)
  throw new LinkExpiredError(noLonger)
}

/** Only the holder of the link sees this message, so it reveals nothing to others. */
async function obstacleNow({ viewer }: Context, db: Tx, email: string): Promise<string | null> {
  const here = viewer && (await db.user.findUnique({ where: { id: viewer.userId }, select: { email: true } }))
  if (here && here.email !== email) {
    return `This invitation is for ${email}, but you are signed in with a different address. Sign out, then open the link again.`
  }
  return staffObstacle(db, email)
}

/** Reopens the earlier account or creates a new one. The emailed link has verified the email address. */
async function staffAccount(tx: Tx, { email, invitedBy }: Open, { firstName, lastName }: Names, at: Date): Promise<StaffMember> {
  const select = { id: true, name: true, isDemo: true } as const
  const before = await tx.user.findFirst({ where: { email, role: 'staff' }, select })
  if (!before) {
    const name = `${firstName} ${lastName}`.trim()
    const made = {
      id: randomUUID(),
      email,
      emailVerified: true,
      firstName,
      lastName,
      name,
      role: 'staff',
      createdAt: at,
    } as const
    return tx.user.create({ data: made, select })
  }
  await reopenAccount(tx, { userId: before.id, by: invitedBy, at, since: null })
  return before
}
