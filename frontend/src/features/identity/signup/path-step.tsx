import { Text } from '@chakra-ui/react'
import type { Hue } from '../../../ui/hue.ts'
import { MarketStallScene } from '../../../ui/illustrations/market-stall-scene.tsx'
import { MegaphoneScene } from '../../../ui/illustrations/megaphone-scene.tsx'
import { StorybookScene } from '../../../ui/illustrations/storybook-scene.tsx'
import { StudioScene } from '../../../ui/illustrations/studio-scene.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import type { StepProps } from './signup-wizard.tsx'

/** Skills are fixed by the specification (section 2). */
export const paths = [
  {
    value: 'entrepreneur',
    title: 'Entrepreneur',
    skills: ['Business Strategy', 'AI Tools', 'Market Research'],
    hue: 'amber',
    media: <MarketStallScene />,
  },
  {
    value: 'writer',
    title: 'Writer',
    skills: ['Creative Writing', 'Content Creation', 'Storytelling'],
    hue: 'violet',
    media: <StorybookScene />,
  },
  {
    value: 'creator',
    title: 'Digital Creator',
    skills: ['Design', 'Programming', 'Digital Art'],
    hue: 'teal',
    media: <StudioScene />,
  },
  {
    value: 'campaigner',
    title: 'Campaigner',
    skills: ['Leadership', 'Communication', 'Social Impact'],
    hue: 'coral',
    media: <MegaphoneScene />,
  },
] satisfies { value: string; title: string; skills: string[]; hue: Hue; media: React.ReactNode }[]

export function PathStep({ signup }: StepProps) {
  const { form, errors, change } = signup
  return (
    <RadioCards
      legend="Which path would you like to begin with?"
      name="selectedPersona"
      columns={2}
      value={String(form.selectedPersona)}
      onChange={(value) => change('selectedPersona', value)}
      error={errors.selectedPersona}
      options={paths.map(({ skills, ...path }) => ({ ...path, extra: <Text color="fg.muted">{skills.join(' · ')}</Text> }))}
    />
  )
}
