import { personaIds } from '@deepm/schema/rules/accounts/personas'
import { pluralize } from '@deepm/schema/rules/family/week-format'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import {
  ageBands,
  directions,
  maxExportRows,
  maxSearchLength,
  type RosterSort,
  rosterSorts,
  safetyBands,
  sortText,
} from '@deepm/schema/rules/staff/roster'
import { studentStatuses } from '@deepm/schema/rules/staff/student-status'
import { InvalidInputError, type Issue } from '../../../core/errors.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { countRequest } from '../../../platform/rate-limit/rate-limit.service.ts'
import { type Spreadsheet, spreadsheet } from '../spreadsheet.service.ts'
import { findStudents, type Student } from './roster.service.ts'

const files = { name: 'roster-file', max: 20, windowSeconds: 3600 }

const keys = <Name extends string>(words: Record<Name, unknown>) => Object.keys(words) as [Name, ...Name[]]

/** The parameters of the page's URL. Empty values select all students. */
const asked = z.object({
  sort: z._default(z.enum(keys(rosterSorts)), 'name'),
  direction: z._default(z.enum(keys(directions)), 'ascending'),
  search: z._default(z.nullable(z.string().check(z.maxLength(maxSearchLength))), null),
  persona: z._default(z.nullable(z.enum(personaIds)), null),
  status: z._default(z.nullable(z.enum(keys(studentStatuses))), null),
  ages: z._default(z.nullable(z.enum(keys(ageBands))), null),
  safety: z._default(z.nullable(z.enum(keys(safetyBands))), null),
})

/** The columns of the specification, in its order. */
const columns = [
  'id',
  'name',
  'age',
  'email',
  'persona',
  'enrolledDate',
  'lastActivity',
  'totalXP',
  'level',
  'completedLessons',
  'totalLessons',
  'currentFolder',
  'achievements',
  'safetyScore',
  'parentNotifications',
  'weeklyProgress',
  'flaggedInteractions',
  'status',
] as const satisfies (keyof Student)[]

/**
 * Returns the students of a search and filters as a spreadsheet file: the first 10,000 in the given order. All students in it are logged
 * before the response.
 *
 * @throws InvalidInputError that names the field, RateLimitedError after twenty files within an hour
 */
export async function exportRoster(context: Context, query: Record<string, unknown>): Promise<Spreadsheet> {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
  const read = asked.safeParse(given)
  if (!read.success) {
    const issues = read.error.issues.map((it): Issue => ({ field: String(it.path[0] ?? 'query'), message: it.message }))
    throw new InvalidInputError(issues as [Issue, ...Issue[]])
  }
  const { sort, direction, ...filter } = read.data
  const staff = staffMember(context)
  await countRequest(context, files, staff.isDemo ? context.ip : staff.id)
  const part = { filter, order: { sort, direction }, place: { after: null, before: null }, isBackwards: false }
  const found = await findStudents(context, { ...part, limit: maxExportRows + 1 })
  const students = found.slice(0, maxExportRows)
  const subjectIds = students.map(({ id }) => id)
  await audit(context, {
    action: 'data.export',
    subjectIds,
    detail: `Student list: ${pluralize(students.length, 'student')}, ${narrowed(filter, sort)}.`,
  })
  const fileName = found.length === students.length ? 'students.csv' : `students-first-${maxExportRows}.csv`
  return spreadsheet(
    fileName,
    columns,
    students.map((student) => columns.map((column) => student[column])),
  )
}

/** Describes the filters, without the search text, which may contain a name. */
function narrowed({ search, ...filter }: Omit<z.infer<typeof asked>, 'sort' | 'direction'>, sort: RosterSort): string {
  const parts = Object.entries(filter).flatMap(([name, value]) => (value ? [`${name} ${value}`] : []))
  return [sortText(sort), ...(search ? ['searched'] : []), ...parts].join(', ')
}
