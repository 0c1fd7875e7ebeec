import { Flex } from '@chakra-ui/react'
import type { Hue } from '../../ui/hue.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'

const hues: Hue[] = ['violet', 'teal', 'amber', 'coral']

export function SkillBars({ skills }: { skills: { id: string; name: string; percent: number }[] }) {
  return (
    <Flex direction="column" gap="4">
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
    </Flex>
  )
}
