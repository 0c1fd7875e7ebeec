import { type Membership, type MembershipTier, memberships } from '@deepm/schema/rules/plans/memberships'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { SignupFields } from './form.ts'

type Wording = { features: readonly string[]; hue: Hue }

export type Plan = Membership & Wording

/** The signup words its plans differently from the landing page (specification, section 9). */
const wordings: Record<MembershipTier, Wording> = {
  free: { features: ['3 lessons per month', 'Basic AI tools', 'Community access'], hue: 'teal' },
  creator: { features: ['Unlimited lessons', 'All AI tools', 'Project sharing', 'Priority support'], hue: 'violet' },
  academy: { features: ['Everything in Creator', '1:1 mentoring', 'Advanced tools', 'Certificates'], hue: 'amber' },
}

export const plans: Plan[] = memberships.map((membership) => ({ ...membership, ...wordings[membership.tier] }))

export function chosenPlan(form: SignupFields): Plan | undefined {
  return plans.find((plan) => plan.tier === form.selectedTier)
}
