import { ageOn } from '@deepm/schema/rules/accounts/ages'
import { levelProgress } from '@deepm/schema/rules/rewards/levels'
import { streakOn } from '@deepm/schema/rules/rewards/streak'
import { daysUntilUnlock, type Feature, unlockDays } from '@deepm/schema/rules/rewards/unlocks'
import { localDay } from '@deepm/schema/rules/time/local-day'
import pg from 'pg'
import type { Progress } from '../../src/modules/curriculum/outline.service.ts'

/** Untyped rows: the benchmark compares the response built from them with the academy's response. */
export type Row = pg.QueryResult['rows'][number]

export type Visitor = { userId: string; role: string; timeZone: string }

/** Reads one screen or REST path. Returns `data` of the GraphQL response, or the body of the REST response. */
export type Baseline = (visitor: Visitor, variables: Record<string, unknown>) => Promise<object>

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options: '-c TimeZone=UTC' })
const names = new Map<string, string>()

/** Runs a named statement, which PostgreSQL parses once per connection. */
export async function select(text: string, values: unknown[]): Promise<Row[]> {
  const name = names.get(text) ?? `baseline-${names.size}`
  names.set(text, name)
  return (await pool.query({ name, text, values })).rows
}

export async function selectLearner({ userId: id, timeZone }: Visitor, now = new Date()): Promise<Row> {
  const [row] = await select(learner, [id])
  const { xpIntoLevel, xpForNext, percent } = levelProgress(row.xp)
  const figures = { streak: streakOn(row, localDay(now, timeZone)), age: ageOn(row.ageAtSignup, row.createdAt, now) }
  const unlocks = (Object.keys(unlockDays) as Feature[]).map((feature) => {
    const daysLeft = daysUntilUnlock(feature, row.createdAt, now)
    return { feature, daysLeft, isUnlocked: daysLeft === 0, __typename: 'FeatureUnlock' }
  })
  return { ...row, ...figures, unlocks, levelProgress: { xpIntoLevel, xpForNext, percent, __typename: 'LevelProgress' } }
}

const learner = `SELECT u."firstName", l.consent::text AS consent, l.xp, l.level, l."ageAtSignup", l."createdAt",
    l."streakDays" AS days, l."streakLongest" AS longest, l."streakFreezes" AS freezes, l."streakLastDay" AS "lastDay",
    l.consent <> 'notRequired' AS "isChild", NOT l."leaderboardOptOut" AS "wantsListing",
    l.consent = 'notRequired' OR (l.consent = 'granted' AND l."leaderboardPermitted") AS "isListingPermitted",
    p.id AS "personaId", p.name AS "personaName", p.icon AS "personaIcon"
  FROM "User" u JOIN "Learner" l ON l.id = u.id LEFT JOIN "Persona" p ON p.id = l."selectedPersona" WHERE u.id = $1`

/** Returns the published lessons with the learner's progress. Counts and locks come from the academy's own pure functions. */
export async function selectProgress(learnerId: string): Promise<Progress> {
  const rows = await select(lessonsWithProgress, [learnerId])
  const courses = new Map(rows.flatMap((it) => (it.courseId ? [[it.courseId, { ...it, id: it.courseId }]] : [])))
  const begun = rows.filter((it) => it.startedAt && !it.done).sort((one, other) => other.startedAt - one.startedAt)
  return {
    outline: {
      lessons: new Map(rows.map((row) => [row.id, row])),
      levels: new Map(),
      bases: new Map(),
      retired: new Map(),
      courses: [...courses.values()],
      coreId: null,
    },
    completed: new Set(rows.filter((it) => it.done).map((it) => it.id)),
    joinedAt: rows[0]?.joinedAt ?? null,
    begun: begun.map((it) => it.id),
    places: new Map(),
  }
}

const lessonsWithProgress = `SELECT l.id, l."folderId", f."personaId", l."courseId", l.prerequisites, l.skills, l."publishedAt", p."startedAt",
    p."completedAt" IS NOT NULL AS done, c.position, c."needsPrevious",
    (SELECT "createdAt" FROM "Learner" WHERE id = $1) AS "joinedAt"
  FROM "Lesson" l LEFT JOIN "Folder" f ON f.id = l."folderId" LEFT JOIN "Persona" e ON e.id = f."personaId"
    LEFT JOIN "Course" c ON c.id = l."courseId"
    LEFT JOIN "LessonProgress" p ON p."lessonId" = l.id AND p."learnerId" = $1
  WHERE l."isPublished" ORDER BY e.position, f.position, f.id, c.position, l.position, l.id`

/** The three achievements that were earned last. */
export const recentAchievements = `SELECT e."learnerId" || ':' || a.id AS id, e."earnedAt", 'EarnedAchievement' AS "__typename", json_build_object('id', a.id,
    'name', a.name, 'description', a.description, 'icon', a.icon, 'xpReward', a."xpReward", 'rarity', a.rarity,
    '__typename', 'Achievement') AS achievement
  FROM "LearnerAchievement" e JOIN "Achievement" a ON a.id = e."achievementId"
  WHERE e."learnerId" = $1 ORDER BY e."earnedAt" DESC, e."achievementId" LIMIT 3`
