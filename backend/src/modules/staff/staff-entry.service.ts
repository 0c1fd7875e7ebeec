import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { ownerOf, releaseClaims } from '../identity/address.service.ts'
import { reopenAccount } from '../identity/closure.service.ts'
import { LinkExpiredError } from '../identity/identity.errors.ts'
import { failedInvitationsPerNetwork } from '../identity/network-limits.service.ts'
import { hashToken } from '../identity/one-time-token.service.ts'
import { countRequest } from '../identity/rate-limit.service.ts'
import { openSession } from '../identity/session.service.ts'
import { auditAs, type StaffMember } from './audit.service.ts'
import { InvitationRefusedError } from './staff.errors.ts'
import { obstacleFor } from './staff-invitation.service.ts'

// The other end of an invitation: whoever holds the mailed link.

/** What the page behind the link shows. */
export type OfferedPlace = {
  email: string
  firstName: string
  lastName: string
  inviterName: string | null
  expiresAt: Date
  /** Whether this opens an account again that there was before. */
  isReturn: boolean
  /** What stands in the way, in words; `null` when nothing does. */
  obstacle: string | null
}

const noLonger = 'This invitation does not work: it was accepted, withdrawn or replaced, or is too old. Ask for a new one.'

/**
 * What an invitation offers. Reading it accepts nothing.
 *
 * @throws LinkExpiredError, in the same words whatever the reason, RateLimitedError
 */
export async function readOffer(context: Context, token: string): Promise<OfferedPlace> {
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
 * Makes whoever holds the link staff, and signs them in by a session of their own: a new account, or the one there was, whose access had
 * ended. Of any number of parallel tries one does.
 *
 * @returns the id of the account
 * @throws LinkExpiredError, InvitationRefusedError, RateLimitedError
 */
export async function acceptInvitation(context: Context, token: string, names: Names): Promise<string> {
  const open = await openInvitation(context, token)
  const at = context.clock()
  const userId = await context.db
    .$transaction(async (tx) => {
      const taken = await tx.staffInvitation.deleteMany({ where: { id: open.id, tokenHash: open.tokenHash } })
      if (taken.count === 0) throw new LinkExpiredError(noLonger)
      // After the link was taken, so that of two who hold it the second hears that it was used. What stands in the way gives it back.
      await releaseClaims(tx, open.email, at)
      const obstacle = await obstacleNow(context, tx, open.email)
      if (obstacle) throw new InvitationRefusedError(obstacle)
      const member = await staffAccount(tx, open, names, at)
      const entry = { invitedBy: open.invitedBy, acceptedAt: at }
      await tx.staffAccess.upsert({ where: { userId: member.id }, create: { userId: member.id, ...entry }, update: entry })
      const detail = `Accepted an invitation to the staff (${open.id})`
      await auditAs(tx, member, { action: 'people.change', subjectIds: [member.id], detail }, at)
      return member.id
    })
    .catch((error: unknown) => {
      // Somebody signed up with this address between the two looks.
      const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
      throw isTaken ? new InvitationRefusedError('This address has just become that of another account.') : error
    })
  await openSession(context, userId)
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

/** Only the bearer of the link hears this, so it tells a stranger nothing. */
async function obstacleNow({ viewer }: Context, db: Tx, email: string): Promise<string | null> {
  const here = viewer && (await db.user.findUnique({ where: { id: viewer.userId }, select: { email: true } }))
  if (here && here.email !== email) {
    return `You are signed in with another address than ${email}, which the invitation is for. Sign out, then open the link again.`
  }
  return obstacleFor(db, email)
}

/** The account of before opened again, or a new one. The mailed link has proved the address. */
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
