import { Box, Text } from '@chakra-ui/react'
import { StreakDots } from '../progress/streak-dots.tsx'
import type { Celebration_RewardFragment as Reward } from './celebration.generated.ts'

type Step = Pick<Reward, 'isFreezeUsed' | 'isFreezeEarned'> & { streakDays: number }

/** Shows the streak of a reward: its dots and, in words, what happened to a freeze. */
export function StreakStep({ step, hasTitle }: { step: Step; hasTitle: boolean }) {
  return (
    <Box width="full" maxWidth="24rem">
      {hasTitle && <Text fontWeight="700">{streakTitle(step.streakDays)}</Text>}
      <Box marginY="2">
        <StreakDots streak={step.streakDays} />
      </Box>
      <Text>{freezeText(step)}</Text>
    </Box>
  )
}

export function streakTitle(days: number): string {
  return days === 1 ? 'Your streak starts today!' : `${days} days in a row!`
}

function freezeText({ isFreezeUsed, isFreezeEarned }: Step): string {
  const rested = 'You took a day off, and your freeze saved your streak. Rest days are good days.'
  const earned = 'You earned a freeze. It saves your streak when you take a day off.'
  if (isFreezeUsed) return isFreezeEarned ? `${rested} And you earned a new freeze.` : rested
  return isFreezeEarned ? earned : 'Learn seven days in a row to earn a freeze ❄️. It saves your streak when you take a day off.'
}
