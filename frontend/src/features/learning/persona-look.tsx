import type { PersonaId } from '@deepm/schema/rules/personas'
import type { ComponentType } from 'react'
import type { Hue } from '../../ui/hue.ts'
import { MarketStallScene } from '../../ui/illustrations/market-stall-scene.tsx'
import { MegaphoneScene } from '../../ui/illustrations/megaphone-scene.tsx'
import { StorybookScene } from '../../ui/illustrations/storybook-scene.tsx'
import { StudioScene } from '../../ui/illustrations/studio-scene.tsx'

type Look = { hue: Hue; Scene: ComponentType<{ title?: string }> }

const looks: Record<PersonaId, Look> = {
  entrepreneur: { hue: 'amber', Scene: MarketStallScene },
  writer: { hue: 'violet', Scene: StorybookScene },
  creator: { hue: 'teal', Scene: StudioScene },
  campaigner: { hue: 'coral', Scene: MegaphoneScene },
}

/** The colour and the picture that a path carries everywhere. */
export function lookOf(personaId: string): Look {
  return looks[personaId as PersonaId] ?? looks.entrepreneur
}
