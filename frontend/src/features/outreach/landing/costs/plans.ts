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
    description: 'Look around and try things out.',
    features: ['3 lessons per month', 'Basic AI tools', 'Community forum', 'Mobile app'],
    cta: 'Start for free',
    color: 'teal',
    Boat: PaperBoat,
  },
  creator: {
    description: 'All lessons and tools, with a mentor to help you.',
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
    description: 'Go further, and plan what comes next.',
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
