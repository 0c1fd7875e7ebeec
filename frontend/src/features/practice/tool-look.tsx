import type { LabTool } from '@deepm/schema/rules/lab'
import type { ReactNode } from 'react'
import type { Hue } from '../../ui/hue.ts'
import { FrameEmblem, LensEmblem, ScrollEmblem, TalkEmblem } from '../../ui/illustrations/tool-emblems.tsx'

/** How each tool of the lab looks, and what it is good to know for. */
export const toolLooks: Record<LabTool, { hue: Hue; emblem: ReactNode; about: string }> = {
  chatgpt: { hue: 'teal', emblem: <TalkEmblem />, about: 'Talks and writes' },
  gemini: { hue: 'amber', emblem: <LensEmblem />, about: 'Looks at pictures, too' },
  claude: { hue: 'violet', emblem: <ScrollEmblem />, about: 'Takes long texts' },
  dalle: { hue: 'coral', emblem: <FrameEmblem />, about: 'Makes pictures' },
}
