import type { Select } from './floor.ts'

type Row = { id: string; name: string; description: string; icon: string; xpReward: number; rarity: string; earnedAt: Date }

/** The three achievements earned last. */
export function selectRecent(select: Select, learnerId: string): Promise<Row[]> {
  return select<Row>(
    'recent-achievements',
    `SELECT e."earnedAt", a.id, a.name, a.description, a.icon, a."xpReward", a.rarity::text AS rarity
    FROM "LearnerAchievement" e JOIN "Achievement" a ON a.id = e."achievementId"
    WHERE e."learnerId" = $1 ORDER BY e."earnedAt" DESC, e."achievementId" LIMIT 3`,
    [learnerId],
  )
}

/** As the web app asks for them. */
export function recentAchievements(learnerId: string, rows: Row[]): object[] {
  return rows.map(({ earnedAt, ...achievement }) => ({
    id: `${learnerId}:${achievement.id}`,
    earnedAt,
    achievement: { ...achievement, __typename: 'Achievement' },
    __typename: 'EarnedAchievement',
  }))
}
