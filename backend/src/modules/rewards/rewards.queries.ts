import { builder } from '../../graphql/builder.ts'
import { countAchievements, visibleAchievements } from './achievement.service.ts'
import { readLeaderboard } from './leaderboard.service.ts'
import { AchievementType, LeaderboardType } from './rewards.types.ts'

builder.queryFields((t) => ({
  achievements: t.field({
    type: [AchievementType],
    authScopes: { signedIn: true },
    description:
      'The achievements in their order. A learner whose account is younger than 7 days sees the earned ones; the gallery opens then.',
    resolve: (_root, _args, context) => visibleAchievements(context),
  }),
  achievementCount: t.int({
    authScopes: { signedIn: true },
    description: 'How many achievements there are in all, seen or not.',
    resolve: (_root, _args, context) => countAchievements(context),
  }),
  leaderboard: t.field({
    type: LeaderboardType,
    nullable: true,
    authScopes: { signedIn: true },
    description: 'The leaderboard of this week, as the signed-in learner may see it; null for parents and staff.',
    resolve: (_root, _args, context) => readLeaderboard(context),
  }),
}))
