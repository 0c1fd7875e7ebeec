import type { NewsArea, NewsTab } from '@deepm/schema/rules/news/news'
import type { ComponentType } from 'react'
import { GlobeEmblem, PictureEmblem, VideoEmblem, WordsEmblem } from '../../ui/illustrations/emblems/press.tsx'
import type { Hue } from '../../ui/theme/hue.ts'

/** Name, colour and emblem of each news area. */
export const areas: Record<NewsArea, { name: string; hue: Hue; Emblem: ComponentType }> = {
  text: { name: 'Text AI', hue: 'teal', Emblem: WordsEmblem },
  image: { name: 'Image AI', hue: 'violet', Emblem: PictureEmblem },
  video: { name: 'Video AI', hue: 'coral', Emblem: VideoEmblem },
  general: { name: 'AI in the world', hue: 'amber', Emblem: GlobeEmblem },
}

export const tabNames: Record<NewsTab, string> = {
  all: 'All Updates',
  text: 'Text AI',
  image: 'Image AI',
  video: 'Video AI',
  breaking: 'Breaking',
}
