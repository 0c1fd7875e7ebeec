import { skillPercent, skills } from '@deepm/schema/rules/learning/skills'
import { safetyScore, scoreToShow } from '@deepm/schema/rules/safety/safety-score'
import { localDay, mondayOf } from '@deepm/schema/rules/time/local-day'
import { Prisma } from '../../src/generated/prisma/client.ts'
import { lessonsWhere } from '../../src/modules/curriculum/outline.service.ts'
import { pathLessons, percentOfGroup, skillPoints } from '../../src/modules/curriculum/progress-figures.policy.ts'
import { averageMinutes, summariesSql } from '../../src/modules/family/portal/summary.service.ts'
import { weekOf } from '../../src/modules/family/portal/week.service.ts'
import { type WeekRows, weekSql } from '../../src/modules/family/portal/week-rows.service.ts'
import { type Baseline, type Row, select, selectLearner, selectProgress, type Visitor } from './shared.ts'

// The two largest statements are copied from the academy.

/** The portal as a learner sees it. */
export const portalPage: Baseline = async (visitor) => {
  const { userId: id, role } = visitor
  const { learner, progress, summary, figures, safety, projects } = await readLearner(visitor)
  const { firstName, age, xp, level, streak, levelProgress, personaId, personaName: name, personaIcon: icon } = learner
  const { done: completedLessons, total: totalLessons } = pathLessons(progress)
  const skillScores = skills.map((it) => {
    return { id: it.id, name: it.name, percent: skillPercent(skillPoints(progress, it.id)), __typename: 'SkillScore' }
  })
  const totals = { totalMinutes: summary.minutes, averageMinutes: averageMinutes(summary), lastActive: summary.lastActive }
  const asEdge = (it: Row) => ({ node: { ...it, __typename: 'Project' }, __typename: 'LearnerProjectsConnectionEdge' })
  const selectedPersona = personaId && { id: personaId, name, icon, __typename: 'Persona' }
  const own = { id, firstName, age, xp, level, streak, levelProgress, selectedPersona, completedLessons, totalLessons }
  const familySummary = { ...totals, ...figures, safety, __typename: 'LearnerSummary' }
  const page = { edges: projects.slice(0, 4).map(asEdge), __typename: 'LearnerProjectsConnection' }
  const familyLearner = { ...own, skills: skillScores, projects: page, summary: familySummary, __typename: 'Learner' }
  return { viewer: { id, role, children: [], __typename: 'User' }, familyLearner }
}

/** GET /api/parent/dashboard */
export const restParentDashboard: Baseline = async (visitor) => {
  const { userId: id, timeZone } = visitor
  const now = new Date()
  const today = localDay(now, timeZone)
  const monday = mondayOf(today)
  const { text, values } = weekSql(id, monday)
  const [{ learner, progress, summary, figures, safety, projects }, [rows], aiInteractions] = await Promise.all([
    readLearner(visitor, now),
    select(text, values),
    select(lastPrompts, [id]),
  ])
  const { firstName: name, age, level, xp, streak, createdAt } = learner
  const week = weekOf(rows as WeekRows, progress, { timeZone, today, monday, joined: localDay(createdAt, timeZone) })
  const { minutes: totalSessionTime, lastActive } = summary
  const who = { id, name, age, level, xp, streak, lastActive, totalSessionTime, averageSessionLength: averageMinutes(summary) }
  const [highlights, areasForGrowth] = [week.highlights, week.growth].map((list) => list.map((it) => it.text))
  const lists = { weeklyActivity: week.days, highlights, areasForGrowth, projects, aiInteractions }
  return { ...who, ...figures, ...lists, safetyScore: safety.score }
}

const lastPrompts = `SELECT id, prompt, "toolType"::text AS tool, "createdAt" AS timestamp, level <> 'safe' AS flagged FROM "Interaction"
  WHERE "learnerId" = $1 AND NOT ('crisis' = ANY(reasons)) AND "answeredAt" IS NOT NULL ORDER BY "createdAt" DESC, id DESC LIMIT 10`
const lastProjects = `SELECT id, title, "toolsUsed", "createdAt", status::text AS status FROM "Project"
  WHERE "learnerId" = $1 AND "deletedAt" IS NULL ORDER BY "statusAt" DESC, id DESC LIMIT 10`

async function readLearner(visitor: Visitor, now = new Date()) {
  const { userId: id } = visitor
  const { text, values } = summariesSql(Prisma.sql`${id}`, now)
  const [learner, progress, [summary], projects] = await Promise.all([
    selectLearner(visitor, now),
    selectProgress(id),
    select(text, values),
    select(lastProjects, [id]),
  ])
  const { courses } = progress.outline
  const completed = courses.filter((it) => percentOfGroup(progress, lessonsWhere(progress, { courseId: it.id })) === 100)
  const { prompts, parts, ...scored } = safetyScore(summary.prompts.map((it: Row) => ({ ...it, sentAt: new Date(it.sentAt) })))
  const flagged = summary.prompts.filter((it: Row) => it.reasons.length > 0).length
  const counts = { prompts, flagged, parts: parts.map((it) => ({ ...it, __typename: 'SafetyPartScore' })) }
  const safety = { score: scoreToShow({ ...scored, prompts }), ...counts, __typename: 'SafetyScore' }
  const figures = { coursesCompleted: completed.length, totalCourses: courses.length, projectsCreated: summary.projects }
  return { learner, progress, summary, figures, safety, projects }
}
