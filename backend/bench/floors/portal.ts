import { ageOn } from '@deepm/schema/rules/ages'
import { daysAfter, localDay, mondayOf } from '@deepm/schema/rules/local-day'
import { safetyScore } from '@deepm/schema/rules/safety-score'
import { skillPercent, skills } from '@deepm/schema/rules/skills'
import { streakOn } from '@deepm/schema/rules/streak'
import { type WeekRows, weekOf } from '../../src/modules/family/week.service.ts'
import {
  lessonsWhere,
  type Progress,
  pathLessons,
  percentOfGroup,
  skillPoints,
} from '../../src/modules/learning/outline.service.ts'
import { type Floor, one, type Select } from './floor.ts'
import { levelOf, selectLearner } from './learner.ts'
import { selectProgress } from './progress.ts'

/** What parents see of a learner, asked by the learner, as the first page of the portal asks. */
export const portalPage: Floor = async (select, { userId, role, timeZone }) => {
  const now = new Date()
  const [learner, progress, summary] = await readLearner(select, userId)
  const { personaId, personaName: name, personaIcon: icon } = learner
  const { done, total } = pathLessons(progress)
  const { score, prompts, parts } = safetyScore(summary.prompts.map((it) => ({ ...it, sentAt: new Date(it.sentAt) })))
  return {
    viewer: { id: userId, role, children: [], __typename: 'User' },
    familyLearner: {
      ...{ id: userId, firstName: learner.firstName, age: ageOn(learner.ageAtSignup, learner.createdAt, now) },
      ...{ xp: learner.xp, level: learner.level, streak: streakOn(learner, localDay(now, timeZone)) },
      levelProgress: levelOf(learner.xp),
      ...{ completedLessons: done, totalLessons: total },
      selectedPersona: personaId && { id: personaId, name, icon, __typename: 'Persona' },
      skills: skills.map((skill) => ({
        ...{ id: skill.id, name: skill.name, percent: skillPercent(skillPoints(progress, skill.id)), __typename: 'SkillScore' },
      })),
      summary: {
        ...{ totalMinutes: summary.minutes, averageMinutes: average(summary), lastActive: summary.lastActive },
        ...courses(progress),
        projectsCreated: summary.projectCount,
        safety: { score, prompts, flagged: summary.flagged, parts, __typename: 'SafetyScore' },
        __typename: 'LearnerSummary',
      },
      projects: {
        edges: summary.projects.slice(0, 4).map(({ id, title, status, toolsUsed, createdAt }) => ({
          node: { id, title, status, toolsUsed, createdAt: new Date(createdAt), __typename: 'Project' },
          __typename: 'LearnerProjectsConnectionEdge',
        })),
        __typename: 'LearnerProjectsConnection',
      },
      __typename: 'Learner',
    },
  }
}

/** The body of `GET /api/parent/dashboard`. */
export const restParentDashboard: Floor = async (select, { userId, timeZone }) => {
  const now = new Date()
  const today = localDay(now, timeZone)
  const monday = mondayOf(today)
  const [[learner, progress, summary], rows, prompts] = await Promise.all([
    readLearner(select, userId),
    one(select<WeekRows>('week', happenedIn, [userId, daysAfter(monday, -7), daysAfter(monday, 6), ...around(monday)])),
    select<Prompt>('prompts', lastPrompts, [userId]),
  ])
  const week = weekOf(rows, progress, { timeZone, today, monday, joined: localDay(learner.createdAt, timeZone) })
  const { firstName: name, level, xp } = learner
  return {
    ...{ id: userId, name, age: ageOn(learner.ageAtSignup, learner.createdAt, now), level, xp },
    ...{ streak: streakOn(learner, today), lastActive: summary.lastActive, ...courses(progress) },
    ...{ projectsCreated: summary.projectCount, totalSessionTime: summary.minutes, averageSessionLength: average(summary) },
    safetyScore: safetyScore(summary.prompts.map((it) => ({ ...it, sentAt: new Date(it.sentAt) }))).score,
    weeklyActivity: week.days,
    highlights: week.highlights.map(({ text }) => text),
    areasForGrowth: week.growth.map(({ text }) => text),
    projects: summary.projects.map(({ createdAt, status, ...it }) => ({ ...it, createdAt: new Date(createdAt), status })),
    aiInteractions: prompts.map(({ level, ...it }) => ({ ...it, flagged: level !== 'safe' })),
  }
}

/** A week with the hours by which calendars differ. */
function around(monday: string): [from: Date, to: Date] {
  const hours = 14 * 3_600_000
  return [new Date(Date.parse(monday) - hours), new Date(Date.parse(daysAfter(monday, 7)) + hours)]
}

