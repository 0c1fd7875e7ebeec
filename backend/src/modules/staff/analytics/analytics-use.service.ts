import { type LabTool, labToolIds } from '@deepm/schema/rules/lab/lab'
import {
  byWeekday,
  figureMondays,
  fillMissingRows,
  isGroupLargeEnough,
  isWeekOver,
  minAnswers,
  percentOf,
  returnWeeks,
  suppressSmallGroup,
} from '@deepm/schema/rules/staff/figures'
import { daysAfter, localDay } from '@deepm/schema/rules/time/local-day'
import type { Db } from '../../../database/open.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import { type Academy, type FiguresReport, mondaySql, startOf } from './analytics.service.ts'

// Numbers of learners, and figures about a group of learners, are null for 1 to 4 learners in a real academy.

export type UseWeek = {
  monday: string
  activeLearners: number | null
  minutesPerLearner: number | null
  newLearners: number | null
  projects: number
}
export type Return = { weeksLater: number; percent: number | null }
export type Cohort = { monday: string; learners: number | null; returns: Return[] }
export type HardItem = {
  id: string
  lessonTitle: string
  question: string
  answers: number
  wrongAtFirst: number
  stillWrong: number
}
export type ToolUse = { tool: LabTool; prompts: number; learners: number | null }
export type AcademyUse = {
  weeks: UseWeek[]
  /** Learners on an average Monday, Tuesday and so on. */
  weekdays: (number | null)[]
  cohorts: Cohort[]
  hardItems: HardItem[]
  tools: ToolUse[]
}

const maxItems = 10

/** Reports active learners by time, retention, difficult content, and use of features. */
export const usageReport: FiguresReport<AcademyUse> = {
  name: 'use',
  detail: 'Active and new learners, who comes back, hard questions, tools and projects',
  async count(db, academy, now) {
    const mondays = figureMondays(now)
    const since = startOf(mondays[0] ?? '')
    const [activity, hardItems, tools, projects] = await Promise.all([
      readActivity(db, academy, mondays),
      readHardItems(db, academy, since),
      countTools(db, academy, since),
      countProjects(db, academy, since),
    ])
    const { isDemo } = academy
    return {
      weeks: useWeeks(mondays, activity, projects, isDemo),
      weekdays: weekdaysOf(mondays, activity, now, isDemo),
      cohorts: fillMissingRows(mondays, activity.cohorts, { learners: 0, back: [] }).map((it) => cohort(it, now, isDemo)),
      hardItems: hardItems.map(({ wrongAtFirst, stillWrong, ...item }) => ({
        ...item,
        wrongAtFirst: percentOf(wrongAtFirst, item.answers) ?? 0,
        stillWrong: percentOf(stillWrong, item.answers) ?? 0,
      })),
      tools: fillMissingRows(labToolIds, tools, { prompts: 0, learners: 0 }).map(({ key, prompts, learners }) => ({
        ...{ tool: key, prompts },
        learners: suppressSmallGroup(learners, isDemo),
      })),
    }
  },
}

type ProjectWeek = { key: string; projects: number }

function useWeeks(mondays: string[], activity: Activity, projects: ProjectWeek[], isDemo: boolean): UseWeek[] {
  const made = fillMissingRows(mondays, projects, { projects: 0 })
  const signups = fillMissingRows(mondays, activity.cohorts, { learners: 0 })
  return fillMissingRows(mondays, activity.weeks, { learners: 0, minutes: 0 }).map(({ key, learners, minutes }, index) => ({
    monday: key,
    activeLearners: suppressSmallGroup(learners, isDemo),
    minutesPerLearner: learners > 0 && isGroupLargeEnough(learners, isDemo) ? Math.round(minutes / learners) : null,
    newLearners: suppressSmallGroup(signups[index]?.learners ?? 0, isDemo),
    projects: made[index]?.projects ?? 0,
  }))
}

function weekdaysOf([from = '']: string[], { days, learners }: Activity, now: Date, isDemo: boolean): AcademyUse['weekdays'] {
  const counts = new Map(days.map((it) => [it.day, it.learners]))
  return byWeekday(from, localDay(now, 'UTC'), counts).map((average) => (isGroupLargeEnough(learners, isDemo) ? average : null))
}

type Back = { week: number; learners: number }

function cohort({ key, learners, back }: { key: string; learners: number; back: Back[] }, now: Date, isDemo: boolean): Cohort {
  const isKnown = (weeksLater: number) => isGroupLargeEnough(learners, isDemo) && isWeekOver(key, weeksLater, now)
  const percent = (weeksLater: number) => percentOf(back.find(({ week }) => week === weeksLater)?.learners ?? 0, learners)
  const returns = returnWeeks.map((weeksLater) => ({ weeksLater, percent: isKnown(weeksLater) ? percent(weeksLater) : null }))
  return { monday: key, learners: suppressSmallGroup(learners, isDemo), returns }
}

type Activity = {
  weeks: { key: string; learners: number; minutes: number }[]
  days: { day: string; learners: number }[]
  /** Learners with at least one active day. */
  learners: number
  cohorts: { key: string; learners: number; back: Back[] }[]
}

