import type { Hue } from '../../../ui/theme/hue.ts'

/** The colour of the recommended step that a course belongs to. */
const hues: Record<string, Hue> = { dalle: 'violet', midjourney: 'coral', runway: 'coral' }

export function hueOfCourse(courseId: string): Hue {
  return hues[courseId] ?? 'teal'
}
