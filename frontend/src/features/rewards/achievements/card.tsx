import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { ProgressBar } from '../../../ui/components/progress-bar.tsx'
import { usePrefersReducedMotion } from '../../../ui/motion/reduced-motion.tsx'
import { fullDate } from '../dates.ts'
import type { AchievementCard_AchievementFragment as Achievement, Rarity, ReachUnit } from './card.generated.ts'
import { Medal } from './medal.tsx'
import { rarityStyle } from './rarity-style.ts'
import { Sparkles } from './sparkles.tsx'

/** Shows an achievement: in its rarity's colour if earned, otherwise with the remaining progress. */
export function AchievementCard({ achievement, timeZone }: { achievement: Achievement; timeZone: string }) {
  const { name, description, rarity, icon, xpReward, earnedAt } = achievement
  const isEarned = earnedAt !== null
  const { hue } = rarityStyle[rarity]
  const glows = !usePrefersReducedMotion() && isEarned && rarity === 'legendary'
  return (
    <Card
      as="li"
      hue={isEarned ? hue : undefined}
      position="relative"
      display="flex"
      flexDirection="column"
      gap="3"
      {...(isEarned ? { bg: hue ? 'colorPalette.soft' : 'bg.card' } : locked)}
      {...(glows && { boxShadow: glow, 'data-glow': '' })}
    >
      <Flex gap="4" align="center">
        <Medal rarity={rarity} icon={icon} isEarned={isEarned} />
        <Box minWidth="0">
          <Heading as="h3" color={isEarned ? 'fg.ink' : 'fg.muted'}>
            {name}
          </Heading>
          <RarityMark rarity={rarity} />
        </Box>
      </Flex>
      <Text color={isEarned ? 'fg.ink' : 'fg.muted'} marginBottom="auto">
        {description}
      </Text>
      {isEarned ? (
        <Flex justify="space-between" wrap="wrap" columnGap="4" fontWeight="600">
          <span>
            Earned <time dateTime={earnedAt}>{fullDate(earnedAt, timeZone)}</time>
          </span>
          <span>+{xpReward} XP</span>
        </Flex>
      ) : (
        <Way achievement={achievement} />
      )}
      {glows ? <Sparkles /> : null}
    </Card>
  )
}

const locked = { bg: 'bg.sunken', borderStyle: 'dashed', boxShadow: 'none' } as const
const glow = '0 6px 0 var(--ui-colors-amber-solid), 0 0 36px 4px var(--ui-colors-amber-solid)'

function Way({ achievement: { xpReward, reached } }: { achievement: Achievement }) {
  return (
    <Box color="fg.muted">
      <ProgressBar
        value={(100 * reached.value) / reached.goal}
        label={`${wayText(reached)}, for ${xpReward} XP`}
        hue="teal"
        showLabel
      />
    </Box>
  )
}

const singular: Record<Exclude<ReachUnit, 'level'>, string> = {
  activities: 'activity',
  days: 'day',
  experiments: 'experiment',
  folders: 'folder',
  lessons: 'lesson',
  missions: 'mission',
  paths: 'path',
  points: 'point',
}

function wayText({ value, goal, unit }: Achievement['reached']): string {
  if (unit === 'level') return `Level ${value} of ${goal}`
  return `${value} of ${goal} ${goal === 1 ? singular[unit] : unit}`
}

const most = 5

function RarityMark({ rarity }: { rarity: Rarity }) {
  const { word, gems } = rarityStyle[rarity]
  return (
    <Flex gap="2" align="baseline" fontWeight="600" color="fg.muted">
      {word}
      <chakra.span aria-hidden="true" letterSpacing="0.1em">
        {'◆'.repeat(gems)}
        {'◇'.repeat(most - gems)}
      </chakra.span>
    </Flex>
  )
}
