import type { GuardianInvitationForm } from '@deepm/schema/rules/family/family-members'
import { mailbox, sameMailbox } from '@deepm/schema/rules/forms/email'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import { lockLearnerRow } from '../../../database/lock-learner-row.ts'
import type { Tx } from '../../../database/open.ts'
import type { GuardianInvitation } from '../../../generated/prisma/client.ts'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/email-outbox/email-outbox.service.ts'
import { countRequest, isWithinLimit } from '../../../platform/rate-limit/rate-limit.service.ts'
import { hashToken, newToken } from '../../../platform/tokens/one-time-token.service.ts'
import { refuseLink } from '../../../platform/tokens/refuse-link.service.ts'
import { ParentAddressError } from '../../accounts/account.errors.ts'
import { DemoAccountError } from '../../accounts/profile/profile.errors.ts'
import { consentDays } from '../../consent/consent.service.ts'
import { parentAccount } from '../../consent/parent-account.service.ts'
import { decidingGuardians, linkChild } from '../../guardianship/guardianship.service.ts'
import { invitedNotice, joinedNotice } from '../../notifications/family-notices.service.ts'
import { notify } from '../../notifications/notification.service.ts'
import { guardianInvitationMail } from '../emails.ts'

const invitationsPerParent = { name: 'invite-guardian', max: 10, windowSeconds: 86_400 }
/** With the same response above the limit. */
const mailsPerMailbox = { name: 'invite-guardian-mail', max: 5, windowSeconds: 86_400 }

/**
 * Emails a person an invitation to become another parent of a child of the signed-in parent. A newer invitation to the same address
 * replaces the older one.
 *
 * @throws NotFoundError when the child is not theirs, DemoAccountError, RateLimitedError, InvalidInputError for the parent's own address or
 *   one of a linked parent
 */
export async function inviteGuardian(context: Context, learnerId: string, form: GuardianInvitationForm): Promise<void> {
  const { db, viewer, config, clock } = context
  const parentId = viewer?.userId ?? ''
  const parent = await db.user.findUniqueOrThrow({ where: { id: parentId } })
  if (parent.isDemo) throw new DemoAccountError('All visitors share the demo family, so you can’t add a parent to it.')
  const where = { id: learnerId, consent: { not: 'withdrawn' }, guardianships: { some: { parentId } } } as const
  const child = await db.learner.findFirst({ where, select: { user: { select: { firstName: true } } } })
  if (!child) throw new NotFoundError('child')
  await countRequest(context, invitationsPerParent, parentId)
  const { email, firstName } = form
  await refuseLinked(context, learnerId, email)
  const { token, tokenHash } = newToken()
  const at = clock()
  const invited = { parentId, firstName, tokenHash, expiresAt: daysFrom(at, consentDays), createdAt: at }
  const isMailed = await isWithinLimit(context, mailsPerMailbox, mailbox(email))
  const who = { name: parent.name, email: parent.email }
  const url = `${config.publicUrl}/family/guardian?token=${token}`
  await db.$transaction(async (tx) => {
    await tx.guardianInvitation.upsert({
      where: { learnerId_email: { learnerId, email } },
      create: { learnerId, email, ...invited },
      update: invited,
    })
    if (!isMailed) return
    await queueMail(
      tx,
      guardianInvitationMail(email, firstName, child.user.firstName, who, url, consentDays),
      parentId,
      learnerId,
    )
  })
}

/** @throws InvalidInputError when the address is that of a linked parent */
async function refuseLinked({ db, clock }: Context, learnerId: string, email: string): Promise<void> {
  const guardians = await decidingGuardians(db, learnerId, clock())
  if (!guardians.some((guardian) => sameMailbox(guardian.email, email))) return
  throw new InvalidInputError([{ field: 'email', message: 'This parent is already linked to your child.' }])
}

/**
 * Withdraws an invitation to another parent; its link stops working. Any linked parent can.
 *
 * @throws NotFoundError
 */
export async function cancelGuardianInvitation({ db, viewer }: Context, id: string): Promise<void> {
  const learner = { guardianships: { some: { parentId: viewer?.userId ?? '' } } }
  if ((await db.guardianInvitation.deleteMany({ where: { id, learner } })).count === 0) throw new NotFoundError('invitation')
}

/** Returns the open invitations to other parents of a child. */
export function openGuardianInvitations({ db, clock }: Context, learnerId: string): Promise<GuardianInvitation[]> {
  return db.guardianInvitation.findMany({ where: { learnerId, expiresAt: { gt: clock() } }, orderBy: { id: 'asc' } })
}

export type GuardianQuestion = { parentName: string; parentEmail: string; childFirstName: string }

const open = { parent: true, learner: { select: { consent: true, user: { select: { firstName: true } } } } } as const

/**
 * Returns what the page behind the emailed link shows. Reading it decides nothing.
 *
 * @throws LinkExpiredError, RateLimitedError after too many invalid tokens
 */
export async function readGuardianQuestion(context: Context, token: string): Promise<GuardianQuestion> {
  const found = await findOpen(context.db, token, context.clock())
  if (!found) return refuseLink(context)
  return { parentName: found.parent.name, parentEmail: found.parent.email, childFirstName: found.learner.user.firstName }
}

/** Finds an invitation whose sender still decides for the child. */
async function findOpen(tx: Tx, token: string, now: Date) {
  const found = await tx.guardianInvitation.findFirst({
    where: { tokenHash: hashToken(token), expiresAt: { gt: now }, learner: { consent: { notIn: ['declined', 'withdrawn'] } } },
    include: open,
  })
  if (!found) return null
  const guardians = await decidingGuardians(tx, found.learnerId, now)
  return guardians.some(({ id, isClosed }) => id === found.parentId && !isClosed) ? found : null
}

/**
 * Records the answer of an invited parent; the first one counts. Agreeing links the account with the address, which is created if there is
 * none. The child and the other parents are notified.
 *
 * @throws LinkExpiredError, ParentAddressError when the address is the confirmed one of a learner or of staff, FamilyFullError,
 *   SuspendedParentError, RateLimitedError
 */
export async function answerGuardianInvitation(context: Context, token: string, agree: boolean): Promise<void> {
  const at = context.clock()
  const isOpen = await context.db.$transaction(async (tx) => {
    const asked = await findOpen(tx, token, at)
    if (!asked || !(await lockLearnerRow(tx, asked.learnerId))) return false
    if ((await tx.guardianInvitation.deleteMany({ where: { id: asked.id, tokenHash: asked.tokenHash } })).count === 0)
      return false
    if (!agree) return true
    const { email, firstName, learnerId } = asked
    const parent = await parentAccount(tx, { parentEmail: email, parentFirstName: firstName }, at)
    if (parent.role !== 'parent') throw new ParentAddressError(parent.role)
    await linkChild(context, tx, parent.id, learnerId)
    const note = 'another parent was linked, by an invitation of a linked parent'
    await tx.consentEvent.create({
      data: { learnerId, status: asked.learner.consent, parentEmail: email, note, createdAt: at },
    })
    await notify(tx, learnerId, [invitedNotice(parent.id, firstName, asked.learner.consent === 'notRequired', at)], at)
    await notify(tx, parent.id, [joinedNotice(learnerId, asked.learner.user.firstName, at)], at)
    return true
  })
  if (!isOpen) await refuseLink(context)
}
