import { builder } from '../../graphql/builder.ts'
import { severalStatements } from '../../graphql/limits.ts'
import { countAchievements, visibleAchievements } from './achievement.service.ts'
import { readLeaderboard } from './leaderboard.service.ts'
import { LeaderboardType } from './leaderboard.types.ts'
import { AchievementType } from './rewards.types.ts'

builder.queryFields((t) => ({
  achievements: t.field({
    type: [AchievementType],
    authScopes: { signedIn: true },
    description: 'Achievements in their order. A learner whose account is younger than 7 days sees only earned ones.',
    resolve: (_root, _args, context) => visibleAchievements(context),
  }),
  achievementCount: t.int({
    authScopes: { signedIn: true },
    description: 'Total number of achievements, visible or not.',
    resolve: (_root, _args, context) => countAchievements(context),
  }),
  leaderboard: t.field({
    type: LeaderboardType,
    nullable: true,
    authScopes: { signedIn: true },
    complexity: { field: severalStatements },
    description: 'This week’s leaderboard, as visible to the signed-in learner; null for parents and staff.',
    resolve: (_root, _args, context) => readLeaderboard(context),
  }),
}))
