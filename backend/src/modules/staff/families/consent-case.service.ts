import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { NotFoundError } from '../../../core/errors.ts'
import { lockLearnerRow } from '../../../database/lock-learner-row.ts'
import type { Tx } from '../../../database/open.ts'
import type { ConsentObstacle } from '../../../generated/prisma/enums.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { isOpen } from '../../accounts/closure/closure.service.ts'
import { consentDays } from '../../consent/consent.service.ts'
import { grantConsent } from '../../consent/consent-grant.service.ts'
import { refuseDemoStaff } from '../demo-staff.policy.ts'
import { SeenChangedError } from '../staff.errors.ts'
import { countStaffWrite } from '../staff-write-limit.service.ts'

// A parent consented by the emailed link but could not be linked to the child. Staff retry after the family has removed the obstacle, or
// close the case. Staff never choose the parent: only the one who consented is linked.

/**
 * Completes the parent's consent after the obstacle was removed.
 *
 * @param seen the obstacle that staff saw
 * @throws NotFoundError without an open case, SeenChangedError, FamilyFullError or ParentAddressError while the obstacle exists,
 *   DemoAccountError, RateLimitedError
 */
export async function linkFamily(context: Context, learnerId: string, seen: ConsentObstacle): Promise<void> {
  await assertWritten(context)
  const refusal = await context.db.$transaction(async (tx) => {
    const asked = await openCase(context, tx, learnerId, seen)
    const problem = await grantConsent(context, tx, asked, 'by emailed link, linked by staff')
    const detail = problem
      ? 'Tried to link a parent who agreed, but it is still not possible.'
      : 'Linked a parent who agreed to the child.'
    await audit(context, { action: 'people.change', subjectIds: [learnerId], detail }, tx)
    return problem
  })
  if (refusal) throw refusal
}

/**
 * Closes a case that cannot be resolved: the account is erased in a week, unless the parent uses the link before. Repeating the call has no
 * effect.
 *
 * @param seen the obstacle that staff saw
 * @throws NotFoundError without a case, SeenChangedError, DemoAccountError, RateLimitedError
 */
export async function closeConsentCase(context: Context, learnerId: string, seen: ConsentObstacle): Promise<void> {
  await assertWritten(context)
  await context.db.$transaction(async (tx) => {
    const { id, obstacleAt, expiresAt } = await openCase(context, tx, learnerId, seen)
    if (!obstacleAt) return
    const inAWeek = daysFrom(context.clock(), consentDays)
    const data = { obstacleAt: null, expiresAt: expiresAt < inAWeek ? expiresAt : inAWeek }
    await tx.consentRequest.update({ where: { id }, data })
    const detail = `Closed the case of a parent who could not be linked: ${seen}.`
    await audit(context, { action: 'people.change', subjectIds: [learnerId], detail }, tx)
  })
}

async function assertWritten(context: Context): Promise<void> {
  const staff = staffMember(context)
  refuseDemoStaff(staff)
  await countStaffWrite(context, staff.id)
}

/**
 * Returns the consent request with the parent's consent, locked until the transaction ends, so that actions of staff and the parent run one
 * after the other.
 */
async function openCase(context: Context, tx: Tx, learnerId: string, seen: ConsentObstacle) {
  const { isDemo } = staffMember(context)
  await lockLearnerRow(tx, learnerId)
  await tx.$queryRaw`SELECT 1 FROM "ConsentRequest" WHERE "learnerId" = ${learnerId} FOR UPDATE`
  const asked = await tx.consentRequest.findFirst({
    where: {
      learnerId,
      answeredAt: null,
      obstacle: { not: null },
      expiresAt: { gt: context.clock() },
      learner: { consent: 'pending', user: { isDemo, ...isOpen } },
    },
    include: { learner: { select: { consent: true, user: { select: { firstName: true } } } } },
  })
  if (!asked) throw new NotFoundError('family case')
  if (asked.obstacle !== seen) throw new SeenChangedError('The reason has changed.')
  return asked
}
