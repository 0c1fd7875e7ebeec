import type { Fact } from './lesson-content.ts'

/** A statement of a lesson is checked again after this many days. */
export const staleAfterDays = 180

/** Returns the first day whose check is recent enough, as in `2026-11-26`; statements checked before it are stale. */
export function oldestGoodCheck(now: Date): string {
  return new Date(now.getTime() - staleAfterDays * 86_400_000).toISOString().slice(0, 10)
}

/** Returns the statements of lessons, or of parts of the guide for parents, that were not checked for 180 days, the oldest first. */
export function staleFacts(
  lessons: readonly { id: string; title: string; facts: readonly Fact[] }[],
  now: Date,
): (Fact & { lessonId: string; title: string })[] {
  const oldest = oldestGoodCheck(now)
  return lessons
    .flatMap(({ id, title, facts }) => facts.map((fact) => ({ ...fact, lessonId: id, title })))
    .filter(({ checkedOn }) => checkedOn < oldest)
    .sort((one, other) => one.checkedOn.localeCompare(other.checkedOn))
}
