import type { ComponentType } from 'react'
import type { Hue } from '../../ui/hue.ts'
import type { ArtProps } from '../../ui/illustrations/art.tsx'
import {
  ClapperEmblem,
  FrameEmblem,
  LensEmblem,
  MoodEmblem,
  ScrollEmblem,
  TalkEmblem,
} from '../../ui/illustrations/tool-emblems.tsx'

export type CourseLook = { hue: Hue; Emblem: ComponentType<ArtProps> }

/** Colours go by the step of the recommended path that a course belongs to. */
const looks: Record<string, CourseLook> = {
  chatgpt: { hue: 'teal', Emblem: TalkEmblem },
  gemini: { hue: 'teal', Emblem: LensEmblem },
  claude: { hue: 'teal', Emblem: ScrollEmblem },
  dalle: { hue: 'violet', Emblem: FrameEmblem },
  midjourney: { hue: 'coral', Emblem: MoodEmblem },
  runway: { hue: 'coral', Emblem: ClapperEmblem },
}

/** The colour and the emblem that a course carries everywhere. */
export function courseLook(courseId: string): CourseLook {
  return looks[courseId] ?? { hue: 'teal', Emblem: TalkEmblem }
}
