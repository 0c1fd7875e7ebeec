import type { SavedReportForm } from '@deepm/schema/rules/staff/saved-report'
import { savedReports } from '@deepm/schema/rules/staff/saved-report'
import { GraphQLError, parse } from 'graphql'
import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import type { Tx } from '../../../database/open.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import { staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { ReportConflictError } from './saved-report.errors.ts'

/** Filters the reports that the viewer may run: their own, and shared ones of the same academy. */
export async function readableReports(context: Context): Promise<Prisma.SavedReportWhereInput> {
  const { id, isDemo } = staffMember(context)
  return { OR: [{ ownerId: id }, { isShared: true, owner: { isDemo, role: 'staff' } }] }
}

/** Identifies a report to change, with the version that the change is based on. */
export type Changed = { id: string; version: number }

/**
 * Saves a report, or changes one of the viewer's own. Saving the same again has no effect.
 *
 * @returns the id of the report
 * @throws InvalidInputError, NotFoundError, ReportConflictError when it was changed since
 */
export async function saveReport(context: Context, form: SavedReportForm, changed: Changed | null): Promise<string> {
  assertValidDocument(form.query)
  const { id: ownerId } = staffMember(context)
  try {
    return await context.db.$transaction((tx) => (changed ? change(tx, ownerId, form, changed) : create(tx, ownerId, form)))
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') throw nameTaken()
    throw error
  }
}

/**
 * Deletes one of the viewer's own reports.
 *
 * @throws NotFoundError
 */
export async function deleteReport(context: Context, id: string): Promise<void> {
  const { id: ownerId } = staffMember(context)
  const { count } = await context.db.savedReport.deleteMany({ where: { id, ownerId } })
  if (count === 0) throw new NotFoundError('report')
}

async function create(tx: Tx, ownerId: string, form: SavedReportForm): Promise<string> {
  const same = await tx.savedReport.findUnique({ where: { ownerId_name: { ownerId, name: form.name } } })
  if (same) {
    if (isSame(same, form)) return same.id
    throw nameTaken()
  }
  const kept = await tx.savedReport.count({ where: { ownerId } })
  if (kept >= savedReports.most)
    throw new InvalidInputError([{ field: 'name', message: `You have ${kept} reports, which is the maximum. Delete one first.` }])
  return (await tx.savedReport.create({ data: { ...form, ownerId }, select: { id: true } })).id
}

async function change(tx: Tx, ownerId: string, form: SavedReportForm, { id, version }: Changed): Promise<string> {
  const { count } = await tx.savedReport.updateMany({
    where: { id, ownerId, version },
    data: { ...form, version: { increment: 1 } },
  })
  if (count === 1) return id
  const current = await tx.savedReport.findFirst({ where: { id, ownerId } })
  if (!current) throw new NotFoundError('report')
  // The same change again, as after a lost response.
  if (isSame(current, form)) return id
  throw new ReportConflictError()
}

function isSame(report: SavedReportForm, form: SavedReportForm): boolean {
  return (['name', 'query', 'variables', 'isShared'] as const).every((key) => report[key] === form[key])
}

function nameTaken(): InvalidInputError {
  return new InvalidInputError([{ field: 'name', message: 'You already have a report with this name.' }])
}

function assertValidDocument(query: string): void {
  try {
    parse(query)
  } catch (error) {
    const message = error instanceof GraphQLError ? error.message : 'This is not a valid query.'
    throw new InvalidInputError([{ field: 'query', message }])
  }
}
