/** The age groups for which lessons are written. A lesson with one level is for 11 to 13. */
export const lessonLevels = [
  { id: 'younger', name: 'Ages 8–10' },
  { id: 'middle', name: 'Ages 11–13' },
  { id: 'older', name: 'Ages 14–17' },
] as const satisfies readonly { id: string; name: string }[]

export type LessonLevel = (typeof lessonLevels)[number]['id']

/** Returns the level for an age in years. */
export function levelOfAge(age: number): LessonLevel {
  if (age <= 10) return 'younger'
  return age <= 13 ? 'middle' : 'older'
}
