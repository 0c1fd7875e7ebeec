import { ageOn } from '@deepm/schema/rules/accounts/ages'
import { isPlaceholderAddress } from '@deepm/schema/rules/family/family-members'
import { pluralize } from '@deepm/schema/rules/family/week-format'
import { levelForXp } from '@deepm/schema/rules/rewards/levels'
import { type AcademyFigure, type RosterSort, sortText, weekDays } from '@deepm/schema/rules/staff/roster'
import { type AttentionReason, reasonsForAttention, type StudentStatus, statusOf } from '@deepm/schema/rules/staff/student-status'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { Prisma } from '../../../generated/prisma/client.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { countsForProgressSql, existedAtSignupSql } from '../../learning/catalogue/new-lessons.service.ts'
import { keySql, orderSql, type RosterCursor, type RosterFilter, type RosterOrder, whereSql } from './roster-query.service.ts'
import { updateDueSafetyScores } from './roster-safety.service.ts'

/** A student in the roster (specification, section 3). */
export type Student = {
  id: string
  name: string
  age: number
  email: string
  persona: string | null
  enrolledDate: Date
  lastActivity: Date
  totalXP: number
  level: number
  completedLessons: number
  totalLessons: number
  currentFolder: string | null
  achievements: number
  safetyScore: number
  parentNotifications: number
  weeklyProgress: number
  flaggedInteractions: number
  openFlags: number
  attention: AttentionReason[]
  status: StudentStatus
}

type Row = Omit<Student, 'age' | 'level' | 'attention' | 'status'> & { ageAtSignup: number; key: string }
/** A student with the sort value of the list. */
export type ListedStudent = Student & { key: string }

/** The requested part of the roster; one additional row shows whether there are more. */
export type RosterSlice = { filter: RosterFilter; order: RosterOrder; place: RosterCursor; limit: number; isBackwards: boolean }

/**
 * Returns a part of the roster for the viewer: staff of the demo academy see demo students, other staff all others. The caller logs the
 * read access.
 *
 * @throws InvalidInputError
 */
export async function findStudents(context: Context, part: RosterSlice): Promise<ListedStudent[]> {
  const { isDemo } = staffMember(context)
  const now = context.clock()
  await updateDueSafetyScores(context.writer, now)
  const rows = await context.db.$queryRaw<Row[]>(rosterSql(isDemo, part, now))
  return rows.map((row) => studentOf(row, now))
}

/** Logs the read access to a page of the roster, before the response. */
export async function logRosterRead(context: Context, students: Pick<Student, 'id'>[], sort: RosterSort): Promise<void> {
  if (students.length === 0) return
  const subjectIds = students.map(({ id }) => id)
  await audit(context, {
    action: 'roster.read',
    subjectIds,
    detail: `${pluralize(students.length, 'student')}, ${sortText(sort)}.`,
  })
}

/** Returns one student of the roster; `null` for an id that the viewer may not see. The caller logs the read access. */
export async function findStudent(context: Context, id: string): Promise<Student | null> {
  const { isDemo } = staffMember(context)
  const now = context.clock()
  await updateDueSafetyScores(context.writer, now)
  const only = Prisma.sql`SELECT r.*, '' AS key, 1 AS place FROM "RosterRow" r WHERE r."isDemo" = ${isDemo} AND r."learnerId" = ${id}`
  const [row] = await context.db.$queryRaw<Row[]>(studentsSql(only, now))
  return row ? studentOf(row, now) : null
}

/** Rows are first found by an index; the other columns are read for these rows only. */
export function rosterSql(isDemo: boolean, { filter, order, place, limit, isBackwards }: RosterSlice, now: Date): Prisma.Sql {
  const sorted = orderSql(order, isBackwards)
  return studentsSql(
    Prisma.sql`
      SELECT r.*, ${keySql(order.sort)} AS key, row_number() OVER (ORDER BY ${sorted}) AS place FROM "RosterRow" r
      WHERE ${whereSql(isDemo, filter, order, place, now)} ORDER BY ${sorted} LIMIT ${limit}`,
    now,
  )
}

