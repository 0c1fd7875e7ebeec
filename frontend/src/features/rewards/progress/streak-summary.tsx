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
  if (longest === 0) return 'A streak is days in a row with a completed lesson. Your first lesson begins one.'
  const best = `Your longest streak so far: ${days(longest)}.`
  if (streak === 0) return `${best} Your next lesson begins a new one.`
  const now = streak === 1 ? 'Day 1 of your streak!' : `You have learned ${days(streak)} in a row.`
  return longest > streak ? `${now} ${best}` : `${now} That is your longest streak so far.`
}

function freezeText(streak: number, freezes: number): string {
  if (freezes > 0) return 'You have one streak freeze. If you miss a day, it saves your streak automatically.'
  if (streak === 0) return 'Every seventh day in a row earns a streak freeze. It saves your streak when you miss a day.'
  const left = freezeEvery - filledDots(streak)
  const wait = left === 0 ? 'Seven more days in a row' : `${left === 1 ? 'One more day' : `${left} more days`} in a row`
  return `You have no streak freeze yet. ${wait} will earn you one. It saves your streak when you miss a day.`
}

function days(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`
}
