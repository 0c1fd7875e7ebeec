import type { Fact } from '@deepm/schema/rules/learning/lesson-content'
import { oldestGoodCheck } from '@deepm/schema/rules/learning/stale-facts'
import type { Context } from '../../../platform/context.ts'

export type StaleFact = Fact & { lessonId: string; title: string }

/** Returns the statements of published lessons that were not checked for 180 days, the oldest first, at most 200. */
export function readStaleFacts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<StaleFact[]> {
  return db.$queryRaw`
    SELECT l.id AS "lessonId", l.title, f->>'statement' AS statement, f->>'source' AS source, f->>'checkedOn' AS "checkedOn"
    FROM "Lesson" l, jsonb_array_elements(l.facts) f
    WHERE l."isPublished" AND f->>'checkedOn' < ${oldestGoodCheck(clock())}
    ORDER BY f->>'checkedOn', l.id LIMIT 200`
}
