import { Box, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import type { AchievementCard_AchievementFragment as Achievement, AchievementCategory } from './card.generated.ts'
import { AchievementCard } from './card.tsx'
import { type AchievementFilter, CategoryFilter } from './category-filter.tsx'

type Props = {
  achievements: Achievement[]
  categories: readonly AchievementCategory[]
  /** Whether all achievements are visible; otherwise only the earned ones are. */
  isOpen: boolean
  timeZone: string
}

/** Lists the visible achievements: earned ones first, newest first, then by progress. */
export function AchievementGallery({ achievements, categories, isOpen, timeZone }: Props) {
  const [shelf, setShelf] = useState<AchievementFilter>('all')
  const shown = achievements.filter((it) => shelf === 'all' || it.category === shelf).toSorted(byNearness)
  return (
    <>
      <CategoryFilter achievements={achievements} categories={categories} isOpen={isOpen} value={shelf} onChange={setShelf} />
      <Box role="status" color="fg.muted" srOnly={shown.length > 0}>
        {shown.length === 0 ? 'No achievements here yet.' : `Showing ${shown.length} of ${achievements.length} achievements.`}
      </Box>
      <Grid as="ul" listStyleType="none" gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr', xl: 'repeat(3, 1fr)' }}>
        {shown.map((achievement) => (
          <AchievementCard key={achievement.id} achievement={achievement} timeZone={timeZone} />
        ))}
      </Grid>
    </>
  )
}

function byNearness(one: Achievement, other: Achievement): number {
  if (one.earnedAt && other.earnedAt) return other.earnedAt.localeCompare(one.earnedAt)
  if (one.earnedAt || other.earnedAt) return one.earnedAt ? -1 : 1
  return part(other) - part(one)
}

function part({ reached }: Achievement): number {
  return reached.value / reached.goal
}
