import { explainersIn } from '@deepm/schema/rules/learning/notes'

type Timed = { minutes: number; projectMinutes?: number | undefined; baseId: string | null }

/** Returns the duration of a course in words: the sum of its lessons and their tasks, as in "2 hours", "2.5 hours" or "2-3 hours". */
export function durationOf(lessons: readonly Timed[]): string {
  const own = lessons.filter((it) => it.baseId === null)
  const hours = own.reduce((sum, { minutes, projectMinutes = 0 }) => sum + minutes + projectMinutes, 0) / 60
  if ((2 * hours) % 1 === 0) return hours === 1 ? '1 hour' : `${hours} hours`
  return `${Math.floor(hours)}-${Math.ceil(hours)} hours`
}

/** Returns the number of different explainers in the lessons of a course; `null` if there are none. */
export function videoCountOf(lessons: readonly { body: string }[]): number | null {
  return new Set(lessons.flatMap(({ body }) => explainersIn(body))).size || null
}
