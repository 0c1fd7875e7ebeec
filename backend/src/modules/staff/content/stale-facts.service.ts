import type { Fact } from '@deepm/schema/rules/learning/lesson-content'
import { oldestGoodCheck, staleFacts } from '@deepm/schema/rules/learning/stale-facts'
import type { Context } from '../../../platform/context.ts'
import { readGuideFacts } from '../../outreach/guide-facts.service.ts'

export type StaleFact = Fact & { lessonId: string; title: string }

const most = 200

/** Returns the statements of published lessons and of the guide for parents that were not checked for 180 days, the oldest first, at most 200. */
export async function readStaleFacts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<StaleFact[]> {
  const now = clock()
  const ofLessons = await db.$queryRaw<StaleFact[]>`
    SELECT l.id AS "lessonId", l.title, f->>'statement' AS statement, f->>'source' AS source, f->>'checkedOn' AS "checkedOn"
    FROM "Lesson" l, jsonb_array_elements(l.facts) f
    WHERE l."isPublished" AND f->>'checkedOn' < ${oldestGoodCheck(now)}
    ORDER BY f->>'checkedOn', l.id LIMIT ${most}`
  const ofGuide = staleFacts(readGuideFacts(), now).map((it) => ({ ...it, title: `Guide for parents: ${it.title}` }))
  return [...ofGuide, ...ofLessons].sort((one, other) => one.checkedOn.localeCompare(other.checkedOn)).slice(0, most)
}
