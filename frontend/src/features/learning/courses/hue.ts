import type { Hue } from '../../../ui/theme/hue.ts'

/** The colour of the core course, and of the recommended step that a tool course belongs to. */
const hues: Record<string, Hue> = { 'how-ai-works': 'amber', dalle: 'violet', midjourney: 'coral', runway: 'coral' }

export function hueOfCourse(courseId: string): Hue {
  return hues[courseId] ?? 'teal'
}
