import { harmReasons, promptHalfLife, safetyBand, safetyDays, scoreOfTally } from '@deepm/schema/rules/safety/safety-score'
import { type SafetyReason, safetyReasons } from '@deepm/schema/rules/safety/safety-texts'
import { figureMondays, fillMissingRows, isGroupLargeEnough, suppressSmallGroup } from '@deepm/schema/rules/staff/figures'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import type { Db } from '../../../database/open.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import { visibleToParentsSql } from '../../family/portal/parent-visibility.service.ts'
import { type Academy, type FiguresReport, mondaySql, startOf } from './analytics.service.ts'

export type SafetyWeek = { monday: string; safe: number; marked: number; blocked: number }
/** Learners with a safety score by band; null for 1 to 4 of them in a real academy. */
export type SafetyBands = { scored: number | null; high: number | null; fair: number | null; low: number | null }
/** Requests of learners to staff in these weeks, and their outcomes. */
export type StaffWork = {
  reviews: { asked: number; granted: number; refused: number; open: number }
  reports: { answers: number; openAnswers: number; projects: number; openProjects: number }
  /** Staff decisions in these weeks, and the median waiting time in hours; null without any. */
  lab: { decided: number; medianHours: number | null }
  projects: { decided: number; medianHours: number | null }
}
export type AcademySafety = StaffWork & {
  weeks: SafetyWeek[]
  reasons: { reason: SafetyReason; prompts: number }[]
  bands: SafetyBands
}

/** Reports how safely the academy's lab is used, and how fast staff decide. */
export const safetyReport: FiguresReport<AcademySafety> = {
  name: 'safety',
  detail: 'How safely the lab is used, and how quickly staff decide',
  async count(db, academy, now) {
    const mondays = figureMondays(now)
    const since = startOf(mondays[0] ?? '')
    const [weeks, reasons, bands, work] = await Promise.all([
      countWeeks(db, academy, since),
      countReasons(db, academy, since),
      countBands(db, academy, daysFrom(now, -safetyDays)),
      readWork(db, academy, since),
    ])
    const empty = { safe: 0, marked: 0, blocked: 0 }
    return {
      weeks: fillMissingRows(mondays, weeks, empty).map(({ key, ...levels }) => ({ ...levels, monday: key })),
      reasons: reasons.filter(({ reason }) => Object.hasOwn(safetyReasons, reason)),
      bands,
      ...work,
    }
  },
}

const learnerOfPrompt = Prisma.sql`i."learnerId"`

function countWeeks(db: Db, academy: Academy, since: Date) {
  return db.$queryRaw<{ key: string; safe: number; marked: number; blocked: number }[]>`
    SELECT ${mondaySql(Prisma.sql`i."createdAt"`)} AS key, (count(*) FILTER (WHERE i.level = 'safe'))::int AS safe,
      (count(*) FILTER (WHERE i.level = 'warning'))::int AS marked, (count(*) FILTER (WHERE i.level = 'danger'))::int AS blocked
    FROM "Interaction" i WHERE i."createdAt" >= ${since} AND i."answeredAt" IS NOT NULL AND ${academy.has(learnerOfPrompt)}
    GROUP BY 1`
}

/** A safe prompt has no reasons, so only the few others are unnested. */
const notSafe = Prisma.sql`i.level IN ('warning', 'danger')`

function countReasons(db: Db, academy: Academy, since: Date) {
  return db.$queryRaw<{ reason: SafetyReason; prompts: number }[]>`
    SELECT reason, count(*)::int AS prompts FROM "Interaction" i CROSS JOIN unnest(i.reasons) AS reason
    WHERE i."createdAt" >= ${since} AND ${notSafe} AND i."answeredAt" IS NOT NULL AND ${academy.has(learnerOfPrompt)}
    GROUP BY 1 ORDER BY 2 DESC, 1`
}

type Tally = Record<'learners' | 'prompts' | 'harm' | 'override' | 'personalData' | 'keyword' | 'safeSincePrivate', number>

/**
 * Counts learners by the inputs of their safety score, which schema/rules/safety/safety-score computes. Learners who sent only safe
 * prompts share one group.
 */
