import { avatarOf } from '@deepm/schema/rules/accounts/avatars'
import { type AchievementRule, metricUnits } from '@deepm/schema/rules/rewards/achievements'
import { leaderboardSize, utcMonday, weekEnd, withRanks } from '@deepm/schema/rules/rewards/leaderboard'
import { daysUntilUnlock, unlockDays } from '@deepm/schema/rules/rewards/unlocks'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { Prisma } from '../../src/generated/prisma/client.ts'
import { learningMetrics } from '../../src/modules/curriculum/progress-figures.policy.ts'
import { activityMetricsSql } from '../../src/modules/rewards/activity-metrics.service.ts'
import { type Baseline, type Row, select, selectLearner, selectProgress } from './shared.ts'

export const achievementsPage: Baseline = async (visitor) => {
  const now = new Date()
  const { userId: id, timeZone } = visitor
  const { text, values } = Prisma.sql`SELECT ${activityMetricsSql(Prisma.sql`${id}`)}`
  const [learner, progress, [activity], rows, sums, board] = await Promise.all([
    selectLearner(visitor, now),
    selectProgress(id),
    select(text, values),
    select(achievements, [id]),
    select('SELECT reason::text AS reason, sum(amount)::int AS xp FROM "XpEntry" WHERE "learnerId" = $1 GROUP BY reason', [id]),
    select(leaderboard, [id, utcMonday(now), daysFrom(now, -unlockDays.competitive)]),
  ])
  const { level, streak, isChild, wantsListing, isListingPermitted, unlocks, createdAt } = learner
  const metrics = { ...learningMetrics(progress), ...activity, level, longestStreak: learner.longest }
  const xpByReason = ['lesson', 'achievement', 'tutorial', 'experiment'].map((reason) => {
    return { reason, xp: sums.find((it) => it.reason === reason)?.xp ?? 0, __typename: 'ReasonXp' }
  })
  const figures = { id, level, streak, isChild, wantsListing, isListingPermitted, unlocks, xpByReason }
  const viewer = { id, timeZone, learner: { ...figures, __typename: 'Learner' }, __typename: 'User' }
  const listed = open(rows, createdAt, now).map((it) => asAchievement(it, metrics))
  return { achievementCount: rows.length, achievements: listed, leaderboard: asLeaderboard(board, learner, id, now), viewer }
}

/** GET /api/achievements */
export const restAchievements: Baseline = async (visitor) => {
  const [{ createdAt }, rows] = await Promise.all([selectLearner(visitor), select(achievements, [visitor.userId])])
  return open(rows, createdAt, new Date()).map(({ rule, earnedAt, ...it }) => ({ ...it, unlocked: earnedAt !== null }))
}

const achievements = `SELECT a.id, a.name, a.description, a.icon, a."xpReward", a.rarity::text AS rarity, a.category::text AS category,
    e."earnedAt", a.rule
  FROM "Achievement" a LEFT JOIN "LearnerAchievement" e ON e."achievementId" = a.id AND e."learnerId" = $1 ORDER BY a.position`

/** The first ten of the week, and the learner's own row at any rank. */
const leaderboard = `WITH board AS (
    SELECT l.id AS "learnerId", u."firstName", u.image AS "avatarUrl", u."avatarColour", l.level, w.xp
    FROM "WeekXp" w JOIN "Learner" l ON l.id = w."learnerId" JOIN "User" u ON u.id = l.id
    WHERE w.week = $2 AND l."createdAt" <= $3 AND NOT l."leaderboardOptOut" AND NOT u."isDemo"
      AND (l.consent = 'notRequired' OR (l.consent = 'granted' AND l."leaderboardPermitted"))
    ORDER BY w.xp DESC, w."learnerId" LIMIT ${leaderboardSize})
  SELECT *, false AS "isOwn" FROM board UNION ALL
  SELECT "learnerId", '', NULL, NULL, 0, xp, true FROM "WeekXp" WHERE "learnerId" = $1 AND week = $2 ORDER BY xp DESC, "learnerId"`

/** The achievements that a learner sees: only the earned ones before the list unlocks. */
function open(rows: Row[], createdAt: Date, now: Date): Row[] {
  const isOpen = daysUntilUnlock('achievements', createdAt, now) === 0
  return rows.filter((it) => isOpen || it.earnedAt)
}

function asAchievement({ rule, ...it }: Row, metrics: Record<string, number>): object {
  const { metric, atLeast: goal }: AchievementRule = rule
  const value = Math.min(metrics[metric] ?? 0, goal)
  return { ...it, reached: { value, goal, unit: metricUnits[metric], __typename: 'AchievementReach' }, __typename: 'Achievement' }
}

function asLeaderboard(rows: Row[], learner: Row, userId: string, now: Date): object {
  const week = utcMonday(now)
  const daysLeft = daysUntilUnlock('competitive', learner.createdAt, now)
  const ownXp = rows.find((it) => it.isOwn)?.xp ?? 0
  const listed = daysLeft > 0 ? [] : withRanks(rows.filter((it) => !it.isOwn))
  const places = listed.map(({ learnerId, isOwn, avatarUrl: url, ...it }) => {
    return { ...it, avatarUrl: avatarOf(url) && url, isViewer: learnerId === userId, __typename: 'LeaderboardPlace' }
  })
  const isListed = learner.isListingPermitted && learner.wantsListing
  return { week, endsAt: weekEnd(week), daysLeft, isListed, ownXp, places, __typename: 'Leaderboard' }
}
