import { type Membership, type MembershipTier, memberships } from '@deepm/schema/rules/plans/memberships'
import type { ComponentType } from 'react'
import { PaperBoat, SailBoat, TallShip } from '../../../../ui/illustrations/emblems/boats.tsx'
import type { Hue } from '../../../../ui/theme/hue.ts'

type Wording = {
  description: string
  features: readonly string[]
  cta: string
  color: Hue
  Boat: ComponentType
}

export type Plan = Membership & Wording

/** Wording of the landing page (specification, section 9). */
const wordings: Record<MembershipTier, Wording> = {
  free: {
    description: 'Push off and look around.',
    features: ['3 lessons per month', 'Basic AI tools', 'Community forum', 'Mobile app'],
    cta: 'Start for free',
    color: 'teal',
    Boat: PaperBoat,
  },
  creator: {
    description: 'A boat of your own, and somebody to show you the ropes.',
    features: [
      '7-day free trial',
      'Unlimited lessons',
      'All AI tools',
      'Portfolio',
      '1:1 mentor sessions',
      'Certificates',
      'Parent dashboard',
    ],
    cta: 'Try Creator free',
    color: 'violet',
    Boat: SailBoat,
  },
  academy: {
    description: 'For long voyages with a plan for afterwards.',
    features: [
      '14-day free trial',
      'Weekly coaching',
      'Advanced models',
      'Masterclasses',
      'College prep',
      'Industry connections',
    ],
    cta: 'Try Academy Pro free',
    color: 'amber',
    Boat: TallShip,
  },
}

export const plans: Plan[] = memberships.map((membership) => ({ ...membership, ...wordings[membership.tier] }))
