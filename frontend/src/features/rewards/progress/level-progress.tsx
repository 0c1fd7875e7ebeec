import { Box, Flex, Text } from '@chakra-ui/react'
import { ProgressBar } from '../../../ui/components/progress-bar.tsx'
import { Seal } from '../../../ui/illustrations/emblems/seal.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'

type Props = { level: number; progress: { xpIntoLevel: number; xpForNext: number; percent: number }; hue: Hue }

/** Shows the progress to the next level. */
export function LevelProgress({ level, progress, hue }: Props) {
  const missing = progress.xpForNext - progress.xpIntoLevel
  return (
    <Flex gap="5" align="center">
      <Box width="24" flexShrink="0">
        <Seal mark={String(level)} note="level" />
      </Box>
      <Box flex="1" minWidth="0">
        <ProgressBar value={progress.percent} label={`Progress to level ${level + 1}`} hue={hue} showLabel />
        <Text marginTop="2">
          {progress.xpIntoLevel.toLocaleString('en')} of {progress.xpForNext.toLocaleString('en')} XP
        </Text>
        <Text color="fg.muted">
          Earn {missing.toLocaleString('en')} more XP to reach level {level + 1}.
        </Text>
      </Box>
    </Flex>
  )
}
