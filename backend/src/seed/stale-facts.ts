import type { LessonContent } from './content.ts'

/** A statement is checked again after this many days. */
export const staleAfterDays = 180

type Fact = LessonContent['facts'][number]

/** Returns the statements of lessons that were not checked for `staleAfterDays` days, the oldest first. */
export function staleFacts(lessons: readonly Pick<LessonContent, 'id' | 'facts'>[], now: Date): (Fact & { lessonId: string })[] {
  const oldest = new Date(now.getTime() - staleAfterDays * 86_400_000).toISOString().slice(0, 10)
  return lessons
    .flatMap(({ id, facts }) => facts.map((fact) => ({ ...fact, lessonId: id })))
    .filter(({ checkedOn }) => checkedOn < oldest)
    .sort((one, other) => one.checkedOn.localeCompare(other.checkedOn))
}