const happenedIn = `SELECT
    (SELECT coalesce(json_agg(json_build_object('day', day, 'minutes', minutes)), '[]'::json) FROM "ActiveDay"
      WHERE "learnerId" = $1 AND day BETWEEN $2 AND $3) AS minutes,
    (SELECT coalesce(json_agg(json_build_object('at', p."completedAt", 'title', l.title) ORDER BY p."completedAt"), '[]'::json)
      FROM "LessonProgress" p JOIN "Lesson" l ON l.id = p."lessonId"
      WHERE p."learnerId" = $1 AND p."completedAt" BETWEEN $4 AND $5) AS lessons,
    (SELECT coalesce(json_agg(json_build_object('at', c."answeredAt", 'title', l.title, 'correct', c.correct, 'attempts', c.attempts,
        'isHelped', c."helpedAt" IS NOT NULL)
        ORDER BY c."answeredAt"), '[]'::json)
      FROM "CheckAnswer" c JOIN "Lesson" l ON l.id = c."lessonId"
      WHERE c."learnerId" = $1 AND c."answeredAt" BETWEEN $4 AND $5) AS answers,
    (SELECT coalesce(json_agg(json_build_object('at', "createdAt", 'reasons', reasons, 'isGranted', coalesce("reviewGranted", false))), '[]'::json)
      FROM "Interaction" WHERE "learnerId" = $1 AND "createdAt" BETWEEN $4 AND $5
        AND NOT ('crisis' = ANY(reasons)) AND "answeredAt" IS NOT NULL) AS prompts,
    (SELECT coalesce(json_agg(json_build_object('at', e."earnedAt", 'title', a.name) ORDER BY e."earnedAt", a.position), '[]'::json)
      FROM "LearnerAchievement" e JOIN "Achievement" a ON a.id = e."achievementId"
      WHERE e."learnerId" = $1 AND e."earnedAt" BETWEEN $4 AND $5) AS achievements,
    (SELECT coalesce(json_agg(json_build_object('at', "createdAt", 'title', title) ORDER BY "createdAt"), '[]'::json) FROM "Project"
      WHERE "learnerId" = $1 AND "deletedAt" IS NULL AND status <> 'completed' AND "createdAt" BETWEEN $4 AND $5) AS begun,
    (SELECT coalesce(json_agg(json_build_object('at', "statusAt", 'title', title) ORDER BY "statusAt"), '[]'::json) FROM "Project"
      WHERE "learnerId" = $1 AND "deletedAt" IS NULL AND status = 'completed' AND "statusAt" BETWEEN $4 AND $5) AS completed,
    (SELECT l.title FROM "LessonProgress" p JOIN "Lesson" l ON l.id = p."lessonId"
      WHERE p."learnerId" = $1 AND p."completedAt" IS NULL ORDER BY p."startedAt" DESC LIMIT 1) AS "openLesson"`

type Prompt = { id: string; prompt: string; tool: string; timestamp: Date; level: string }

const lastPrompts = `SELECT id, prompt, "toolType"::text AS tool, "createdAt" AS timestamp, level::text AS level FROM "Interaction"
  WHERE "learnerId" = $1 AND NOT ('crisis' = ANY(reasons)) AND "answeredAt" IS NOT NULL
  ORDER BY "createdAt" DESC, id DESC LIMIT 10`

type Summary = {
  minutes: number
  days: number
  lastActive: Date
  projectCount: number
  flagged: number
  prompts: { sentAt: string; reasons: string[]; isGranted: boolean }[]
  projects: { id: string; title: string; toolsUsed: string[]; createdAt: string; status: string }[]
}

function readLearner(select: Select, userId: string) {
  return Promise.all([
    selectLearner(select, userId),
    selectProgress(select, userId),
    one(select<Summary>('summary', summaryOf, [userId])),
  ])
}

/** Everything in one statement, lists as JSON. */
const summaryOf = `SELECT coalesce(a.minutes, 0)::int AS minutes, a.days::int AS days, i.flagged::int AS flagged, i.prompts, p.projects,
    p.count::int AS "projectCount",
    greatest(a.beat, p.moved, i.sent, (SELECT max(greatest(s."startedAt", s."completedAt")) FROM "LessonProgress" s WHERE s."learnerId" = $1)) AS "lastActive"
  FROM (SELECT sum(minutes) AS minutes, count(*) FILTER (WHERE minutes > 0) AS days, max("lastBeatAt") AS beat
      FROM "ActiveDay" WHERE "learnerId" = $1) a,
    (SELECT count(*) FILTER (WHERE cardinality(reasons) > 0) AS flagged, max("createdAt") AS sent,
        coalesce(json_agg(json_build_object('sentAt', "createdAt", 'reasons', reasons, 'isGranted', coalesce("reviewGranted", false))), '[]'::json) AS prompts
      FROM "Interaction" WHERE "learnerId" = $1 AND "createdAt" > now() - interval '30 days'
        AND NOT ('crisis' = ANY(reasons)) AND "answeredAt" IS NOT NULL) i,
    (SELECT count(*) AS count, max("statusAt") AS moved, coalesce((SELECT json_agg(f) FROM (
          SELECT id, title, "toolsUsed", "createdAt", status FROM "Project"
          WHERE "learnerId" = $1 AND "deletedAt" IS NULL ORDER BY "statusAt" DESC, id DESC LIMIT 10) f), '[]'::json) AS projects
      FROM "Project" WHERE "learnerId" = $1 AND "deletedAt" IS NULL) p`

function average({ minutes, days }: Summary): number {
  return days === 0 ? 0 : Math.round(minutes / days)
}

function courses(progress: Progress): object {
  const { courses } = progress.outline
  const isDone = (courseId: string) => percentOfGroup(progress, lessonsWhere(progress, { courseId })) === 100
  return { coursesCompleted: courses.filter(({ id }) => isDone(id)).length, totalCourses: courses.length }
}
