import { ageOn } from '@deepm/schema/rules/accounts/ages'
import { allowsRecording } from '@deepm/schema/rules/accounts/consent'
import type { MembershipTier, Role } from '../../../generated/prisma/enums.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { ownerOf } from '../../accounts/addresses/address.service.ts'
import { mayBeEnrolled } from '../../plans/plans.policy.ts'

/** Users around one email address who can be enrolled, or whose membership can be changed. */
export type FoundFamily = {
  id: string
  name: string
  role: Role
  payers: { id: string; name: string; email: string }[]
  learners: { id: string; name: string; age: number; tier: MembershipTier; mayChange: boolean }[]
}

const person = { id: true, name: true, email: true, role: true, isDemo: true } as const
const asLearner = { select: { ageAtSignup: true, createdAt: true, consent: true, tier: true, user: { select: person } } } as const

/**
 * Returns the family of an account by its full confirmed email address, in the viewer's academy: the children of a parent, the parents of a
 * learner. The read access is logged before the response. `null` when no account has the address.
 */
export async function findFamily(context: Context, email: string): Promise<FoundFamily | null> {
  const { isDemo } = staffMember(context)
  const found = await context.db.user.findFirst({
    where: { AND: [ownerOf(email.trim().toLowerCase().replaceAll('\u0000', '')), { isDemo, role: { not: 'staff' } }] },
    select: {
      ...person,
      learner: {
        select: {
          ...asLearner.select,
          guardianships: { select: { parent: { select: person } }, orderBy: { createdAt: 'asc' } },
        },
      },
      wards: { select: { learner: asLearner }, orderBy: { createdAt: 'asc' } },
    },
  })
  if (!found) return null
  const { learner, wards, ...account } = found
  const parents = learner?.guardianships.map(({ parent }) => parent) ?? []
  const payers = [
    { ...account, ageAtSignup: learner?.ageAtSignup ?? null },
    ...parents.map((it) => ({ ...it, ageAtSignup: null })),
  ]
  const learners = [...(learner ? [learner] : []), ...wards.map((ward) => ward.learner)]
  const subjectIds = [account.id, ...parents.map(({ id }) => id), ...learners.map(({ user }) => user.id)]
  await audit(context, { action: 'people.read', subjectIds, detail: 'A family, found by its address.' })
  return {
    id: account.id,
    name: account.name,
    role: account.role,
    payers: payers.filter(mayBeEnrolled).map(({ id, name, email: address }) => ({ id, name, email: address })),
    learners: learners.map(({ ageAtSignup, createdAt, consent, tier, user }) => ({
      id: user.id,
      name: user.name,
      age: ageOn(ageAtSignup, createdAt, context.clock()),
      tier,
      mayChange: allowsRecording(consent),
    })),
  }
}
