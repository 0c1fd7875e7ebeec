import { noScoreText } from '@deepm/schema/rules/safety/safety-score'
import { StatCard, StatGrid } from '../../../ui/components/stat-card.tsx'

type Child = { xp: number; level: number; summary: { safety: { score: number | null; prompts: number } } }

/** Shows the totals of a family's children. */
export function FamilyTotals({ list }: { list: Child[] }) {
  const sum = (of: 'xp' | 'level') => list.reduce((total, child) => total + child[of], 0)
  const average = list.length === 0 ? 0 : Math.round((10 * sum('level')) / list.length) / 10
  // Shows the lowest score, because an average could hide a child who needs attention.
  const scores = list.flatMap(({ summary }) => summary.safety.score ?? [])
  const prompts = list.reduce((total, { summary }) => total + summary.safety.prompts, 0)
  const safety = scores.length > 0 ? String(Math.min(...scores)) : noScoreText(prompts)
  return (
    <StatGrid>
      <StatCard label="Children" value={String(list.length)} icon="🧒" hue="teal" />
      <StatCard label="Total XP" value={sum('xp').toLocaleString('en')} icon="⚡" hue="amber" />
      <StatCard label="Average level" value={String(average)} icon="🏅" hue="violet" />
      <StatCard label="Safety score" value={safety} icon="🛡️" hue="coral" />
    </StatGrid>
  )
}
