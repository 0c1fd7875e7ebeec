import { Text } from '@chakra-ui/react'
import { Card } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import type { Hue } from '../../ui/hue.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'

type Props = { level: number; progress: { xpIntoLevel: number; xpForNext: number; percent: number }; hue: Hue }

/** How far it is to the next level. */
export function LevelCard({ level, progress, hue }: Props) {
  return (
    <Card hue={hue}>
      <Heading as="h3" size="lg" marginBottom="2">
        Level {level}
      </Heading>
      <ProgressBar value={progress.percent} label={`Way to level ${level + 1}`} hue={hue} showLabel />
      <Text color="fg.muted" marginTop="2">
        {progress.xpIntoLevel} of {progress.xpForNext} XP
      </Text>
    </Card>
  )
}
