import { ageOn } from '@deepm/schema/rules/ages'
import { daysAfter, localDay, mondayOf } from '@deepm/schema/rules/local-day'
import { safetyScore } from '@deepm/schema/rules/safety-score'
import { skillPercent, skills } from '@deepm/schema/rules/skills'
import { streakOn } from '@deepm/schema/rules/streak'
import { lessonsWhere, type Progress, pathLessons, percentOf, skillPoints } from '../../src/modules/learning/outline.service.ts'
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

/** The body of `GET /api/parent/dashboard`, without the sentences about the week: those are rules, and no speed. */
export const restParentDashboard: Floor = async (select, { userId, timeZone }) => {
  const now = new Date()
  const monday = mondayOf(localDay(now, timeZone))
  const days = Array.from({ length: 7 }, (_, n) => daysAfter(monday, n))
  const [[learner, progress, summary], week, prompts] = await Promise.all([
    readLearner(select, userId),
    select<{ day: string; minutes: number }>(
      'minutes',
      'SELECT day, minutes FROM "ActiveDay" WHERE "learnerId" = $1 AND day = ANY($2)',
      [userId, days],
    ),
    select<Prompt>('prompts', lastPrompts, [userId]),
  ])
  const { firstName: name, level, xp } = learner
  return {
    ...{ id: userId, name, age: ageOn(learner.ageAtSignup, learner.createdAt, now), level, xp },
    ...{ streak: streakOn(learner, localDay(now, timeZone)), lastActive: summary.lastActive, ...courses(progress) },
    ...{ projectsCreated: summary.projectCount, totalSessionTime: summary.minutes, averageSessionLength: average(summary) },
    safetyScore: safetyScore(summary.prompts.map((it) => ({ ...it, sentAt: new Date(it.sentAt) }))).score,
    weeklyActivity: days.map((day) => ({
      ...{ day, minutes: week.find((it) => it.day === day)?.minutes ?? 0 },
      interactions: summary.prompts.filter((it) => localDay(new Date(it.sentAt), timeZone) === day).length,
    })),
    projects: summary.projects.map(({ createdAt, status, ...it }) => ({ ...it, createdAt: new Date(createdAt), status })),
    aiInteractions: prompts.map(({ level, ...it }) => ({ ...it, flagged: level !== 'safe' })),
  }
}

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
  const isDone = (courseId: string) => percentOf(progress, lessonsWhere(progress, { courseId })) === 100
  return { coursesCompleted: courses.filter(({ id }) => isDone(id)).length, totalCourses: courses.length }
}
