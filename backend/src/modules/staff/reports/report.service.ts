import { experimentIds, experiments } from '@deepm/schema/rules/experiments/catalogue'
import { utcMonday } from '@deepm/schema/rules/rewards/leaderboard'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { Prisma } from '../../../generated/prisma/client.ts'
import { staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { mondaySql, startOf } from '../analytics/analytics.service.ts'

// Figures about learning in the viewer's academy. They contain no personal data.

/** Selects the learners of the viewer's academy as a table `l`. */
export async function ownLearners(context: Context): Promise<Prisma.Sql> {
  const { isDemo } = staffMember(context)
  return Prisma.sql`(SELECT l.* FROM "Learner" l JOIN "User" u ON u.id = l.id WHERE u."isDemo" = ${isDemo})`
}

/** Returns the Monday of the week that is `back` weeks before this one. */
function mondayBack(now: Date, back: number): string {
  return utcMonday(daysFrom(now, -7 * back))
}

export type PathRow = { path: string; students: number; activeStudents: number; averageXp: number; lessonsCompleted: number }

export async function studentsByPath(context: Context): Promise<PathRow[]> {
  const since = daysFrom(context.clock(), -7).toISOString().slice(0, 10)
  return context.db.$queryRaw`
    SELECT COALESCE(p.name, 'No path yet') AS path, count(*)::int AS students,
      count(*) FILTER (WHERE l.id IN (SELECT "learnerId" FROM "ActiveDay" WHERE day > ${since}))::int AS "activeStudents",
      round(avg(l.xp))::int AS "averageXp", COALESCE(sum(done.lessons), 0)::int AS "lessonsCompleted"
    FROM ${await ownLearners(context)} l LEFT JOIN "Persona" p ON p.id = l."selectedPersona"
    LEFT JOIN (SELECT "learnerId", count("completedAt") AS lessons FROM "LessonProgress" GROUP BY 1) done ON done."learnerId" = l.id
    GROUP BY p.id, p.name, p.position ORDER BY p.position NULLS LAST`
}

export type AgeRow = { age: number; students: number; waitingForConsent: number }

export async function studentsByAge(context: Context): Promise<AgeRow[]> {
  return context.db.$queryRaw`
    SELECT "ageAtSignup" AS age, count(*)::int AS students,
      count(*) FILTER (WHERE consent = 'pending')::int AS "waitingForConsent"
    FROM ${await ownLearners(context)} l GROUP BY 1 ORDER BY 1`
}

export type WeekRow = {
  week: string
  newStudents: number
  activeStudents: number
  minutes: number
  lessonsCompleted: number
  promptsSent: number
}

export async function weeklyActivity(context: Context, weeks: number): Promise<WeekRow[]> {
  const from = mondayBack(context.clock(), weeks - 1)
  const start = startOf(from)
  const week = (column: string) => mondaySql(Prisma.raw(column))
  const mine = await ownLearners(context)
  return context.db.$queryRaw`
    WITH mine AS MATERIALIZED (SELECT id, "createdAt" FROM ${mine} l),
    weeks AS (SELECT to_char(${from}::date + 7 * n, 'YYYY-MM-DD') AS week FROM generate_series(0, ${weeks}::int - 1) n),
    began AS (SELECT ${week('"createdAt"')} AS week, count(*) AS n FROM mine WHERE "createdAt" >= ${start} GROUP BY 1),
    days AS (SELECT to_char(date_trunc('week', day::date), 'YYYY-MM-DD') AS week, count(DISTINCT "learnerId") AS n, sum(minutes) AS minutes
      FROM "ActiveDay" WHERE day >= ${from} AND "learnerId" IN (SELECT id FROM mine) GROUP BY 1),
    lessons AS (SELECT ${week('"completedAt"')} AS week, count(*) AS n
      FROM "LessonProgress" WHERE "completedAt" >= ${start} AND "learnerId" IN (SELECT id FROM mine) GROUP BY 1),
    prompts AS (SELECT ${week('"createdAt"')} AS week, count(*) AS n
      FROM "Interaction" WHERE "createdAt" >= ${start} AND "lessonId" IS NULL AND "learnerId" IN (SELECT id FROM mine) GROUP BY 1)
    SELECT week, COALESCE(began.n, 0)::int AS "newStudents", COALESCE(days.n, 0)::int AS "activeStudents",
      COALESCE(days.minutes, 0)::int AS minutes, COALESCE(lessons.n, 0)::int AS "lessonsCompleted", COALESCE(prompts.n, 0)::int AS "promptsSent"
    FROM weeks LEFT JOIN began USING (week) LEFT JOIN days USING (week) LEFT JOIN lessons USING (week) LEFT JOIN prompts USING (week)
    ORDER BY week DESC`
}

export type FolderRow = { path: string; folder: string; lessons: number; students: number; started: number; completed: number }

export async function completionsByFolder(context: Context): Promise<FolderRow[]> {
  return context.db.$queryRaw`
    SELECT p.name AS path, f.title AS folder, count(DISTINCT s.id)::int AS lessons, count(DISTINCT d."learnerId")::int AS students,
      count(d."learnerId")::int AS started, count(d."completedAt")::int AS completed
    FROM "Folder" f JOIN "Persona" p ON p.id = f."personaId" LEFT JOIN "Lesson" s ON s."folderId" = f.id AND s."isPublished"
    LEFT JOIN "LessonProgress" d ON d."lessonId" = s.id AND d."learnerId" IN (SELECT id FROM ${await ownLearners(context)} l)
    GROUP BY f.id, f.title, f.position, p.name, p.position ORDER BY p.position, f.position`
}

export type HardLessonRow = { lesson: string; students: number; answers: number; answeredAgain: number; averageTries: number }

export async function hardestLessons(context: Context, first: number): Promise<HardLessonRow[]> {
  return context.db.$queryRaw`
    SELECT s.title AS lesson, count(DISTINCT a."learnerId")::int AS students, count(*)::int AS answers,
      count(*) FILTER (WHERE a.attempts > 1 OR NOT a.correct)::int AS "answeredAgain", round(avg(a.attempts), 2)::float AS "averageTries"
    FROM "CheckAnswer" a JOIN "Lesson" s ON s.id = a."lessonId"
    WHERE a."learnerId" IN (SELECT id FROM ${await ownLearners(context)} l)
    GROUP BY s.id, s.title ORDER BY count(*) FILTER (WHERE a.attempts > 1 OR NOT a.correct)::float / count(*) DESC, s.id LIMIT ${first}`
}

export type RankRow = { rank: number; path: string; level: number; xp: number }

export async function weekRanking(context: Context, first: number): Promise<RankRow[]> {
  const week = utcMonday(context.clock())
  return context.db.$queryRaw`
    SELECT (rank() OVER (ORDER BY w.xp DESC))::int AS rank, COALESCE(p.name, 'No path yet') AS path, l.level, w.xp
    FROM "WeekXp" w JOIN ${await ownLearners(context)} l ON l.id = w."learnerId" LEFT JOIN "Persona" p ON p.id = l."selectedPersona"
    WHERE w.week = ${week} ORDER BY w.xp DESC, l.id LIMIT ${first}`
}

export type AchievementRow = { achievement: string; rarity: string; students: number; lastEarnedAt: Date | null }

export async function achievementsEarned(context: Context): Promise<AchievementRow[]> {
  return context.db.$queryRaw`
    SELECT a.name AS achievement, a.rarity::text AS rarity, count(e."learnerId")::int AS students, max(e."earnedAt") AS "lastEarnedAt"
    FROM "Achievement" a LEFT JOIN "LearnerAchievement" e
      ON e."achievementId" = a.id AND e."learnerId" IN (SELECT id FROM ${await ownLearners(context)} l)
    GROUP BY a.id, a.name, a.rarity, a.position ORDER BY students DESC, a.position`
}

export type ExperimentRow = { experiment: string; students: number; missionsReached: number; completed: number }

/** Counts the attempts of each experiment, in the order of the catalogue. */
export async function experimentAttempts(context: Context): Promise<ExperimentRow[]> {
  const rows = await context.db.$queryRaw<(Omit<ExperimentRow, 'experiment'> & { id: string })[]>`
    SELECT a."experimentId" AS id, count(*)::int AS students, sum(cardinality(a.missions))::int AS "missionsReached",
      count(a."completedAt")::int AS completed
    FROM "ExperimentAttempt" a WHERE a."learnerId" IN (SELECT id FROM ${await ownLearners(context)} l) GROUP BY 1`
  const none = { students: 0, missionsReached: 0, completed: 0 }
  return experimentIds.map((id) => {
    const { students, missionsReached, completed } = rows.find((row) => row.id === id) ?? none
    return { experiment: experiments[id].title, students, missionsReached, completed }
  })
}
