import { allowsRecording } from '@deepm/schema/rules/accounts/consent'
import { memberships } from '@deepm/schema/rules/plans/memberships'
import type { MembershipChange } from '@deepm/schema/rules/staff/contact-lists'
import { NotFoundError } from '../../core/errors.ts'
import type { Tx } from '../../database/open.ts'
import type { MembershipTier } from '../../generated/prisma/enums.ts'
import type { Context } from '../../platform/context.ts'
import { queueMail } from '../../platform/email-outbox/email-outbox.service.ts'
import { notify } from '../notifications/notification.service.ts'
import { membershipMail } from './emails.ts'
import { membershipChangedNotice } from './notices.service.ts'
import { ConsentMissingError } from './plans.errors.ts'

/** `changed` by this call; `same` when it already had the value; `moved` with the current value when it was changed since. */
export type MembershipChangeResult = { outcome: 'changed' | 'same' } | { outcome: 'moved'; tier: MembershipTier }

/**
 * Changes a learner's membership, if it still has the value that was read, and notifies the learner and their parents,
 * in the caller's transaction. No emails are sent in the demo academy.
 *
 * @throws NotFoundError, ConsentMissingError for a child without a parent's consent
 */
export async function changeMembership(
  context: Context,
  tx: Tx,
  { learnerId, from, to, word }: MembershipChange,
): Promise<MembershipChangeResult> {
  const learner = await tx.learner.findUnique({
    where: { id: learnerId },
    select: { consent: true, user: { select: { id: true, firstName: true, email: true, isDemo: true } } },
  })
  if (!learner) throw new NotFoundError('learner')
  if (!allowsRecording(learner.consent)) throw new ConsentMissingError()
  const changed =
    from === to ? { count: 0 } : await tx.learner.updateMany({ where: { id: learnerId, tier: from }, data: { tier: to } })
  if (changed.count === 0) {
    const { tier } = await tx.learner.findUniqueOrThrow({ where: { id: learnerId }, select: { tier: true } })
    return tier === to ? { outcome: 'same' } : { outcome: 'moved', tier }
  }
  const at = context.clock()
  const plan = memberships.find(({ tier }) => tier === to)?.name ?? to
  const about = learner.user.firstName
  await notify(tx, learnerId, [membershipChangedNotice(learnerId, '', plan, word, at)], at)
  const links = await tx.guardianship.findMany({
    where: { learnerId },
    select: { parent: { select: { id: true, email: true, firstName: true } } },
  })
  const parents = links.map(({ parent }) => parent)
  for (const { id } of parents) await notify(tx, id, [membershipChangedNotice(learnerId, about, plan, word, at)], at)
  if (learner.user.isDemo) return { outcome: 'changed' }
  // A learner without a linked parent gets the email.
  const [readers, child] = parents.length > 0 ? [parents, about] : [[learner.user], '']
  for (const { id, email, firstName } of readers)
    await queueMail(tx, membershipMail(email, firstName, child, plan, word, context.config.publicUrl), id)
  return { outcome: 'changed' }
}