async function countBands(db: Db, { has, isDemo }: Academy, since: Date): Promise<SafetyBands> {
  const rows = await db.$queryRaw<Tally[]>`
    WITH opened AS MATERIALIZED (
      SELECT i."learnerId", i."createdAt", CASE
        WHEN i."reviewGranted" THEN NULL WHEN i.reasons && ${[...harmReasons]} THEN 'harm'
        WHEN 'override' = ANY(i.reasons) THEN 'override' WHEN 'personalData' = ANY(i.reasons) THEN 'personalData'
        WHEN 'keyword' = ANY(i.reasons) THEN 'keyword' END AS part
      FROM "Interaction" i WHERE i."createdAt" > ${since} AND ${notSafe} AND ${visibleToParentsSql} AND ${has(learnerOfPrompt)}),
    slips AS MATERIALIZED (
      SELECT "learnerId", max("createdAt") FILTER (WHERE part = 'personalData') AS "lastPrivate"
      FROM opened GROUP BY 1 HAVING count(part) > 0),
    safe AS MATERIALIZED (
      SELECT i."learnerId", count(*) AS prompts, count(*) FILTER (WHERE i."createdAt" > s."lastPrivate") AS since, s."learnerId" AS slip
      FROM "Interaction" i LEFT JOIN slips s ON s."learnerId" = i."learnerId"
      WHERE i."createdAt" > ${since} AND i.level = 'safe' AND i."answeredAt" IS NOT NULL AND ${has(learnerOfPrompt)}
      GROUP BY 1, 4),
    slipped AS (
      SELECT o."learnerId", count(*) + coalesce(max(f.prompts), 0) AS prompts, count(*) FILTER (WHERE o.part = 'harm') AS harm,
        count(*) FILTER (WHERE o.part = 'override') AS override, count(*) FILTER (WHERE o.part = 'personalData') AS "personalData",
        count(*) FILTER (WHERE o.part = 'keyword') AS keyword, least(${promptHalfLife}, coalesce(max(f.since), 0)
          + count(*) FILTER (WHERE o.part IS NULL AND o."createdAt" > s."lastPrivate")) AS "safeSincePrivate"
      FROM opened o JOIN slips s USING ("learnerId") LEFT JOIN safe f USING ("learnerId") GROUP BY 1)
    SELECT count(*)::int AS learners, prompts::int, harm::int, override::int, "personalData"::int, keyword::int,
      "safeSincePrivate"::int FROM slipped GROUP BY 2, 3, 4, 5, 6, 7
    UNION ALL
    SELECT count(*)::int, 1, 0, 0, 0, 0, 0 FROM (
      SELECT "learnerId" FROM safe WHERE slip IS NULL
      UNION SELECT "learnerId" FROM opened WHERE "learnerId" NOT IN (SELECT "learnerId" FROM slips)) AS never`
  const bands = { high: 0, fair: 0, low: 0 }
  for (const { learners, prompts, safeSincePrivate, ...counts } of rows)
    bands[safetyBand(scoreOfTally({ prompts, counts, safeSincePrivate }).score)] += learners
  const scored = bands.high + bands.fair + bands.low
  const each = (learners: number) => (isGroupLargeEnough(scored, isDemo) ? suppressSmallGroup(learners, isDemo) : null)
  return { scored: suppressSmallGroup(scored, isDemo), high: each(bands.high), fair: each(bands.fair), low: each(bands.low) }
}

async function readWork(db: Db, { has }: Academy, since: Date): Promise<StaffWork> {
  const lab = Prisma.sql`FROM "Interaction" i WHERE ${has(learnerOfPrompt)}`
  const projects = Prisma.sql`
    FROM "ProjectReport" r JOIN "Project" p ON p.id = r."projectId" WHERE ${has(Prisma.sql`p."learnerId"`)}`
  const median = (hours: Prisma.Sql) => Prisma.sql`json_build_object('decided', count(*)::int, 'medianHours',
    round((percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${hours}) / 3600))::numeric, 1)::float)`
  // A possible crisis waits from its creation, every other item from the learner's request.
  const waited = Prisma.sql`i."settledAt" - CASE WHEN 'crisis' = ANY(i.reasons) THEN i."createdAt"
    ELSE coalesce(least(i."reviewAskedAt", i."reportedAt"), i."createdAt") END`
  const [row] = await db.$queryRaw<[StaffWork]>`
    SELECT
      (SELECT json_build_object('asked', count(*)::int, 'granted', (count(*) FILTER (WHERE i."reviewGranted"))::int,
        'refused', (count(*) FILTER (WHERE NOT i."reviewGranted"))::int, 'open', (count(*) FILTER (WHERE i."settledAt" IS NULL))::int)
        ${lab} AND i."reviewAskedAt" >= ${since}) AS reviews,
      (SELECT json_build_object('answers', a.all, 'openAnswers', a.open, 'projects', p.all, 'openProjects', p.open)
        FROM (SELECT count(*)::int AS all, (count(*) FILTER (WHERE i."settledAt" IS NULL))::int AS open
          ${lab} AND i."reportedAt" >= ${since}) a,
        (SELECT count(*)::int AS all, (count(*) FILTER (WHERE r."decidedAt" IS NULL))::int AS open
          ${projects} AND r."reportedAt" >= ${since}) p) AS reports,
      (SELECT ${median(waited)} ${lab} AND i."settledAt" >= ${since}) AS lab,
      (SELECT ${median(Prisma.sql`r."decidedAt" - r."reportedAt"`)} ${projects} AND r."decidedAt" >= ${since}) AS projects`
  return row
}
