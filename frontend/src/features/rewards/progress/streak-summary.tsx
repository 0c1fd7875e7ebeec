import { Box, Text } from '@chakra-ui/react'
import { freezeEvery } from '@deepm/schema/rules/rewards/streak'
import { filledDots, StreakDots } from './streak-dots.tsx'

type Props = { streak: number; longest: number; freezes: number }

/** Describes the streak and shows the days to the next freeze. */
export function StreakSummary({ streak, longest, freezes }: Props) {
  return (
    <Box>
      <Box marginBottom="3">
        <StreakDots streak={streak} />
      </Box>
      <Text>{streakText(streak, longest)}</Text>
      <Text color="fg.muted">{freezeText(streak, freezes)}</Text>
    </Box>
  )
}

function streakText(streak: number, longest: number): string {
  if (longest === 0) return 'Your streak is how many days in a row you complete a lesson. Your first lesson starts one.'
  const best = `Your longest streak so far: ${days(longest)}.`
  if (streak === 0) return `${best} Your next lesson starts a new one.`
  const now = streak === 1 ? 'Day 1 of your streak!' : `You’ve been learning for ${days(streak)} in a row.`
  return longest > streak ? `${now} ${best}` : `${now} That’s your longest streak so far!`
}

function freezeText(streak: number, freezes: number): string {
  if (freezes > 0) return 'You have one streak freeze. If you miss a day, it saves your streak automatically.'
  if (streak === 0) return 'Learn seven days in a row to earn a streak freeze. It saves your streak if you miss a day.'
  const left = freezeEvery - filledDots(streak)
  const wait = left === 0 ? 'seven more days' : left === 1 ? 'one more day' : `${left} more days`
  return `Learn ${wait} in a row to earn a streak freeze. It saves your streak if you miss a day.`
}

function days(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`
}
