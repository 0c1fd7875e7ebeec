import { type AuditAction, auditActions } from '@deepm/schema/rules/staff/audit'
import { Prisma } from '../../../generated/prisma/client.ts'
import type { ConsentStatus, LabTool, ProjectStatus, SafetyLevel } from '../../../generated/prisma/enums.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { needsReview } from '../../lab/concerns/concern.service.ts'
import { existedAtSignupSql } from '../../learning/catalogue/new-lessons.service.ts'
import { findStudent, type Student } from './roster.service.ts'

export type StudentParent = { id: string; name: string; email: string; since: Date }
export type ConsentStep = { status: ConsentStatus; at: Date }
export type StudentFolder = { id: string; path: string; title: string; completed: number; total: number }
/** Questions of one lesson that were explained to a student. */
export type StudentHelp = { id: string; title: string; questions: number; lastAt: Date }
export type StudentAchievement = { id: string; name: string; icon: string; earnedAt: Date }
export type StudentProject = { id: string; title: string; status: ProjectStatus; createdAt: Date }
export type LogEntry = { id: string; by: string; action: string; at: Date }

/** The details of a student for staff. */
export type StudentRecord = {
  student: Student
  parents: StudentParent[]
  consentSteps: ConsentStep[]
  folders: StudentFolder[]
  learnedWithHelp: StudentHelp[]
  achievements: StudentAchievement[]
  projects: StudentProject[]
  log: LogEntry[]
}

type Lists = Omit<StudentRecord, 'student'>
/** Dates are text in JSON. */
type Read<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] }
type Row = { [K in keyof Lists]: Read<Lists[K][number]>[] }

const maxListed = 20

/** Returns the details of one student; `null` for an id that the viewer may not see. The read access is logged before the response. */
export async function readRecord(context: Context, id: string): Promise<StudentRecord | null> {
  const student = await findStudent(context, id)
  if (!student) return null
  await audit(context, { action: 'student.read', subjectIds: [id], detail: 'Student record.' })
  const { isDemo } = staffMember(context)
  const [row] = await context.db.$queryRaw<Row[]>`
    SELECT
      (SELECT coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'since', g."createdAt")
          ORDER BY g."createdAt"), '[]')
        FROM "Guardianship" g JOIN "User" u ON u.id = g."parentId" WHERE g."learnerId" = ${id}) AS parents,
      (SELECT coalesce(json_agg(json_build_object('status', e.status, 'at', e."createdAt") ORDER BY e."createdAt", e.id), '[]')
        FROM "ConsentEvent" e WHERE e."learnerId" = ${id}) AS "consentSteps",
      (SELECT coalesce(json_agg(f ORDER BY f.place, f.position), '[]') FROM (
        SELECT f.id, s.name AS path, f.title, f.position, (s.id IS DISTINCT FROM ${student.persona})::int * (1 + s.position) AS place,
          (CASE WHEN bool_or(${existedAtSignupSql(Prisma.sql`l`, Prisma.sql`x`)})
            THEN count(*) FILTER (WHERE ${existedAtSignupSql(Prisma.sql`l`, Prisma.sql`x`)} OR p."completedAt" IS NOT NULL)
            ELSE count(*) END)::int AS total, count(p."completedAt")::int AS completed
        FROM "Folder" f JOIN "Persona" s ON s.id = f."personaId" JOIN "Lesson" l ON l."folderId" = f.id AND l."isPublished"
        JOIN "Learner" x ON x.id = ${id}
        LEFT JOIN "LessonProgress" p ON p."lessonId" = l.id AND p."learnerId" = ${id}
        GROUP BY f.id, s.id HAVING s.id = ${student.persona} OR count(p."completedAt") > 0) f) AS folders,
      (SELECT coalesce(json_agg(h ORDER BY h."lastAt" DESC, h.id), '[]') FROM (
        SELECT l.id, l.title, count(*)::int AS questions, max(c."helpedAt") AS "lastAt"
        FROM "CheckAnswer" c JOIN "Lesson" l ON l.id = c."lessonId"
        WHERE c."learnerId" = ${id} AND c."helpedAt" IS NOT NULL GROUP BY l.id
        ORDER BY "lastAt" DESC, l.id LIMIT ${maxListed}) h) AS "learnedWithHelp",
      (SELECT coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'icon', a.icon, 'earnedAt', e."earnedAt")
          ORDER BY e."earnedAt" DESC, a.position), '[]')
        FROM "LearnerAchievement" e JOIN "Achievement" a ON a.id = e."achievementId" WHERE e."learnerId" = ${id}) AS achievements,
      (SELECT coalesce(json_agg(p ORDER BY p."createdAt" DESC, p.id), '[]') FROM (
        SELECT id, title, status, "createdAt" FROM "Project" WHERE "learnerId" = ${id} AND "deletedAt" IS NULL
        ORDER BY "createdAt" DESC, id LIMIT ${maxListed}) p) AS projects,
      (SELECT coalesce(json_agg(e ORDER BY e.at DESC, e.id DESC), '[]') FROM (
        SELECT id, "staffName" AS by, action, "createdAt" AS at FROM "AuditEntry"
        WHERE "subjectIds" @> ARRAY[${id}] AND "isDemo" = ${isDemo} AND action <> 'roster.read'
        ORDER BY "createdAt" DESC, id DESC LIMIT ${maxListed}) e) AS log`
  if (!row) throw new Error('no record')
  return {
    student,
    folders: row.folders,
    parents: row.parents.map((it) => ({ ...it, since: new Date(it.since) })),
    consentSteps: row.consentSteps.map((it) => ({ ...it, at: new Date(it.at) })),
    learnedWithHelp: row.learnedWithHelp.map((it) => ({ ...it, lastAt: new Date(it.lastAt) })),
    achievements: row.achievements.map((it) => ({ ...it, earnedAt: new Date(it.earnedAt) })),
    projects: row.projects.map((it) => ({ ...it, createdAt: new Date(it.createdAt) })),
    log: row.log.map((it) => ({ ...it, at: new Date(it.at), action: auditActions[it.action as AuditAction] ?? it.action })),
  }
}

/** A prompt without its text. */
export type StudentInteraction = {
  id: string
  toolType: LabTool
  /** The lesson whose tutor was asked; null for a prompt of the lab. */
  lessonTitle: string | null
  level: SafetyLevel
  reasons: string[]
  createdAt: Date
  isOpen: boolean
}

/**
 * Returns a student's latest prompts in the lab and questions to tutors; empty for an id that the viewer may not see. The read access is logged before the
 * response.
 */
export async function readStudentInteractions(context: Context, id: string): Promise<StudentInteraction[]> {
  const { isDemo } = staffMember(context)
  const rows = await context.db.interaction.findMany({
    where: { learnerId: id, answeredAt: { not: null }, learner: { user: { isDemo } } },
    select: {
      id: true,
      toolType: true,
      lesson: { select: { title: true } },
      level: true,
      reasons: true,
      createdAt: true,
      settledAt: true,
      reportedAt: true,
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: maxListed,
  })
  if (rows.length > 0)
    await audit(context, { action: 'student.read', subjectIds: [id], detail: 'Lab activity, without the texts.' })
  return rows.map(({ settledAt, reportedAt, lesson, ...row }) => ({
    ...row,
    lessonTitle: lesson?.title ?? null,
    isOpen: needsReview({ ...row, settledAt, reportedAt }),
  }))
}
