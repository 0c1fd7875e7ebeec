import { NotFoundError } from '../../../core/errors.ts'
import type { Tx } from '../../../database/open.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/email-outbox/email-outbox.service.ts'
import { operatorId } from '../../../platform/operator.ts'
import { closeAccount, lockStaff, readClosure, reopenAccount } from '../../accounts/closure/closure.service.ts'
import { refuseDemoStaff } from '../demo-staff.policy.ts'
import { accessEndedMail, accessGivenMail } from '../emails.ts'
import { assertReopened, assertSameClosure } from '../repeated-closure.service.ts'
import { AccessRefusedError } from '../staff.errors.ts'

/**
 * Ends the access of a staff member: all sessions end, sign-in is refused, and invitations by or for them are
 * withdrawn. Staff cannot end their own access, and of two who end each other's access only the first succeeds, so at
 * least one staff member remains.
 *
 * @throws DemoAccountError, NotFoundError, AccessRefusedError for their own account and for addresses in
 *   `STAFF_EMAILS`, AlreadyDecidedError
 */
export async function endStaffAccess(context: Context, userId: string, reason: string): Promise<void> {
  const { id: staffId, isDemo } = staffMember(context)
  refuseDemoStaff({ isDemo })
  const at = context.clock()
  await context.db.$transaction(async (tx) => {
    await lockStaff(tx)
    await assertAccess(tx, staffId)
    const { email, firstName } = await readColleague(tx, userId)
    if (userId === staffId) throw new AccessRefusedError('You cannot end your own access. Ask a colleague to do it.')
    if (isConfiguredStaff(context, email)) {
      throw new AccessRefusedError(
        'This address is listed in STAFF_EMAILS, so the server administrator manages it. Remove it from that list, restart, and then end the access here.',
      )
    }
    if (!(await closeAccount(tx, { userId, by: staffId, at, reason }))) {
      return assertSameClosure(tx, { userId, staffId, outcome: 'access ended' }, reason)
    }
    await tx.staffInvitation.deleteMany({ where: { OR: [{ invitedBy: userId }, { email }] } })
    const detail = 'Ended a staff member’s access'
    await audit(context, { action: 'people.change', subjectIds: [userId], detail }, tx)
    await queueMail(tx, accessEndedMail(email, firstName, reason, context.config.publicUrl), userId)
  })
}

/**
 * Restores the access of a staff member and emails them. `since` identifies the ending that was read.
 *
 * @throws DemoAccountError, NotFoundError, AlreadyDecidedError
 */
export async function restoreStaffAccess(context: Context, userId: string, since: Date): Promise<void> {
  const { id: staffId, isDemo } = staffMember(context)
  refuseDemoStaff({ isDemo })
  const at = context.clock()
  await context.db.$transaction(async (tx) => {
    await lockStaffAccess(tx, staffId)
    const { email, firstName } = await readColleague(tx, userId)
    if (!(await reopenAccount(tx, { userId, by: staffId, at, since }))) {
      return assertReopened(tx, { userId, staffId, outcome: 'access restored' })
    }
    const detail = 'Restored a staff member’s access'
    await audit(context, { action: 'people.change', subjectIds: [userId], detail }, tx)
    await queueMail(tx, accessGivenMail(email, firstName, context.config.publicUrl), userId)
  })
}

/**
 * Returns whether `STAFF_EMAILS` contains an email address. At startup, these accounts are created and ended access is restored, so that
 * access cannot be lost permanently from within the product.
 */
export function isConfiguredStaff({ config }: Pick<Context, 'config'>, email: string): boolean {
  return config.staffEmails.includes(email)
}

/**
 * Locks the access of the acting staff member until this transaction ends.
 *
 * @throws AccessRefusedError when it ended since the request began
 */
export async function lockStaffAccess(tx: Tx, staffId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${staffId} FOR NO KEY UPDATE`
  await assertAccess(tx, staffId)
}

async function assertAccess(tx: Tx, staffId: string): Promise<void> {
  if (staffId === operatorId) return
  // A staff member who has erased their own account cannot end another's access; otherwise none might remain.
  const isHere = (await tx.user.count({ where: { id: staffId } })) > 0
  if (!isHere || (await readClosure(tx, staffId)))
    throw new AccessRefusedError('Your own access has just ended, so nothing was changed.')
}

/** @throws NotFoundError when it is not a staff member, or a demo account */
export async function readColleague(tx: Tx, id: string): Promise<{ email: string; firstName: string }> {
  const where = { id, role: 'staff', isDemo: false } as const
  const found = await tx.user.findFirst({ where, select: { email: true, firstName: true } })
  if (!found) throw new NotFoundError('staff member')
  return found
}
