import { useId } from 'react'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { ProgressBar } from '../../../ui/components/progress-bar.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'

const hues: Hue[] = ['violet', 'teal', 'amber', 'coral']

/** Shows the progress in each of the four skills. */
export function SkillBars({ skills }: { skills: { id: string; name: string; percent: number }[] }) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} display="flex" flexDirection="column" gap="4">
      <Heading as="h2" id={titleId} size="xl">
        Skills
      </Heading>
      {skills.map((skill, index) => (
        <ProgressBar
          key={skill.id}
          value={skill.percent}
          label={skill.name}
          hue={hues[index % hues.length] ?? 'violet'}
          showLabel
          showValue
        />
      ))}
    </Card>
  )
}
