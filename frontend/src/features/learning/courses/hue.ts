import type { Hue } from '../../../ui/theme/hue.ts'

/** Colours go by the step of the recommended path that a course belongs to. */
const hues: Record<string, Hue> = { dalle: 'violet', midjourney: 'coral', runway: 'coral' }

/** The colour that a course carries everywhere. */
export function hueOfCourse(courseId: string): Hue {
  return hues[courseId] ?? 'teal'
}
