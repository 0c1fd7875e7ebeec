import { allowsRecording } from '@deepm/schema/rules/consent'
import { memberships } from '@deepm/schema/rules/memberships'
import type { MembershipChange } from '@deepm/schema/rules/people-lists'
import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { NotFoundError } from '../../errors.ts'
import type { MembershipTier } from '../../generated/prisma/enums.ts'
import { tell } from '../family/notification.service.ts'
import { queueMail } from '../identity/mail.service.ts'
import { membershipMail } from './mails.ts'
import { planNotice } from './notices.service.ts'
import { ConsentMissingError } from './plans.errors.ts'

/** `changed` by this call; `same` when it was so before; else what it is now, since somebody changed it meanwhile. */
export type Changed = { outcome: 'changed' | 'same' } | { outcome: 'moved'; tier: MembershipTier }

/**
 * Changes a learner's membership from the one that was seen, and tells the learner and their parents, in the caller's transaction. Nobody
 * in the demo academy is mailed.
 *
 * @throws NotFoundError, ConsentMissingError for a child whose parent has not said yes
 */
export async function changeMembership(
  context: Context,
  tx: Tx,
  { learnerId, from, to, word }: MembershipChange,
): Promise<Changed> {
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
  await tell(tx, learnerId, [planNotice(learnerId, '', plan, word, at)], at)
  const links = await tx.guardianship.findMany({
    where: { learnerId },
    select: { parent: { select: { id: true, email: true, firstName: true } } },
  })
  const parents = links.map(({ parent }) => parent)
  for (const { id } of parents) await tell(tx, id, [planNotice(learnerId, about, plan, word, at)], at)
  if (learner.user.isDemo) return { outcome: 'changed' }
  // A learner without a parent here reads it themselves.
  for (const { id, email, firstName } of parents.length > 0 ? parents : [learner.user])
    await queueMail(tx, membershipMail(email, firstName, about, plan, word, context.config.publicUrl), id)
  return { outcome: 'changed' }
}
