import { randomUUID } from 'node:crypto'
import { ageOn } from '@deepm/schema/rules/accounts/ages'
import { isPlaceholderAddress } from '@deepm/schema/rules/family/family-members'
import { levelForXp } from '@deepm/schema/rules/rewards/levels'
import { studentsPerPage } from '@deepm/schema/rules/staff/roster'
import { reasonsForAttention, statusOf } from '@deepm/schema/rules/staff/student-status'
import { rosterSql } from '../../src/modules/staff/roster/roster.service.ts'
import { type Baseline, type Row, select } from './shared.ts'

const filter = { search: null, persona: null, status: null, ages: null, safety: null }
const order = { sort: 'lastActivity', direction: 'descending' } as const
const page = { filter, order, place: { after: null, before: null }, limit: studentsPerPage + 1, isBackwards: false }

/** Returns the first page of the roster with the academy's own statement, and writes the audit log entry that each read requires. */
export const students: Baseline = async ({ userId }) => {
  const now = new Date()
  const [{ name, isDemo }] = await select('SELECT name, "isDemo" FROM "User" WHERE id = $1 AND role = \'staff\'', [userId])
  const { text, values } = rosterSql(isDemo, page, now)
  await select('SELECT 1 FROM "RosterRow" WHERE "safetyDueAt" <= $1 LIMIT 1', [now])
  const rows = await select(text, values)
  const listed = rows.slice(0, studentsPerPage)
  const detail = `${listed.length} students, by ${order.sort}.`
  await select(auditEntry, [randomUUID(), userId, name, isDemo, listed.map(({ id }) => id), detail, now])
  const cursor = (row: Row) => row && Buffer.from(JSON.stringify([order.sort, row.key, row.id])).toString('base64url')
  const cursors = { startCursor: cursor(listed[0]), endCursor: cursor(listed.at(-1)) }
  const edges = listed.map((row) => ({ node: asStudent(row, now), __typename: 'QueryStudentsConnectionEdge' }))
  const pageInfo = { ...cursors, hasNextPage: rows.length > listed.length, hasPreviousPage: false, __typename: 'PageInfo' }
  return { students: { edges, pageInfo, __typename: 'QueryStudentsConnection' } }
}

const auditEntry = `INSERT INTO "AuditEntry" (id, "staffId", "staffName", "isDemo", action, "subjectIds", detail, "createdAt")
  VALUES ($1, $2, $3, $4, 'roster.read', $5, $6, $7)`

function asStudent({ ageAtSignup, openFlags, key, ...row }: Row, now: Date): object {
  const state = { safetyScore: row.safetyScore, openFlags, lastActivityAt: row.lastActivity }
  const attention = reasonsForAttention(state, now)
  const status = statusOf(state, now).replace('needs-attention', 'needsAttention')
  const person = { age: ageOn(ageAtSignup, row.enrolledDate, now), email: isPlaceholderAddress(row.email) ? '' : row.email }
  return { ...row, ...person, level: levelForXp(row.totalXP), attention, status, __typename: 'Student' }
}
