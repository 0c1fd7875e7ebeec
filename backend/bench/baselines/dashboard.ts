import { isBreakingNow, isNewsFresh, isWithinNewsWindow, newsSince } from '@deepm/schema/rules/news/news'
import { daysAfter, daysBetween, localDay } from '@deepm/schema/rules/time/local-day'
import {
  nextLesson as findNext,
  folderTally,
  pathLessons,
  percentOfPath,
} from '../../src/modules/curriculum/progress-figures.policy.ts'
import { type Baseline, type Row, recentAchievements, select, selectLearner, selectProgress } from './shared.ts'

export const dashboardPage: Baseline = async (visitor) => {
  const { userId: id, role, timeZone } = visitor
  const now = new Date()
  const today = localDay(now, timeZone)
  const days = Array.from({ length: 7 }, (_, n) => daysAfter(today, n - 6))
  const [learner, progress, recent, newsHeadline, [dailyTip = null], [projects], minutes] = await Promise.all([
    selectLearner(visitor, now),
    selectProgress(id),
    select(recentAchievements, [id]),
    selectHeadline(now),
    select(tip, [daysBetween('2026-01-01', today)]),
    select(projectCounts, [id]),
    select('SELECT day, minutes FROM "ActiveDay" WHERE "learnerId" = $1 AND day BETWEEN $2 AND $3', [id, days[0], today]),
  ])
  const { firstName, personaId, personaName: name, consent, xp, level, streak, levelProgress, unlocks } = learner
  const { done: completedLessons, total: totalLessons } = pathLessons(progress)
  const { completed: completedFolders, total: totalFolders } = folderTally(progress, personaId ?? '')
  const persona = { id: personaId, name, progress: percentOfPath(progress, personaId), totalFolders, completedFolders }
  const next = findNext(progress, personaId)
  const [nextRow] = next ? await select(lesson, [next]) : []
  const minutesOn = (day: string) => minutes.find((it) => it.day === day)?.minutes ?? 0
  const figures = { id, consent, xp, level, streak, levelProgress, unlocks, completedLessons, totalLessons, ...projects }
  const nextLesson = next && { ...nextRow, isBegun: progress.begun.includes(next), __typename: 'Lesson' }
  const weekMinutes = days.map((day) => ({ day, minutes: minutesOn(day), __typename: 'DayMinutes' }))
  const selectedPersona = personaId && { ...persona, __typename: 'Persona' }
  const asLearner = { ...figures, recentAchievements: recent, weekMinutes, selectedPersona, nextLesson, __typename: 'Learner' }
  const viewer = { id, firstName, role, childrenShares: [], children: [], learner: asLearner, __typename: 'User' }
  return { newsHeadline, dailyTip, viewer }
}

/** GET /api/dashboard */
export const restDashboard: Baseline = async (visitor) => {
  const { userId: id } = visitor
  const rows = Promise.all([selectLearner(visitor), selectProgress(id), select(recentAchievements, [id])])
  const [{ firstName, xp, level, streak }, progress, recent] = await rows
  const { done: completedLessons, total: totalLessons } = pathLessons(progress)
  const earned = recent.map(({ earnedAt, achievement: { description, rarity, __typename, ...it } }) => ({ ...it, earnedAt }))
  return { user: { firstName, xp, level, streak }, completedLessons, totalLessons, recentAchievements: earned }
}

const tip = `SELECT id, text, 'Tip' AS "__typename" FROM "Tip" ORDER BY position
  OFFSET $1 % greatest(1, (SELECT count(*) FROM "Tip")) LIMIT 1`

const projectCounts = `SELECT count(*) FILTER (WHERE status <> 'completed')::int AS "openProjects",
  count(*) FILTER (WHERE status = 'completed')::int AS "completedProjects"
  FROM "Project" WHERE "learnerId" = $1 AND "deletedAt" IS NULL`

const lesson = `SELECT l.id, l.title, l.description, l.minutes,
  CASE WHEN f.id IS NOT NULL THEN json_build_object('id', f.id, 'title', f.title,
    'persona', json_build_object('id', p.id, 'name', p.name, '__typename', 'Persona'), '__typename', 'Folder') END AS folder,
  CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'name', c.name, '__typename', 'Course') END AS course
  FROM "Lesson" l LEFT JOIN "Folder" f ON f.id = l."folderId" LEFT JOIN "Persona" p ON p.id = f."personaId"
    LEFT JOIN "Course" c ON c.id = l."courseId" WHERE l.id = $1`

const headline = `SELECT id, title, "publishedAt", "isBreaking", (count(*) FILTER (WHERE "publishedAt" > $2) OVER ())::int AS week
  FROM "NewsItem" WHERE "publishedAt" <= $1
  ORDER BY "isBreaking" AND "publishedAt" > $3 DESC, "publishedAt" DESC, id DESC LIMIT 1`

async function selectHeadline(now: Date): Promise<Row> {
  const [row] = await select(headline, [now, newsSince('week', now), newsSince('breaking', now)])
  if (!row || !isNewsFresh(row.publishedAt, now)) return null
  const { week, ...story } = row
  const furtherUpdates = week - (isWithinNewsWindow('week', story.publishedAt, now) ? 1 : 0)
  return { ...story, isBreaking: isBreakingNow(story, now), furtherUpdates, __typename: 'NewsHeadline' }
}
