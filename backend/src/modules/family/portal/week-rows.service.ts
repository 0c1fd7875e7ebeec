import { daysAfter, type LocalDay } from '@deepm/schema/rules/time/local-day'
import { Prisma } from '../../../generated/prisma/client.ts'
import { type MissionRow, reachedMissionsSql } from '../../experiments/report.service.ts'
import { visibleToParentsSql } from './parent-visibility.service.ts'

/** An event with the title of its subject. */
export type Titled = { at: string; title: string }

/** Rows of a week, with a margin at both ends; timestamps as PostgreSQL writes them in JSON. */
export type WeekRows = {
  minutes: { day: LocalDay; minutes: number }[]
  lessons: (Titled & { objective: string; check: unknown })[]
  experiments: MissionRow[]
  answers: (Titled & { correct: boolean; attempts: number; isHelped: boolean })[]
  /** Also questions to tutors. */
  prompts: { at: string; isTutor: boolean; reasons: string[]; isGranted: boolean }[]
  achievements: Titled[]
  begun: Titled[]
  completed: Titled[]
  openLesson: string | null
}

/** A local day is at most this many hours off the UTC day. */
const zoneHours = 14

/** Returns SQL for the rows of a week, in one statement. It selects a margin, because only the caller knows the time zone. */
export function weekSql(learnerId: string, monday: LocalDay): Prisma.Sql {
  const hour = 3_600_000
  const from = new Date(Date.parse(`${monday}T00:00:00Z`) - zoneHours * hour)
  const to = new Date(Date.parse(`${daysAfter(monday, 7)}T00:00:00Z`) + zoneHours * hour)
  return Prisma.sql`
    SELECT
      (SELECT coalesce(json_agg(json_build_object('day', a.day, 'minutes', a.minutes)), '[]'::json)
        FROM "ActiveDay" a WHERE a."learnerId" = ${learnerId}
          AND a.day BETWEEN ${daysAfter(monday, -7)} AND ${daysAfter(monday, 6)}) AS minutes,
      (SELECT coalesce(json_agg(json_build_object('at', p."completedAt", 'title', l.title,
          'objective', coalesce(l.objectives[1], ''), 'check', l."check") ORDER BY p."completedAt", l.id), '[]'::json)
        FROM "LessonProgress" p JOIN "Lesson" l ON l.id = p."lessonId"
        WHERE p."learnerId" = ${learnerId} AND p."completedAt" BETWEEN ${from} AND ${to}) AS lessons,
      (${reachedMissionsSql(learnerId, from, to)}) AS experiments,
      (SELECT coalesce(json_agg(json_build_object('at', c."answeredAt", 'title', l.title, 'correct', c.correct,
          'attempts', c.attempts, 'isHelped', c."helpedAt" IS NOT NULL) ORDER BY c."answeredAt", l.id), '[]'::json)
        FROM "CheckAnswer" c JOIN "Lesson" l ON l.id = c."lessonId"
        WHERE c."learnerId" = ${learnerId} AND c."answeredAt" BETWEEN ${from} AND ${to}) AS answers,
      (SELECT coalesce(json_agg(json_build_object('at', i."createdAt", 'isTutor', i."lessonId" IS NOT NULL, 'reasons', i.reasons,
          'isGranted', coalesce(i."reviewGranted", false))), '[]'::json)
        FROM "Interaction" i WHERE i."learnerId" = ${learnerId} AND i."createdAt" BETWEEN ${from} AND ${to}
          AND ${visibleToParentsSql}) AS prompts,
      (SELECT coalesce(json_agg(json_build_object('at', e."earnedAt", 'title', a.name) ORDER BY e."earnedAt", a.position), '[]'::json)
        FROM "LearnerAchievement" e JOIN "Achievement" a ON a.id = e."achievementId"
        WHERE e."learnerId" = ${learnerId} AND e."earnedAt" BETWEEN ${from} AND ${to}) AS achievements,
      (SELECT coalesce(json_agg(json_build_object('at', p."createdAt", 'title', p.title) ORDER BY p."createdAt", p.id), '[]'::json)
        FROM "Project" p WHERE p."learnerId" = ${learnerId} AND p."deletedAt" IS NULL AND p.status <> 'completed'
          AND p."createdAt" BETWEEN ${from} AND ${to}) AS begun,
      (SELECT coalesce(json_agg(json_build_object('at', p."statusAt", 'title', p.title) ORDER BY p."statusAt", p.id), '[]'::json)
        FROM "Project" p WHERE p."learnerId" = ${learnerId} AND p."deletedAt" IS NULL AND p.status = 'completed'
          AND p."statusAt" BETWEEN ${from} AND ${to}) AS completed,
      (SELECT l.title FROM "LessonProgress" p JOIN "Lesson" l ON l.id = p."lessonId"
        WHERE p."learnerId" = ${learnerId} AND p."completedAt" IS NULL ORDER BY p."startedAt" DESC LIMIT 1) AS "openLesson"`
}
