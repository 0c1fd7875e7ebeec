import type { Context } from '../../context.ts'
import { queueMail } from '../identity/mail.service.ts'
import { forgetSecondFactor } from '../identity/second-factor.service.ts'
import { audit, staffMember } from './audit.service.ts'
import { secondFactorResetMail } from './mails.ts'
import { expectOwnPeople } from './people.policy.ts'
import { AccessRefusedError } from './staff.errors.ts'
import { holdAccess, readColleague } from './staff-access.service.ts'

/**
 * Turns the second factor of a colleague off who lost app and recovery codes, and ends all their sessions. They are told by mail, and it is
 * in the audit log. Without a factor nothing is changed.
 *
 * @throws DemoAccountError, NotFoundError, AccessRefusedError for oneself
 */
export async function resetSecondFactor(context: Context, userId: string): Promise<void> {
  const { id: staffId, isDemo } = staffMember(context)
  expectOwnPeople({ isDemo })
  await context.db.$transaction(async (tx) => {
    await holdAccess(tx, staffId)
    const { email, firstName } = await readColleague(tx, userId)
    if (userId === staffId) throw new AccessRefusedError('Turn your own second factor off on your profile, with a code.')
    if (!(await forgetSecondFactor(tx, userId))) return
    await tx.session.deleteMany({ where: { userId } })
    const detail = 'Reset the second factor of a member of staff'
    await audit(context, { action: 'people.change', subjectIds: [userId], detail }, tx)
    await queueMail(tx, secondFactorResetMail(email, firstName, context.config.publicUrl), userId)
  })
}
