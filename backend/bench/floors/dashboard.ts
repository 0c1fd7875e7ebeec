import { daysAfter, daysBetween, localDay } from '@deepm/schema/rules/local-day'
import { isBreakingNow, isWithin, newsSince } from '@deepm/schema/rules/news'
import { streakOn } from '@deepm/schema/rules/streak'
import { folderTally, nextLesson, pathLessons, percentOfPath } from '../../src/modules/learning/outline.service.ts'
import { recentAchievements, selectRecent } from './achievements-earned.ts'
import { type Floor, one, type Select } from './floor.ts'
import { levelOf, selectLearner, unlocks } from './learner.ts'
import { selectProgress } from './progress.ts'

/** What the web app's dashboard asks for. */
export const dashboardPage: Floor = async (select, { userId, role, timeZone }) => {
  const now = new Date()
  const days = Array.from({ length: 7 }, (_, n) => daysAfter(localDay(now, timeZone), n - 6))
  const [learner, progress, recent, newsHeadline, dailyTip, projects, minutes] = await Promise.all([
    selectLearner(select, userId),
    selectProgress(select, userId),
    selectRecent(select, userId),
    selectHeadline(select, now),
    selectTip(select, localDay(now, timeZone)),
    one(select<{ open: number; completed: number }>('project-counts', projectCounts, [userId])),
    select<{ day: string; minutes: number }>('minutes', minutesOf, [userId, days[0], days.at(-1)]),
  ])
  const { personaId, personaName: name } = learner
  const { done, total } = pathLessons(progress)
  const folders = folderTally(progress, personaId ?? '')
  const next = nextLesson(progress, personaId)
  return {
    newsHeadline,
    dailyTip,
    viewer: {
      ...{ id: userId, firstName: learner.firstName, role, childrenShares: [], __typename: 'User', children: [] },
      learner: {
        ...{ id: userId, consent: learner.consent, xp: learner.xp, level: learner.level },
        streak: streakOn(learner, localDay(now, timeZone)),
        ...{ completedLessons: done, totalLessons: total },
        levelProgress: levelOf(learner.xp),
        selectedPersona: personaId && {
          ...{ id: personaId, name, progress: percentOfPath(progress, personaId) },
          ...{ totalFolders: folders.total, completedFolders: folders.completed, __typename: 'Persona' },
        },
        nextLesson: next && (await selectLesson(select, next, progress.begun.includes(next))),
        unlocks: unlocks(learner.createdAt, now),
        recentAchievements: recentAchievements(userId, recent),
        ...{ openProjects: projects.open, completedProjects: projects.completed, __typename: 'Learner' },
        weekMinutes: days.map((day) => ({
          ...{ day, minutes: minutes.find((it) => it.day === day)?.minutes ?? 0, __typename: 'DayMinutes' },
        })),
      },
    },
  }
}

/** The body of `GET /api/dashboard`. */
export const restDashboard: Floor = async (select, { userId, timeZone }) => {
  const [learner, progress, recent] = await Promise.all([
    selectLearner(select, userId),
    selectProgress(select, userId),
    selectRecent(select, userId),
  ])
  const { firstName, xp, level } = learner
  const { done, total } = pathLessons(progress)
  return {
    user: { firstName, xp, level, streak: streakOn(learner, localDay(new Date(), timeZone)) },
    ...{ completedLessons: done, totalLessons: total },
    recentAchievements: recent.map(({ id, name, icon, xpReward, earnedAt }) => ({ id, name, icon, xpReward, earnedAt })),
  }
}

const projectCounts = `SELECT count(*) FILTER (WHERE status <> 'completed')::int AS open,
  count(*) FILTER (WHERE status = 'completed')::int AS completed
  FROM "Project" WHERE "learnerId" = $1 AND "deletedAt" IS NULL`
const minutesOf = 'SELECT day, minutes FROM "ActiveDay" WHERE "learnerId" = $1 AND day BETWEEN $2 AND $3'

type Story = { id: string; title: string; publishedAt: Date; isBreaking: boolean; week: number }

async function selectHeadline(select: Select, now: Date): Promise<object | null> {
  const [story] = await select<Story>(
    'headline',
    `SELECT id, title, "publishedAt", "isBreaking", (count(*) FILTER (WHERE "publishedAt" > $2) OVER ())::int AS week
    FROM "NewsItem" WHERE "publishedAt" <= $1
    ORDER BY "isBreaking" AND "publishedAt" > $3 DESC, "publishedAt" DESC, id DESC LIMIT 1`,
    [now, newsSince('week', now), newsSince('breaking', now)],
  )
  if (!story) return null
  const { id, title, publishedAt, week } = story
  return {
    ...{ id, title, publishedAt, isBreaking: isBreakingNow(story, now), isRecent: isWithin('recent', publishedAt, now) },
    ...{ furtherUpdates: week - (isWithin('week', publishedAt, now) ? 1 : 0), __typename: 'NewsHeadline' },
  }
}

async function selectTip(select: Select, today: string): Promise<object | null> {
  const [tip] = await select<{ id: string; text: string }>(
    'tip',
    `SELECT id, text FROM "Tip" ORDER BY position OFFSET $1 % greatest(1, (SELECT count(*) FROM "Tip")) LIMIT 1`,
    [daysBetween('2026-01-01', today)],
  )
  return tip ? { ...tip, __typename: 'Tip' } : null
}

type Lesson = { id: string; title: string; description: string; minutes: number; folder: object | null; course: object | null }

async function selectLesson(select: Select, id: string, isBegun: boolean): Promise<object> {
  const { folder, course, ...lesson } = await one(
    select<Lesson>(
      'lesson',
      `SELECT l.id, l.title, l.description, l.minutes,
        CASE WHEN f.id IS NOT NULL THEN json_build_object('id', f.id, 'title', f.title,
          'persona', json_build_object('id', p.id, 'name', p.name, '__typename', 'Persona'), '__typename', 'Folder') END AS folder,
        CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'name', c.name, '__typename', 'Course') END AS course
      FROM "Lesson" l LEFT JOIN "Folder" f ON f.id = l."folderId" LEFT JOIN "Persona" p ON p.id = f."personaId"
        LEFT JOIN "Course" c ON c.id = l."courseId" WHERE l.id = $1`,
      [id],
    ),
  )
  return { ...lesson, isBegun, folder, course, __typename: 'Lesson' }
}
