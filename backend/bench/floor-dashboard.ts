import { levelProgress } from '@deepm/schema/rules/levels'
import { localDay } from '@deepm/schema/rules/local-day'
import { percentDone } from '@deepm/schema/rules/progress'
import { streakOn } from '@deepm/schema/rules/streak'
import { daysUntilUnlock, type Feature, unlockDays } from '@deepm/schema/rules/unlocks'

/** Runs a prepared statement by its name. */
export type Select = <Row>(name: string, text: string, values: unknown[]) => Promise<Row[]>

type Learner = {
  id: string
  firstName: string
  role: string
  timeZone: string
  xp: number
  level: number
  days: number
  longest: number
  freezes: number
  lastDay: string | null
  createdAt: Date
  personaId: string | null
  personaName: string
  lessons: number
  completed: number
  personaLessons: number
  personaCompleted: number
  personaFolders: number
  personaFoldersCompleted: number
}

type Achievement = {
  id: string
  earnedAt: Date
  name: string
  description: string
  icon: string
  xpReward: number
  rarity: string
}

export async function selectLearner(select: Select, id: string): Promise<Learner> {
  const [learner] = await select<Learner>(
    'learner',
    `WITH folder AS (
      SELECT f."personaId", count(*) AS lessons, count(p."lessonId") AS completed
      FROM "Lesson" l JOIN "Folder" f ON f.id = l."folderId"
      LEFT JOIN "LessonProgress" p ON p."lessonId" = l.id AND p."learnerId" = $1 AND p."completedAt" IS NOT NULL
      GROUP BY f.id
    )
    SELECT u.id, u."firstName", u.role::text AS role, u."timeZone", l.xp, l.level, l."streakDays" AS days, l."streakLongest" AS longest,
      l."streakFreezes" AS freezes, l."streakLastDay" AS "lastDay", l."createdAt", p.id AS "personaId", p.name AS "personaName",
      sum(f.lessons)::int AS lessons, sum(f.completed)::int AS completed,
      sum(f.lessons) FILTER (WHERE f."personaId" = p.id)::int AS "personaLessons",
      sum(f.completed) FILTER (WHERE f."personaId" = p.id)::int AS "personaCompleted",
      count(*) FILTER (WHERE f."personaId" = p.id)::int AS "personaFolders",
      count(*) FILTER (WHERE f."personaId" = p.id AND f.completed = f.lessons)::int AS "personaFoldersCompleted"
    FROM "User" u JOIN "Learner" l ON l.id = u.id LEFT JOIN "Persona" p ON p.id = l."selectedPersona" CROSS JOIN folder f
    WHERE u.id = $1 GROUP BY u.id, l.id, p.id`,
    [id],
  )
  if (!learner) throw new Error(`the floor answers learners only, ${id} is none`)
  return learner
}

export function selectAchievements(select: Select, id: string): Promise<Achievement[]> {
  return select<Achievement>(
    'achievements',
    `SELECT e."earnedAt", a.id, a.name, a.description, a.icon, a."xpReward", a.rarity::text AS rarity
    FROM "LearnerAchievement" e JOIN "Achievement" a ON a.id = e."achievementId"
    WHERE e."learnerId" = $1 ORDER BY e."earnedAt" DESC, e."achievementId" LIMIT 3`,
    [id],
  )
}

/** `data.viewer` of the web app's dashboard operation, keys in the order it asks for them. */
export function graphqlViewer(it: Learner, achievements: Achievement[]): object {
  const now = new Date()
  const { xpIntoLevel, xpForNext, percent } = levelProgress(it.xp)
  const learner = {
    id: it.id,
    xp: it.xp,
    level: it.level,
    streak: streakOn(it, localDay(now, it.timeZone)),
    completedLessons: it.completed,
    totalLessons: it.lessons,
    levelProgress: { xpIntoLevel, xpForNext, percent, __typename: 'LevelProgress' },
    selectedPersona: it.personaId && {
      id: it.personaId,
      name: it.personaName,
      progress: percentDone(it.personaCompleted, it.personaLessons),
      totalFolders: it.personaFolders,
      completedFolders: it.personaFoldersCompleted,
      __typename: 'Persona',
    },
    unlocks: (Object.keys(unlockDays) as Feature[]).map((feature) => {
      const daysLeft = daysUntilUnlock(feature, it.createdAt, now)
      return { feature, daysLeft, isUnlocked: daysLeft === 0, __typename: 'FeatureUnlock' }
    }),
    recentAchievements: achievements.map(({ earnedAt, ...achievement }) => ({
      id: `${it.id}:${achievement.id}`,
      earnedAt,
      achievement: { ...achievement, __typename: 'Achievement' },
      __typename: 'EarnedAchievement',
    })),
    __typename: 'Learner',
  }
  return { id: it.id, firstName: it.firstName, role: it.role, children: [], learner, __typename: 'User' }
}

/** The body of `GET /api/dashboard`. */
export function restBody(it: Learner, achievements: Achievement[]): object {
  return {
    user: { firstName: it.firstName, xp: it.xp, level: it.level, streak: streakOn(it, localDay(new Date(), it.timeZone)) },
    completedLessons: it.completed,
    totalLessons: it.lessons,
    recentAchievements: achievements.map(({ id, name, icon, xpReward, earnedAt }) => ({ id, name, icon, xpReward, earnedAt })),
  }
}
