import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/email-outbox/email-outbox.service.ts'
import { deleteSecondFactor } from '../../accounts/second-factor/second-factor.service.ts'
import { refuseDemoStaff } from '../demo-staff.policy.ts'
import { secondFactorResetMail } from '../emails.ts'
import { AccessRefusedError } from '../staff.errors.ts'
import { lockStaffAccess, readColleague } from './staff-access.service.ts'

/**
 * Resets the second factor of a staff member who lost app and recovery codes, and ends all their sessions. Sends them
 * an email and adds an audit log entry. Without a second factor it has no effect.
 *
 * @throws DemoAccountError, NotFoundError, AccessRefusedError for their own account
 */
export async function resetSecondFactor(context: Context, userId: string): Promise<void> {
  const { id: staffId, isDemo } = staffMember(context)
  refuseDemoStaff({ isDemo })
  await context.db.$transaction(async (tx) => {
    await lockStaffAccess(tx, staffId)
    const { email, firstName } = await readColleague(tx, userId)
    if (userId === staffId) throw new AccessRefusedError('Turn off your own two-step verification in your profile, with a code.')
    if (!(await deleteSecondFactor(tx, userId))) return
    await tx.session.deleteMany({ where: { userId } })
    const detail = 'Reset a staff member’s two-step verification'
    await audit(context, { action: 'people.change', subjectIds: [userId], detail }, tx)
    await queueMail(tx, secondFactorResetMail(email, firstName, context.config.publicUrl), userId)
  })
}
