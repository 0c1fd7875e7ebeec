import { type AchievementRule, metricUnits } from '@deepm/schema/rules/achievements'
import { avatarOf } from '@deepm/schema/rules/avatars'
import { daysFrom } from '@deepm/schema/rules/deadline'
import { leaderboardSize, ranked, weekEnd, weekOf } from '@deepm/schema/rules/leaderboard'
import { localDay } from '@deepm/schema/rules/local-day'
import { streakOn } from '@deepm/schema/rules/streak'
import { daysUntilUnlock, unlockDays } from '@deepm/schema/rules/unlocks'
import { learningMetrics } from '../../src/modules/learning/outline.service.ts'
import type { Floor, Select } from './floor.ts'
import { type Learner, selectLearner, unlocks } from './learner.ts'
import { selectProgress } from './progress.ts'

/** Achievements, leaderboard and the sums of the ledger, as the web app's page of achievements asks. */
export const achievementsPage: Floor = async (select, { userId, timeZone }) => {
  const now = new Date()
  const [learner, progress, rows, sums, board] = await Promise.all([
    selectLearner(select, userId),
    selectProgress(select, userId),
    select<Achievement>('achievements', achievements, [userId]),
    select<{ reason: string; xp: number }>('ledger', ledger, [userId]),
    selectBoard(select, userId, now),
  ])
  const metrics = { ...learningMetrics(progress), level: learner.level, longestStreak: learner.longest }
  const isOpen = daysUntilUnlock('achievements', learner.createdAt, now) === 0
  return {
    achievementCount: rows.length,
    achievements: rows
      .filter((it) => isOpen || it.earnedAt)
      .map(({ rule: { metric, atLeast: goal }, ...achievement }) => ({
        ...achievement,
        reached: { value: Math.min(metrics[metric], goal), goal, unit: metricUnits[metric], __typename: 'AchievementReach' },
        __typename: 'Achievement',
      })),
    leaderboard: leaderboard(board, learner, userId, now),
    viewer: {
      ...{ id: userId, timeZone },
      learner: {
        ...{ id: userId, level: learner.level, streak: streakOn(learner, localDay(now, timeZone)) },
        xpByReason: ['lesson', 'achievement', 'tutorial'].map((reason) => ({
          ...{ reason, xp: sums.find((it) => it.reason === reason)?.xp ?? 0, __typename: 'ReasonXp' },
        })),
        unlocks: unlocks(learner.createdAt, now),
        ...{ isChild: learner.consent !== 'notRequired', isListingPermitted: mayBeListed(learner) },
        ...{ wantsListing: !learner.leaderboardOptOut, __typename: 'Learner' },
      },
      __typename: 'User',
    },
  }
}

/** The body of `GET /api/achievements`. */
export const restAchievements: Floor = async (select, { userId }) => {
  const [{ createdAt }, rows] = await Promise.all([
    selectLearner(select, userId),
    select<Achievement>('achievements', achievements, [userId]),
  ])
  const isOpen = daysUntilUnlock('achievements', createdAt, new Date()) === 0
  return rows
    .filter((it) => isOpen || it.earnedAt)
    .map(({ rule: _, earnedAt, ...achievement }) => ({ ...achievement, unlocked: earnedAt !== null }))
}

type Achievement = { id: string; rule: AchievementRule; earnedAt: Date | null }

const achievements = `SELECT a.id, a.name, a.description, a.icon, a."xpReward", a.rarity::text AS rarity, a.category::text AS category,
    e."earnedAt", a.rule
  FROM "Achievement" a LEFT JOIN "LearnerAchievement" e ON e."achievementId" = a.id AND e."learnerId" = $1 ORDER BY a.position`
const ledger = 'SELECT reason::text AS reason, sum(amount)::int AS xp FROM "XpEntry" WHERE "learnerId" = $1 GROUP BY reason'

type Place = { learnerId: string; firstName: string; avatarUrl: string | null; level: number; xp: number; isOwn: boolean }

/** The first ten of the week, and the learner's own row wherever it stands. */
function selectBoard(select: Select, userId: string, now: Date): Promise<Place[]> {
  const text = `WITH board AS (
      SELECT l.id AS "learnerId", u."firstName", u.image AS "avatarUrl", l.level, w.xp
      FROM "WeekXp" w JOIN "Learner" l ON l.id = w."learnerId" JOIN "User" u ON u.id = l.id
      WHERE w.week = $2 AND l."createdAt" <= $3 AND NOT l."leaderboardOptOut" AND NOT u."isDemo"
        AND (l.consent = 'notRequired' OR (l.consent = 'granted' AND l."leaderboardPermitted"))
      ORDER BY w.xp DESC, w."learnerId" LIMIT ${leaderboardSize})
    SELECT *, false AS "isOwn" FROM board UNION ALL
    SELECT "learnerId", '', NULL, 0, xp, true FROM "WeekXp" WHERE "learnerId" = $1 AND week = $2 ORDER BY xp DESC, "learnerId"`
  return select<Place>('board', text, [userId, weekOf(now), daysFrom(now, -unlockDays.competitive)])
}

function leaderboard(rows: Place[], learner: Learner, userId: string, now: Date): object {
  const week = weekOf(now)
  const daysLeft = daysUntilUnlock('competitive', learner.createdAt, now)
  const places = daysLeft > 0 ? [] : ranked(rows.filter((it) => !it.isOwn))
  return {
    ...{ week, endsAt: weekEnd(week), daysLeft, isListed: mayBeListed(learner) && !learner.leaderboardOptOut },
    ownXp: rows.find((it) => it.isOwn)?.xp ?? 0,
    places: places.map(({ rank, learnerId, firstName, avatarUrl, level, xp }) => ({
      ...{ rank, firstName, avatarUrl: avatarOf(avatarUrl) && avatarUrl, level, xp, isViewer: learnerId === userId },
      __typename: 'LeaderboardPlace',
    })),
    __typename: 'Leaderboard',
  }
}

function mayBeListed({ consent, leaderboardPermitted }: Learner): boolean {
  return consent === 'notRequired' || (consent === 'granted' && leaderboardPermitted)
}
