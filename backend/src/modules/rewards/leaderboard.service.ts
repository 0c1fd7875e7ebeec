import type { AvatarColour } from '@deepm/schema/rules/accounts/avatar-colours'
import { avatarOf } from '@deepm/schema/rules/accounts/avatars'
import { leaderboardSize, utcMonday, weekEnd, withRanks } from '@deepm/schema/rules/rewards/leaderboard'
import { daysUntilUnlock, unlockDays } from '@deepm/schema/rules/rewards/unlocks'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Context } from '../../platform/context.ts'
import { isClosedSql } from '../accounts/closure/closure.service.ts'

export type LeaderboardEntry = {
  rank: number
  learnerId: string
  firstName: string
  avatarUrl: string | null
  avatarColour: AvatarColour | null
  level: number
  xp: number
}

export type Leaderboard = {
  week: string
  endsAt: Date
  /** 0 when it is unlocked. */
  daysLeft: number
  places: LeaderboardEntry[]
  ownXp: number
  /** Whether the viewer may be listed: not opted out and, for a child, permitted by a parent. */
  isListed: boolean
}

type Row = { createdAt: Date; isListed: boolean; ownXp: number; places: Omit<LeaderboardEntry, 'rank'>[] | null }

/** Condition for being listed, on a row `l` of learners. */
const mayBeNamed = Prisma.sql`NOT l."leaderboardOptOut"
  AND (l.consent = 'notRequired' OR (l.consent = 'granted' AND l."leaderboardPermitted"))
  AND NOT ${isClosedSql(Prisma.sql`l.id`)}`

/**
 * Returns this week's leaderboard for the viewer, in one statement. It shows first names only and excludes learners who opted out, whose
 * account is too new or suspended, or who are children without a parent's permission. Demo accounts are ranked separately. Equal XP have a
 * stable order.
 *
 * @returns `null` for parents and staff, who are not ranked
 */
export async function readLeaderboard({ db, viewer, clock }: Context): Promise<Leaderboard | null> {
  if (viewer?.role !== 'learner') return null
  const now = clock()
  const week = utcMonday(now)
  const oldEnough = daysFrom(now, -unlockDays.competitive)
  const [row] = await db.$queryRaw<Row[]>`
    WITH own AS MATERIALIZED (
      SELECT l.id, l."createdAt", u."isDemo", ${mayBeNamed} AS "isListed"
      FROM "Learner" l JOIN "User" u ON u.id = l.id WHERE l.id = ${viewer.userId}),
    board AS (
      SELECT l.id AS "learnerId", u."firstName", u.image AS "avatarUrl", u."avatarColour", l.level, w.xp
      FROM "WeekXp" w JOIN "Learner" l ON l.id = w."learnerId" JOIN "User" u ON u.id = l.id
      WHERE w.week = ${week} AND l."createdAt" <= ${oldEnough} AND ${mayBeNamed}
        AND u."isDemo" = (SELECT "isDemo" FROM own) AND (SELECT "createdAt" FROM own) <= ${oldEnough}
      ORDER BY w.xp DESC, w."learnerId" LIMIT ${leaderboardSize})
    SELECT own."createdAt", own."isListed",
      COALESCE((SELECT xp FROM "WeekXp" w WHERE w."learnerId" = own.id AND w.week = ${week}), 0) AS "ownXp",
      (SELECT json_agg(board ORDER BY xp DESC, "learnerId") FROM board) AS places
    FROM own`
  if (!row) throw new Error(`no learner ${viewer.userId}`)
  const { createdAt, isListed, ownXp, places } = row
  return {
    week,
    endsAt: weekEnd(week),
    daysLeft: daysUntilUnlock('competitive', createdAt, now),
    ownXp,
    isListed,
    places: withRanks(places ?? []).map((place) => ({ ...place, avatarUrl: builtIn(place.avatarUrl) })),
  }
}

/** A picture from another source may show a face, so other users do not see it. */
function builtIn(url: string | null): string | null {
  return avatarOf(url) ? url : null
}
