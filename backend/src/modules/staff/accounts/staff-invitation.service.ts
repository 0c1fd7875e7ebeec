import { mailbox } from '@deepm/schema/rules/forms/email'
import {
  type StaffInvitationForm,
  staffInvitationDays,
  staffInvitationRetentionDays,
} from '@deepm/schema/rules/staff/staff-accounts'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import type { Db, Tx } from '../../../database/open.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import { closureColumns, isClosed } from '../../../platform/closed-account.policy.ts'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/email-outbox/email-outbox.service.ts'
import { operatorId } from '../../../platform/operator.ts'
import { countRequest } from '../../../platform/rate-limit/rate-limit.service.ts'
import { newToken } from '../../../platform/tokens/one-time-token.service.ts'
import { ownerOf } from '../../accounts/addresses/address.service.ts'
import { refuseDemoStaff } from '../demo-staff.policy.ts'
import { staffInvitationMail } from '../emails.ts'
import { lockStaffAccess } from './staff-access.service.ts'

const mailsPerStaff = { name: 'invite-staff', max: 20, windowSeconds: 86_400 }
const mailsPerMailbox = { name: 'staff-invitation', max: 5, windowSeconds: 86_400 }

/** A pending invitation as shown to staff. */
export type OpenInvitation = {
  id: string
  email: string
  name: string
  invitedByName: string | null
  invitedAt: Date
  expiresAt: Date
  sentCount: number
}

/** Returns pending invitations, newest first. The demo academy has none, since it sends no invitations. */
export async function listInvitations(context: Context): Promise<OpenInvitation[]> {
  const { isDemo } = staffMember(context)
  if (isDemo) return []
  return context.db.$queryRaw<OpenInvitation[]>`
    SELECT i.id, i.email, i.name, u.name AS "invitedByName", i."invitedAt", i."expiresAt", i."sentCount"
    FROM "StaffInvitation" i LEFT JOIN "User" u ON u.id = i."invitedBy" ORDER BY i."invitedAt" DESC, i.id LIMIT 200`
}

/**
 * Emails an invitation to become staff. A pending invitation for the same address is replaced, so that only the newest link works.
 *
 * @returns the id of the invitation
 * @throws DemoAccountError, InvalidInputError for an email address that belongs to an account, RateLimitedError
 */
export async function inviteStaff(context: Context, { email, name }: StaffInvitationForm): Promise<string> {
  const { id: staffId, name: staffName, isDemo } = staffMember(context)
  refuseDemoStaff({ isDemo })
  await countRequest(context, mailsPerStaff, staffId)
  const obstacle = await staffObstacle(context.db, email)
  if (obstacle) throw new InvalidInputError([{ field: 'email', message: obstacle }])
  await countRequest(context, mailsPerMailbox, mailbox(email))
  const { token, tokenHash } = newToken()
  const at = context.clock()
  const invitedBy = staffId === operatorId ? null : staffId
  const fresh = { name, invitedBy, tokenHash, invitedAt: at, expiresAt: daysFrom(at, staffInvitationDays) }
  return context.db.$transaction(async (tx) => {
    await lockStaffAccess(tx, staffId)
    const { id } = await tx.staffInvitation.upsert({
      where: { email },
      create: { email, ...fresh },
      update: { ...fresh, sentCount: { increment: 1 } },
      select: { id: true },
    })
    const url = `${context.config.publicUrl}/staff/invitation?token=${token}`
    await queueMail(tx, staffInvitationMail(email, staffName, url), null)
    await audit(context, { action: 'people.change', detail: `Sent a staff invitation (${id})` }, tx)
    return id
  })
}

/**
 * Emails a pending invitation again, with a new link that replaces the previous one.
 *
 * @throws DemoAccountError, NotFoundError, InvalidInputError, RateLimitedError
 */
export async function resendInvitation(context: Context, id: string): Promise<string> {
  refuseDemoStaff(staffMember(context))
  const open = await context.db.staffInvitation.findUnique({ where: { id }, select: { email: true, name: true } })
  if (!open) throw new NotFoundError('open invitation')
  return inviteStaff(context, open)
}

/**
 * Withdraws an invitation; its link stops working.
 *
 * @throws DemoAccountError, NotFoundError when it was accepted or withdrawn before
 */
export async function withdrawInvitation(context: Context, id: string): Promise<void> {
  const { id: staffId, isDemo } = staffMember(context)
  refuseDemoStaff({ isDemo })
  await context.db.$transaction(async (tx) => {
    await lockStaffAccess(tx, staffId)
    if ((await tx.staffInvitation.deleteMany({ where: { id } })).count === 0) throw new NotFoundError('open invitation')
    await audit(context, { action: 'people.change', detail: `Withdrew a staff invitation (${id})` }, tx)
  })
}

/** Returns why an email address cannot become staff, in words for authorized readers; `null` when it can. */
export async function staffObstacle(db: Tx, email: string): Promise<string | null> {
  const select = { role: true, isDemo: true, closure: closureColumns } as const
  const person = await db.user.findFirst({ where: ownerOf(email), select })
  if (!person) return null
  if (person.isDemo) return 'This address belongs to the demo academy.'
  if (person.role !== 'staff') {
    return `This address belongs to a ${person.role} account. Staff need a different address, because an account can only be one or the other.`
  }
  return isClosed(person.closure) ? null : 'The person with this address is already on the staff.'
}

/** Erases expired invitations. The privacy page promises this. */
export async function eraseOldStaffInvitations(db: Db, now: Date): Promise<void> {
  await db.staffInvitation.deleteMany({ where: { expiresAt: { lt: daysFrom(now, -staffInvitationRetentionDays) } } })
}