function studentsSql(listed: Prisma.Sql, now: Date): Prisma.Sql {
  return Prisma.sql`
    WITH listed AS MATERIALIZED (${listed})
    SELECT r."learnerId" AS id, u.name, u.email, l."ageAtSignup", r."personaId" AS persona, r."enrolledAt" AS "enrolledDate",
      r."lastActivityAt" AS "lastActivity", r.xp AS "totalXP", r."completedLessons", r."safetyScore",
      r.flagged AS "flaggedInteractions", r."openFlags", r.key,
      (SELECT count(*)::int FROM "Lesson" s WHERE s."folderId" IS NOT NULL AND s."isPublished"
        AND ${countsForProgressSql(Prisma.sql`s`, Prisma.sql`l`)}) AS "totalLessons",
      (SELECT count(*)::int FROM "LearnerAchievement" a WHERE a."learnerId" = l.id) AS achievements,
      (SELECT count(*)::int FROM "LessonProgress" p
        WHERE p."learnerId" = l.id AND p."completedAt" > ${daysFrom(now, -weekDays)} AND p."completedAt" <= ${now}) AS "weeklyProgress",
      (SELECT count(*)::int FROM "Guardianship" g JOIN "Notification" n ON n."userId" = g."parentId"
        WHERE g."learnerId" = l.id AND n."readAt" IS NULL) AS "parentNotifications",
      (SELECT f.title FROM "Folder" f WHERE f."personaId" = r."personaId" AND EXISTS (
        SELECT FROM "Lesson" s WHERE s."folderId" = f.id AND s."isPublished" AND ${existedAtSignupSql(Prisma.sql`s`, Prisma.sql`l`)} AND NOT EXISTS (
          SELECT FROM "LessonProgress" p
          WHERE p."learnerId" = l.id AND p."lessonId" = s.id AND p."completedAt" IS NOT NULL))
        ORDER BY f.position LIMIT 1) AS "currentFolder"
    FROM listed r JOIN "Learner" l ON l.id = r."learnerId" JOIN "User" u ON u.id = r."learnerId" ORDER BY r.place`
}

function studentOf({ ageAtSignup, ...row }: Row, now: Date): ListedStudent {
  const figures = { safetyScore: row.safetyScore, openFlags: row.openFlags, lastActivityAt: row.lastActivity }
  return {
    ...row,
    email: isPlaceholderAddress(row.email) ? '' : row.email,
    age: ageOn(ageAtSignup, row.enrolledDate, now),
    level: levelForXp(row.totalXP),
    attention: reasonsForAttention(figures, now),
    status: statusOf(figures, now),
  }
}

export type AcademyFigures = Record<AcademyFigure, number>

/** Returns the seven figures of schema/rules/staff/roster in one statement. They contain no personal data, so no entry is logged. */
export async function academyFigures(context: Context): Promise<AcademyFigures> {
  const { isDemo } = staffMember(context)
  const now = context.clock()
  await updateDueSafetyScores(context.writer, now)
  const [figures] = await context.db.$queryRaw<AcademyFigures[]>`
    SELECT count(*)::int AS students,
      (count(*) FILTER (WHERE "lastActivityAt" > ${daysFrom(now, -weekDays)}))::int AS "activeThisWeek",
      coalesce(sum("completedLessons"), 0)::int AS "lessonsCompleted",
      coalesce(round(avg("safetyScore"), 1), 100)::float8 AS "averageSafetyScore",
      coalesce(sum("openFlags"), 0)::int AS "openFlags",
      coalesce(sum(projects), 0)::int AS "projectsCreated",
      (count(*) FILTER (WHERE "awaitsConsent"))::int AS "awaitingConsent"
    FROM "RosterRow" WHERE "isDemo" = ${isDemo}`
  if (!figures) throw new Error('no figures')
  return figures
}
