import { PaperBoat, SailBoat, TallShip } from '../../../ui/illustrations/boats.tsx'

/** The landing page's plans, figure by figure as the specification has them (section 9). */
export const plans = [
  {
    name: 'Free Explorer',
    price: '$0',
    period: 'forever',
    description: 'Push off and look around.',
    features: ['3 lessons per month', 'Basic AI tools', 'Community forum', 'Mobile app'],
    cta: 'Start for free',
    isPopular: false,
    color: 'teal',
    Boat: PaperBoat,
  },
  {
    name: 'Creator',
    price: '$19',
    period: 'per month',
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
    isPopular: true,
    color: 'violet',
    Boat: SailBoat,
  },
  {
    name: 'Academy Pro',
    price: '$49',
    period: 'per month',
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
    isPopular: false,
    color: 'amber',
    Boat: TallShip,
  },
] as const

export type Plan = (typeof plans)[number]
