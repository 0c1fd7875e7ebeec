import type { Hue } from '../../../ui/hue.ts'
import type { Form } from './signup-form.ts'

export type Plan = {
  value: string
  title: string
  price: string
  period: string
  features: string[]
  hue: Hue
  badge?: string
}

/** Names, prices and wording of the signup are fixed by the specification (sections 3 and 9). */
export const plans: Plan[] = [
  {
    value: 'free',
    title: 'Free Explorer',
    price: '$0',
    period: '',
    features: ['3 lessons per month', 'Basic AI tools', 'Community access'],
    hue: 'teal',
  },
  {
    value: 'creator',
    title: 'Creator',
    badge: 'Most Popular',
    price: '$19',
    period: 'per month',
    features: ['Unlimited lessons', 'All AI tools', 'Project sharing', 'Priority support'],
    hue: 'violet',
  },
  {
    value: 'academy',
    title: 'Academy Pro',
    price: '$49',
    period: 'per month',
    features: ['Everything in Creator', '1:1 mentoring', 'Advanced tools', 'Certificates'],
    hue: 'amber',
  },
]

export function chosenPlan(form: Form): Plan | undefined {
  return plans.find((plan) => plan.value === form.selectedTier)
}
