import { RadioCards } from '../../../ui/radio-cards.tsx'
import type { StepProps } from './signup-wizard.tsx'

/** Names, prices and wording of the signup are fixed by the specification (sections 3 and 9). */
export const plans = [
  {
    value: 'free',
    title: 'Free Explorer',
    description: '$0 forever: 3 lessons per month, basic AI tools, community access',
    hue: 'teal',
  },
  {
    value: 'creator',
    title: 'Creator',
    badge: 'Most Popular',
    description: '$19 per month: unlimited lessons, all AI tools, project sharing, priority support',
    hue: 'violet',
  },
  {
    value: 'academy',
    title: 'Academy Pro',
    description: '$49 per month: everything in Creator, 1:1 mentoring, advanced tools, certificates',
    hue: 'amber',
  },
] as const

export function PlanStep({ signup }: StepProps) {
  const { form, errors, change } = signup
  return (
    <RadioCards
      legend="Which plan fits? Nothing is charged when you sign up."
      name="selectedTier"
      columns={1}
      value={String(form.selectedTier)}
      onChange={(value) => change('selectedTier', value)}
      error={errors.selectedTier}
      options={[...plans]}
    />
  )
}