/** An active day is a date in the learner's time zone, so a week may start some hours before or after that of UTC. */
async function readActivity(db: Db, { has }: Academy, mondays: string[]): Promise<Activity> {
  const dates = mondays.flatMap((monday) => Array.from({ length: 7 }, (_, index) => ({ day: daysAfter(monday, index), monday })))
  const from = mondays[0] ?? ''
  const [row] = await db.$queryRaw<[Activity]>`
    WITH dates AS (
      SELECT * FROM unnest(${dates.map(({ day }) => day)}::text[], ${dates.map(({ monday }) => monday)}::text[]) AS t(day, monday)),
    days AS MATERIALIZED (
      SELECT a."learnerId", a.day, a.minutes, d.monday FROM "ActiveDay" a JOIN dates d USING (day)
      WHERE a.day >= ${from} AND ${has(Prisma.sql`a."learnerId"`)}),
    weeks AS MATERIALIZED (SELECT "learnerId", monday, sum(minutes) AS minutes FROM days GROUP BY 1, 2),
    signups AS MATERIALIZED (
      SELECT l.id, ${mondaySql(Prisma.sql`l."createdAt"`)} AS monday
      FROM "Learner" l WHERE l."createdAt" >= ${startOf(from)} AND ${has(Prisma.sql`l.id`)}),
    back AS (
      SELECT s.monday, (w.monday::date - s.monday::date) / 7 AS week, count(*)::int AS learners
      FROM signups s JOIN weeks w ON w."learnerId" = s.id AND w.monday > s.monday GROUP BY 1, 2)
    SELECT
      (SELECT coalesce(json_agg(t), '[]'::json) FROM (
        SELECT monday AS key, count(*)::int AS learners, sum(minutes)::int AS minutes FROM weeks GROUP BY 1) t) AS weeks,
      (SELECT coalesce(json_agg(t), '[]'::json) FROM (SELECT day, count(*)::int AS learners FROM days GROUP BY 1) t) AS days,
      (SELECT count(*)::int FROM (SELECT 1 FROM weeks GROUP BY "learnerId") t) AS learners,
      (SELECT coalesce(json_agg(t), '[]'::json) FROM (
        SELECT s.monday AS key, count(*)::int AS learners, coalesce((SELECT json_agg(json_build_object('week', b.week,
          'learners', b.learners)) FROM back b WHERE b.monday = s.monday), '[]'::json) AS back
        FROM signups s GROUP BY s.monday) t) AS cohorts`
  return row
}

/**
 * Returns the questions that most learners answered incorrectly at first. Only the last answer is stored, so a learner
 * with a second attempt counts as wrong at first.
 */
function readHardItems(db: Db, { has }: Academy, since: Date): Promise<HardItem[]> {
  return db.$queryRaw<HardItem[]>`
    WITH counts AS (
      SELECT a."lessonId", a."itemId", count(*)::int AS answers,
        (count(*) FILTER (WHERE NOT a.correct OR a.attempts > 1))::int AS "wrongAtFirst",
        (count(*) FILTER (WHERE NOT a.correct))::int AS "stillWrong"
      FROM "CheckAnswer" a WHERE a."answeredAt" >= ${since} AND ${has(Prisma.sql`a."learnerId"`)}
      GROUP BY 1, 2 HAVING count(*) >= ${minAnswers} AND bool_or(NOT a.correct OR a.attempts > 1))
    SELECT c."lessonId" || ':' || c."itemId" AS id, l.title AS "lessonTitle", item->>'question' AS question, c.answers,
      c."wrongAtFirst", c."stillWrong"
    FROM counts c JOIN "Lesson" l ON l.id = c."lessonId"
    CROSS JOIN LATERAL jsonb_array_elements(l."check") AS item
    WHERE item->>'id' = c."itemId"
    ORDER BY c."wrongAtFirst"::float / c.answers DESC, c.answers DESC, 1 LIMIT ${maxItems}`
}

function countTools(db: Db, { has }: Academy, since: Date) {
  return db.$queryRaw<{ key: LabTool; prompts: number; learners: number }[]>`
    SELECT tool AS key, sum(prompts)::int AS prompts, count(*)::int AS learners FROM (
      SELECT i."toolType"::text AS tool, count(*) AS prompts FROM "Interaction" i
      WHERE i."createdAt" >= ${since} AND i."answeredAt" IS NOT NULL AND i."lessonId" IS NULL AND ${has(Prisma.sql`i."learnerId"`)}
      GROUP BY 1, i."learnerId") AS of_learners
    GROUP BY 1`
}

function countProjects(db: Db, { has }: Academy, since: Date) {
  return db.$queryRaw<ProjectWeek[]>`
    SELECT ${mondaySql(Prisma.sql`p."createdAt"`)} AS key, count(*)::int AS projects FROM "Project" p
    WHERE p."createdAt" >= ${since} AND p."deletedAt" IS NULL AND ${has(Prisma.sql`p."learnerId"`)} GROUP BY 1`
}
