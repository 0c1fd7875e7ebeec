import { SimpleGrid } from '@chakra-ui/react'
import { StatCard } from '../../ui/stat-card.tsx'

type Child = { xp: number; level: number; summary: { safety: { score: number } } }

/** What the children of a family have reached together. */
export function FamilyTotals({ list }: { list: Child[] }) {
  const sum = (of: 'xp' | 'level') => list.reduce((total, child) => total + child[of], 0)
  const average = list.length === 0 ? 0 : Math.round((10 * sum('level')) / list.length) / 10
  // A mean would hide the one child who needs a word.
  const lowest = Math.min(...list.map(({ summary }) => summary.safety.score))
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
      <StatCard label="Children" value={String(list.length)} icon="🧒" hue="teal" />
      <StatCard label="Total XP" value={sum('xp').toLocaleString('en')} icon="⚡" hue="amber" />
      <StatCard label="Average level" value={String(average)} icon="🏅" hue="violet" />
      <StatCard label="Safety score" value={String(lowest)} icon="🛡️" hue="coral" />
    </SimpleGrid>
  )
}
