import { type SafetyScore, type ScoredPrompt, safetyDays, safetyScore } from '@deepm/schema/rules/safety/safety-score'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import type { Tx } from '../../../database/open.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import { cached, type ReadContext } from '../../../platform/context.ts'
import { lessonsWhere, progressOf } from '../../curriculum/outline.service.ts'
import { percentOfGroup } from '../../curriculum/progress-figures.policy.ts'
import { visibleToParentsSql } from './parent-visibility.service.ts'

/** Summary of a learner, as shown to parents. */
export type Summary = {
  learnerId: string
  /** Total minutes of learning, and on how many days. */
  minutes: number
  activeDays: number
  lastActive: Date | null
  /** Projects that are not deleted. */
  projects: number
  safety: SafetyScore
  /** Prompts in the period of the safety score that the rules flagged or blocked. */
  flagged: number
}

type Prompt = { sentAt: string; reasons: string[]; isGranted: boolean }
type Row = Omit<Summary, 'safety' | 'flagged'> & { prompts: Prompt[] }

/** Returns the figures of one learner; a parent's children are read together, in one statement. */
export async function summaryOf(context: ReadContext, learnerId: string): Promise<Summary> {
  const { viewer } = context
  const rows =
    viewer?.role === 'parent'
      ? await cached(context, 'children-summaries', () =>
          readSummaries(context, Prisma.sql`SELECT "learnerId" FROM "Guardianship" WHERE "parentId" = ${viewer.userId}`),
        )
      : await cached(context, `summary:${learnerId}`, () => readSummaries(context, Prisma.sql`${learnerId}`))
  const summary = rows.find((row) => row.learnerId === learnerId)
  if (!summary) throw new Error(`no learner ${learnerId}`)
  return summary
}

/** Returns SQL for the prompts that count for the safety score of a learner `l`, as JSON. */
function scoredPrompts(now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT coalesce(json_agg(json_build_object('sentAt', i."createdAt", 'reasons', i.reasons,
      'isGranted', coalesce(i."reviewGranted", false))), '[]'::json)
    FROM "Interaction" i WHERE i."learnerId" = l.id AND i."createdAt" > ${daysFrom(now, -safetyDays)} AND ${visibleToParentsSql}`
}

async function readSummaries({ db, clock }: ReadContext, learners: Prisma.Sql): Promise<Summary[]> {
  const rows = await db.$queryRaw<Row[]>(summariesSql(learners, clock()))
  return rows.map(({ prompts, ...row }) => ({ ...row, ...safetyOf(prompts) }))
}

export function summariesSql(learners: Prisma.Sql, now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT l.id AS "learnerId", coalesce(d.minutes, 0)::int AS minutes, d.days::int AS "activeDays",
      (SELECT count(*)::int FROM "Project" p WHERE p."learnerId" = l.id AND p."deletedAt" IS NULL) AS projects,
      greatest(d.beat,
        (SELECT max(greatest(p."startedAt", p."completedAt")) FROM "LessonProgress" p WHERE p."learnerId" = l.id),
        (SELECT max(a."updatedAt") FROM "ExperimentAttempt" a WHERE a."learnerId" = l.id),
        (SELECT max(p."statusAt") FROM "Project" p WHERE p."learnerId" = l.id AND p."deletedAt" IS NULL),
        (SELECT max(i."createdAt") FROM "Interaction" i WHERE i."learnerId" = l.id AND ${visibleToParentsSql})) AS "lastActive",
      (${scoredPrompts(now)}) AS prompts
    FROM "Learner" l CROSS JOIN LATERAL (
      SELECT sum(a.minutes) AS minutes, count(*) FILTER (WHERE a.minutes > 0) AS days, max(a."lastBeatAt") AS beat
      FROM "ActiveDay" a WHERE a."learnerId" = l.id) d
    WHERE l.id IN (${learners})`
}

/** Returns the safety scores of these learners, each with the time of the oldest prompt that counts. */
export async function readSafety(
  db: Tx,
  learnerIds: string[],
  now: Date,
): Promise<(Pick<Summary, 'learnerId' | 'safety' | 'flagged'> & { oldest: Date | null })[]> {
  const rows = await db.$queryRaw<Pick<Row, 'learnerId' | 'prompts'>[]>`
    SELECT l.id AS "learnerId", (${scoredPrompts(now)}) AS prompts FROM "Learner" l WHERE l.id = ANY(${learnerIds})`
  return rows.map(({ learnerId, prompts }) => {
    const times = prompts.map(({ sentAt }) => new Date(sentAt).getTime())
    return { learnerId, ...safetyOf(prompts), oldest: times.length > 0 ? new Date(Math.min(...times)) : null }
  })
}

function safetyOf(prompts: Prompt[]): Pick<Summary, 'safety' | 'flagged'> {
  return {
    safety: safetyScore(prompts.map(toScored)),
    flagged: prompts.filter(({ reasons }) => reasons.length > 0).length,
  }
}

function toScored({ sentAt, ...prompt }: Prompt): ScoredPrompt {
  return { ...prompt, sentAt: new Date(sentAt) }
}

/** Returns the average minutes per day with learning. */
export function averageMinutes({ minutes, activeDays }: Summary): number {
  return activeDays === 0 ? 0 : Math.round(minutes / activeDays)
}

/** Returns how many tool courses the learner completed, and how many there are. */
export async function courseTally(context: ReadContext, learnerId: string): Promise<{ completed: number; total: number }> {
  const progress = await progressOf(context, learnerId)
  const { courses } = progress.outline
  const isDone = (courseId: string) => percentOfGroup(progress, lessonsWhere(progress, { courseId })) === 100
  return { completed: courses.filter(({ id }) => isDone(id)).length, total: courses.length }
}
