import type { PersonaId } from '@deepm/schema/rules/accounts/personas'
import type { ComponentType } from 'react'
import { personaHues } from '../../../lib/persona-hues.ts'
import { MarketStallScene } from '../../../ui/illustrations/personas/market-stall.tsx'
import { MegaphoneScene } from '../../../ui/illustrations/personas/megaphone.tsx'
import { StorybookScene } from '../../../ui/illustrations/personas/storybook.tsx'
import { StudioScene } from '../../../ui/illustrations/personas/studio.tsx'
import type { SidekickProps } from '../../../ui/illustrations/sidekick-parts.tsx'
import { BotSidekick, ChameleonSidekick, FoxSidekick, OwlSidekick } from '../../../ui/illustrations/sidekicks.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'

type Look = {
  hue: Hue
  Scene: ComponentType<{ title?: string }>
  /** The sidekick that accompanies the path. */
  Guide: ComponentType<SidekickProps>
}

const looks: Record<PersonaId, Look> = {
  entrepreneur: { hue: personaHues.entrepreneur, Scene: MarketStallScene, Guide: BotSidekick },
  writer: { hue: personaHues.writer, Scene: StorybookScene, Guide: OwlSidekick },
  creator: { hue: personaHues.creator, Scene: StudioScene, Guide: ChameleonSidekick },
  campaigner: { hue: personaHues.campaigner, Scene: MegaphoneScene, Guide: FoxSidekick },
}

/** Returns the colour, picture and sidekick of a path. */
export function pathStyle(personaId: string): Look {
  return looks[personaId as PersonaId] ?? looks.entrepreneur
}
