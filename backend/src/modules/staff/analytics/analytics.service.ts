import { hoursFrom } from '@deepm/schema/rules/time/deadline'
import type { Db } from '../../../database/open.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'

// Figures are aggregates of one academy: staff of the demo academy see its figures, all other staff those of the real
// academy. Each report takes a fixed number of statements. They read all rows, which takes seconds in a large academy,
// so its figures are computed hourly.

export type Academy = {
  isDemo: boolean
  /** Returns a condition for a learner id column: the learner belongs to this academy. */
  has(learnerId: Prisma.Sql): Prisma.Sql
}

export type FiguresReport<Figures> = {
  /** Stored with the sheet. */
  name: string
  /** Description of the report in the audit log. */
  detail: string
  /** The figures up to a date, as JSON values. */
  count(db: Db, academy: Academy, now: Date): Promise<Figures>
}

/** Figures with their timestamp. */
export type StoredFigures<Figures> = { figures: Figures; asOf: Date }

/** Up to this many learners, figures are computed for each request. */
const maxComputedLive = 10_000
/** Older sheets are not returned; the request waits for a new one. */
const sheetHours = 3

/** Returns a report about the viewer's academy. The read access is logged first. */
export async function readReport<Figures>(context: Context, report: FiguresReport<Figures>): Promise<StoredFigures<Figures>> {
  const { isDemo } = staffMember(context)
  await audit(context, { action: 'report.read', detail: report.detail })
  const { db, writer, clock } = context
  const academy = academyOf(isDemo)
  const now = clock()
  const since = hoursFrom(now, -sheetHours)
  const [known] = await db.$queryRaw<[{ isLarge: boolean; sheet: { figures: Figures; asOf: string } | null }]>`
    SELECT ${isLargeSql(academy)} AS "isLarge", (SELECT json_build_object('figures', s.figures, 'asOf', s."asOf")
      FROM "FigureSheet" s WHERE s.report = ${report.name} AND s."isDemo" = ${isDemo} AND s."asOf" > ${since}) AS sheet`
  if (!known.isLarge) return { figures: await report.count(db, academy, now), asOf: now }
  return known.sheet ? { ...known.sheet, asOf: new Date(known.sheet.asOf) } : makeSheet({ db, writer }, report, academy, now)
}

/** Computes and stores the reports of the real academy, if it is too large to compute them for each request. */
export async function storeLargeReports(db: Db, reports: readonly FiguresReport<object>[], now: Date): Promise<void> {
  const academy = academyOf(false)
  const [{ isLarge }] = await db.$queryRaw<[{ isLarge: boolean }]>`SELECT ${isLargeSql(academy)} AS "isLarge"`
  // Sequential, so that staff do not wait for all of them.
  if (isLarge) for (const report of reports) await makeSheet({ db, writer: db }, report, academy, now)
}

async function makeSheet<Figures>(
  { db, writer }: Pick<Context, 'db' | 'writer'>,
  report: FiguresReport<Figures>,
  academy: Academy,
  asOf: Date,
): Promise<StoredFigures<Figures>> {
  const figures = await report.count(db, academy, asOf)
  await writer.$executeRaw`
    INSERT INTO "FigureSheet" (report, "isDemo", "asOf", figures)
    VALUES (${report.name}, ${academy.isDemo}, ${asOf}, ${JSON.stringify(figures)}::jsonb)
    ON CONFLICT (report, "isDemo") DO UPDATE SET "asOf" = excluded."asOf", figures = excluded.figures
      WHERE "FigureSheet"."asOf" < excluded."asOf"`
  return { figures, asOf }
}

/** Demo accounts are few, so real accounts are selected by excluding them. */
function academyOf(isDemo: boolean): Academy {
  const demo = Prisma.sql`(SELECT id FROM "User" WHERE "isDemo")`
  return {
    isDemo,
    has: (learnerId) => (isDemo ? Prisma.sql`${learnerId} IN ${demo}` : Prisma.sql`${learnerId} NOT IN ${demo}`),
  }
}

function isLargeSql({ has }: Academy): Prisma.Sql {
  return Prisma.sql`(SELECT count(*) > ${maxComputedLive}::int FROM (
    SELECT 1 FROM "Learner" l WHERE ${has(Prisma.sql`l.id`)} LIMIT ${maxComputedLive + 1}) AS counted)`
}

/** Returns the Monday of a date column's week in UTC, as text. */
export function mondaySql(moment: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`to_char(date_trunc('week', ${moment} AT TIME ZONE 'UTC'), 'YYYY-MM-DD')`
}

/** Returns midnight in UTC at the start of a day. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
