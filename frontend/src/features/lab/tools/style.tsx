import type { LabTool } from '@deepm/schema/rules/lab/lab'
import type { ReactNode } from 'react'
import { FrameEmblem, LensEmblem, ScrollEmblem, TalkEmblem } from '../../../ui/illustrations/emblems/tools.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'

/** The colour, emblem and description of each tool. */
export const toolStyles: Record<LabTool, { hue: Hue; emblem: ReactNode; about: string }> = {
  chatgpt: { hue: 'teal', emblem: <TalkEmblem />, about: 'Talks and writes' },
  gemini: { hue: 'amber', emblem: <LensEmblem />, about: 'Can look at pictures, too' },
  claude: { hue: 'violet', emblem: <ScrollEmblem />, about: 'Good with long texts' },
  dalle: { hue: 'coral', emblem: <FrameEmblem />, about: 'Makes pictures' },
}
