import { SimpleGrid } from '@chakra-ui/react'
import { percentDone } from '@deepm/schema/rules/learning/progress'
import { StatCard } from '../../../ui/components/stat-card.tsx'

type Props = {
  unlocked: number
  total: number
  xp: number
  /** `null` hides the streak. */
  streak: number | null
}

/** Shows the four figures above the gallery (specification, section 2). */
export function AchievementSummary({ unlocked, total, xp, streak }: Props) {
  return (
    <SimpleGrid columns={{ base: 2, xl: streak === null ? 3 : 4 }} gap="4">
      <StatCard label="Achievements unlocked" value={`${unlocked} of ${total}`} icon="🏆" hue="amber" />
      <StatCard label="XP from achievements" value={xp.toLocaleString('en')} icon="⚡" hue="violet" />
      {streak === null ? null : (
        <StatCard label="Current streak" value={`${streak} ${streak === 1 ? 'day' : 'days'}`} icon="🔥" hue="coral" />
      )}
      <StatCard label="Completion rate" value={`${percentDone(unlocked, total)}%`} icon="🧭" hue="teal" />
    </SimpleGrid>
  )
}
