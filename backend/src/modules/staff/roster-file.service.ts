import { personaIds } from '@deepm/schema/rules/personas'
import {
  ageBands,
  directions,
  longestSearch,
  mostSavedRows,
  type RosterSort,
  rosterSorts,
  safetyBands,
} from '@deepm/schema/rules/roster'
import { studentStatuses } from '@deepm/schema/rules/student-status'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { InvalidInputError, type Issue } from '../../errors.ts'
import { countRequest } from '../identity/rate-limit.service.ts'
import { audit, staffMember } from './audit.service.ts'
import { findStudents, type Student } from './roster.service.ts'
import { type Spreadsheet, spreadsheet } from './spreadsheet.service.ts'

const files = { name: 'roster-file', max: 20, windowSeconds: 3600 }

const keys = <Name extends string>(words: Record<Name, unknown>) => Object.keys(words) as [Name, ...Name[]]

/** What the page keeps in its address. Empty means everybody. */
const asked = z.object({
  sort: z.enum(keys(rosterSorts)).default('name'),
  direction: z.enum(keys(directions)).default('ascending'),
  search: z.string().max(longestSearch).nullable().default(null),
  persona: z.enum(personaIds).nullable().default(null),
  status: z.enum(keys(studentStatuses)).nullable().default(null),
  ages: z.enum(keys(ageBands)).nullable().default(null),
  safety: z.enum(keys(safetyBands)).nullable().default(null),
})

/** The specification's row, in its order. */
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
 * The students that a search and filters mean, as a file for a spreadsheet: the first 10,000 of the order. Logged with every student in it
 * before it is answered.
 *
 * @throws InvalidInputError naming the field, RateLimitedError after twenty files within an hour
 */
export async function saveRoster(context: Context, query: Record<string, unknown>): Promise<Spreadsheet> {
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
  const found = await findStudents(context, { ...part, limit: mostSavedRows + 1 })
  const students = found.slice(0, mostSavedRows)
  const subjectIds = students.map(({ id }) => id)
  await audit(context, {
    action: 'data.export',
    subjectIds,
    detail: `The roster: ${students.length} students, ${narrowed(filter, sort)}.`,
  })
  const fileName = found.length === students.length ? 'students.csv' : `students-first-${mostSavedRows}.csv`
  return spreadsheet(
    fileName,
    columns,
    students.map((student) => columns.map((column) => student[column])),
  )
}

/** How the list was narrowed down, without the words of the search, which may name somebody. */
function narrowed({ search, ...filter }: Omit<z.infer<typeof asked>, 'sort' | 'direction'>, sort: RosterSort): string {
  const parts = Object.entries(filter).flatMap(([name, value]) => (value ? [`${name} ${value}`] : []))
  return [`by ${sort}`, ...(search ? ['searched'] : []), ...parts].join(', ')
}
