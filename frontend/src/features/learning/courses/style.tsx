import type { ComponentType } from 'react'
import type { ArtProps } from '../../../ui/illustrations/art.tsx'
import { TalkEmblem, toolEmblems } from '../../../ui/illustrations/emblems/tools.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { hueOfCourse } from './hue.ts'

const emblems: Record<string, ComponentType<ArtProps>> = toolEmblems

export function courseStyle(courseId: string): { hue: Hue; Emblem: ComponentType<ArtProps> } {
  return { hue: hueOfCourse(courseId), Emblem: emblems[courseId] ?? TalkEmblem }
}
