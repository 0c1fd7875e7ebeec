import { randomUUID } from 'node:crypto'
import { ageOn } from '@deepm/schema/rules/ages'
import { isNobodysAddress } from '@deepm/schema/rules/family-members'
import { levelForXp } from '@deepm/schema/rules/levels'
import { studentsPerPage } from '@deepm/schema/rules/roster'
import { reasonsForAttention, statusOf } from '@deepm/schema/rules/student-status'
import { rosterSql } from '../../src/modules/staff/roster.service.ts'
import { type Floor, one } from './floor.ts'

type Student = { id: string; name: string; email: string; persona: string | null; enrolledDate: Date; lastActivity: Date } & {
  [Figure in
    | 'ageAtSignup'
    | 'totalXP'
    | 'completedLessons'
    | 'totalLessons'
    | 'achievements'
    | 'safetyScore'
    | 'openFlags'
    | 'parentNotifications'
    | 'weeklyProgress'
    | 'flaggedInteractions']: number
} & { currentFolder: string | null; key: string }

/** The first page of the roster by the academy's own statement, and the line in the audit log that each reading leaves. */
export const students: Floor = async (select, { userId }) => {
  const now = new Date()
  const filter = { search: null, persona: null, status: null, ages: null, safety: null }
  const order = { sort: 'lastActivity', direction: 'descending' } as const
  const place = { after: null, before: null }
  const staff = one(
    select<{ name: string; isDemo: boolean }>('staff', 'SELECT name, "isDemo" FROM "User" WHERE id = $1 AND role = \'staff\'', [
      userId,
    ]),
  )
  const { name, isDemo } = await staff
  const { text, values } = rosterSql(isDemo, { filter, order, place, limit: studentsPerPage + 1, isBackwards: false }, now)
  await select('due', 'SELECT 1 FROM "RosterRow" WHERE "safetyDueAt" <= $1 LIMIT 1', [now])
  const rows = await select<Student>('roster', text, values)
  const page = rows.slice(0, studentsPerPage)
  const detail = `${page.length} students, by ${order.sort}.`
  await select('audit', logged, [randomUUID(), userId, name, isDemo, page.map(({ id }) => id), detail, now])
  const cursor = (row: Student | undefined) =>
    row ? Buffer.from(JSON.stringify([order.sort, row.key, row.id])).toString('base64url') : null
  return {
    students: {
      edges: page.map((row) => ({ node: student(row, now), __typename: 'QueryStudentsConnectionEdge' })),
      pageInfo: {
        ...{
          hasNextPage: rows.length > page.length,
          hasPreviousPage: false,
          startCursor: cursor(page[0]),
          endCursor: cursor(page.at(-1)),
        },
        __typename: 'PageInfo',
      },
      __typename: 'QueryStudentsConnection',
    },
  }
}

const logged = `INSERT INTO "AuditEntry" (id, "staffId", "staffName", "isDemo", action, "subjectIds", detail, "createdAt")
  VALUES ($1, $2, $3, $4, 'roster.read', $5, $6, $7)`

function student(row: Student, now: Date): object {
  const standing = { safetyScore: row.safetyScore, openFlags: row.openFlags, lastActivityAt: row.lastActivity }
  return {
    ...{
      id: row.id,
      name: row.name,
      age: ageOn(row.ageAtSignup, row.enrolledDate, now),
      email: isNobodysAddress(row.email) ? '' : row.email,
      persona: row.persona,
    },
    ...{ enrolledDate: row.enrolledDate, lastActivity: row.lastActivity, totalXP: row.totalXP, level: levelForXp(row.totalXP) },
    ...{ completedLessons: row.completedLessons, totalLessons: row.totalLessons, currentFolder: row.currentFolder },
    ...{ achievements: row.achievements, safetyScore: row.safetyScore, parentNotifications: row.parentNotifications },
    ...{ weeklyProgress: row.weeklyProgress, flaggedInteractions: row.flaggedInteractions },
    ...{
      attention: reasonsForAttention(standing, now),
      status: statusOf(standing, now).replace('needs-attention', 'needsAttention'),
    },
    __typename: 'Student',
  }
}
