import { daysFrom } from '@deepm/schema/rules/time/deadline'
import type { ExpectedError } from '../../core/errors.ts'
import type { Tx } from '../../database/open.ts'
import type { ConsentObstacle, Role } from '../../generated/prisma/enums.ts'
import type { Context } from '../../platform/context.ts'
import { ParentAddressError } from '../accounts/account.errors.ts'
import { mailAddressLink } from '../accounts/address-claims/address-link.service.ts'
import { recordDecisions } from '../guardianship/decision.service.ts'
import { FamilyFullError, SuspendedParentError } from '../guardianship/guardianship.errors.ts'
import { linkChild } from '../guardianship/guardianship.service.ts'
import { consentGrantedNotice, linkedNotice } from '../notifications/consent-notices.service.ts'
import { notify } from '../notifications/notification.service.ts'
import type { ConsentRequestRow } from './consent-link.service.ts'
import { parentAccount } from './parent-account.service.ts'

/** Days that a parent who agreed but could not be linked has to resolve it, with help from staff. */
const obstacleDays = 30

type Asked = ConsentRequestRow

/**
 * Records the consent of a parent for a child: links them, and the child may learn. If the parent cannot be linked, the
 * child keeps waiting, the link stays valid and staff see why.
 *
 * @returns why the parent could not be linked, to throw after the transaction commits; `null` on success
 */
export async function grantConsent(
  context: Context,
  tx: Tx,
  asked: Asked,
  note = 'by emailed link',
): Promise<ExpectedError | null> {
  const { id, learnerId, parentEmail } = asked
  const at = context.clock()
  const parent = await parentAccount(tx, asked, at)
  const refusal = await linkParent(context, tx, parent, learnerId)
  if (refusal) return keepObstacle(tx, asked, refusal, at)
  await tx.learner.update({ where: { id: learnerId }, data: { consent: 'granted' } })
  await tx.consentRequest.update({ where: { id }, data: { answeredAt: at, obstacle: null, obstacleAt: null } })
  await tx.consentEvent.create({ data: { learnerId, status: 'granted', parentEmail, note, createdAt: at } })
  await recordDecisions(tx, { parentId: parent.id, learnerId, at }, ['gave consent'])
  await notify(tx, learnerId, [consentGrantedNotice], at)
  await notify(tx, parent.id, [linkedNotice(learnerId)], at)
  const { firstName, claimedEmail: email } = await tx.user.findUniqueOrThrow({ where: { id: learnerId } })
  if (email) await mailAddressLink(context, tx, { id: learnerId, firstName, email })
  return null
}

type Refusal = { obstacle: ConsentObstacle; error: ExpectedError }

/** @returns why this account cannot be linked to the child; `null` when they are linked now */
async function linkParent(
  context: Context,
  tx: Tx,
  parent: { id: string; role: Role },
  learnerId: string,
): Promise<Refusal | null> {
  if (parent.role !== 'parent') {
    const obstacle = parent.role === 'learner' ? 'learnerAddress' : 'staffAddress'
    return { obstacle, error: new ParentAddressError(parent.role) }
  }
  try {
    await linkChild(context, tx, parent.id, learnerId)
    return null
  } catch (error) {
    if (error instanceof FamilyFullError) return { obstacle: 'familyFull', error }
    if (error instanceof SuspendedParentError) return { obstacle: 'closedAccount', error: new ParentAddressError('closed') }
    throw error
  }
}

async function keepObstacle(tx: Tx, asked: Asked, { obstacle, error }: Refusal, at: Date): Promise<ExpectedError> {
  const { id, learnerId, parentEmail, obstacle: before } = asked
  const expiresAt = before ? asked.expiresAt : daysFrom(at, obstacleDays)
  await tx.learner.update({ where: { id: learnerId }, data: { consent: 'pending' } })
  await tx.consentRequest.update({ where: { id }, data: { answeredAt: null, expiresAt, obstacle, obstacleAt: at } })
  if (before === obstacle) return error
  const note = `a parent agreed by emailed link and could not be linked: ${obstacle}`
  await tx.consentEvent.create({ data: { learnerId, status: 'pending', parentEmail, note, createdAt: at } })
  return error
}
