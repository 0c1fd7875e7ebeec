import type { Context } from '../../context.ts'
import { limitSql } from '../../database/limit.ts'
import type { Db } from '../../database/open.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { audit, staffMember } from './audit.service.ts'

// Figures are aggregates of one academy: staff of the demo academy see that one, all others the real one. Each report is a bounded
// number of statements. They read whatever there is to count, which takes seconds in a large academy: that one is counted by the hour.

export type Academy = {
  isDemo: boolean
  /** Whether a column with a learner's id names one of this academy. */
  has(learnerId: Prisma.Sql): Prisma.Sql
}

export type Report<Figures> = {
  /** Kept with the sheet. */
  name: string
  /** What is read, as the audit log says it. */
  detail: string
  /** The figures up to a moment, as JSON can hold them. */
  count(db: Db, academy: Academy, now: Date): Promise<Figures>
}

/** Figures, and the moment that they hold for. */
export type Sheet<Figures> = { figures: Figures; asOf: Date }

/** Up to so many learners everything is counted anew for each answer. */
export const mostCountedLive = 10_000
/** Older sheets are not answered any more: whoever asks then waits for a new one. */
const sheetHours = 3

/** The report about the academy whose figures the member of staff may read; that they do is logged first. */
export async function readReport<Figures>(context: Context, report: Report<Figures>): Promise<Sheet<Figures>> {
  const { isDemo } = staffMember(context)
  await audit(context, { action: 'report.read', detail: report.detail })
  const { db, clock } = context
  const academy = academyOf(isDemo)
  const now = clock()
  const since = new Date(now.getTime() - sheetHours * 3_600_000)
  const [known] = await db.$queryRaw<[{ isLarge: boolean; sheet: { figures: Figures; asOf: string } | null }]>`
    SELECT ${isLargeSql(academy)} AS "isLarge", (SELECT json_build_object('figures', s.figures, 'asOf', s."asOf")
      FROM "FigureSheet" s WHERE s.report = ${report.name} AND s."isDemo" = ${isDemo} AND s."asOf" > ${since}) AS sheet`
  if (!known.isLarge) return { figures: await report.count(db, academy, now), asOf: now }
  return known.sheet ? { ...known.sheet, asOf: new Date(known.sheet.asOf) } : makeSheet(db, report, academy, now)
}

/** Counts the reports of the real academy and keeps them, where it is too large to be counted for each answer. */
export async function makeSheets(db: Db, reports: readonly Report<object>[], now: Date): Promise<void> {
  const academy = academyOf(false)
  const [{ isLarge }] = await db.$queryRaw<[{ isLarge: boolean }]>`SELECT ${isLargeSql(academy)} AS "isLarge"`
  // One after the other, so that staff do not wait behind all of them.
  if (isLarge) for (const report of reports) await makeSheet(db, report, academy, now)
}

async function makeSheet<Figures>(db: Db, report: Report<Figures>, academy: Academy, asOf: Date): Promise<Sheet<Figures>> {
  const figures = await report.count(db, academy, asOf)
  await db.$executeRaw`
    INSERT INTO "FigureSheet" (report, "isDemo", "asOf", figures)
    VALUES (${report.name}, ${academy.isDemo}, ${asOf}, ${JSON.stringify(figures)}::jsonb)
    ON CONFLICT (report, "isDemo") DO UPDATE SET "asOf" = excluded."asOf", figures = excluded.figures
      WHERE "FigureSheet"."asOf" < excluded."asOf"`
  return { figures, asOf }
}

/** The invented accounts are few, so the real ones are told by not being among them. */
function academyOf(isDemo: boolean): Academy {
  const demo = Prisma.sql`(SELECT id FROM "User" WHERE "isDemo")`
  return {
    isDemo,
    has: (learnerId) => (isDemo ? Prisma.sql`${learnerId} IN ${demo}` : Prisma.sql`${learnerId} NOT IN ${demo}`),
  }
}

function isLargeSql({ has }: Academy): Prisma.Sql {
  return Prisma.sql`(SELECT count(*) > ${mostCountedLive}::int FROM (
    SELECT 1 FROM "Learner" l WHERE ${has(Prisma.sql`l.id`)} ${limitSql(mostCountedLive + 1)}) AS counted)`
}

/** Monday of the week in UTC of a moment in a column, as text. */
export function mondaySql(moment: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`to_char(date_trunc('week', ${moment} AT TIME ZONE 'UTC'), 'YYYY-MM-DD')`
}

/** Midnight in UTC with which a day begins. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
