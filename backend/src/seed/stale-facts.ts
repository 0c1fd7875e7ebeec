import { oldestGoodCheck } from '@deepm/schema/rules/learning/stale-facts'
import type { LessonContent } from './content.ts'

type Fact = LessonContent['facts'][number]

/** Returns the statements of lessons, or of parts of the guide for parents, that were not checked for 180 days, the oldest first. */
export function staleFacts(lessons: readonly Pick<LessonContent, 'id' | 'facts'>[], now: Date): (Fact & { lessonId: string })[] {
  return lessons
    .flatMap(({ id, facts }) => facts.map((fact) => ({ ...fact, lessonId: id })))
    .filter(({ checkedOn }) => checkedOn < oldestGoodCheck(now))
    .sort((one, other) => one.checkedOn.localeCompare(other.checkedOn))
}
