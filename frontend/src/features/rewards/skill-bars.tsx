import { useId } from 'react'
import { Card } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import type { Hue } from '../../ui/hue.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'

const hues: Hue[] = ['violet', 'teal', 'amber', 'coral']

/** How far each of the four skills is trained, by the completed lessons. */
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
