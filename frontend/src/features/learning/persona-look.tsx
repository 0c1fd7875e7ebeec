import type { PersonaId } from '@deepm/schema/rules/personas'
import type { ComponentType } from 'react'
import { personaHues } from '../../lib/persona-hues.ts'
import type { Hue } from '../../ui/hue.ts'
import { MarketStallScene } from '../../ui/illustrations/market-stall-scene.tsx'
import { MegaphoneScene } from '../../ui/illustrations/megaphone-scene.tsx'
import { StorybookScene } from '../../ui/illustrations/storybook-scene.tsx'
import { StudioScene } from '../../ui/illustrations/studio-scene.tsx'

type Look = { hue: Hue; Scene: ComponentType<{ title?: string }> }

const looks: Record<PersonaId, Look> = {
  entrepreneur: { hue: personaHues.entrepreneur, Scene: MarketStallScene },
  writer: { hue: personaHues.writer, Scene: StorybookScene },
  creator: { hue: personaHues.creator, Scene: StudioScene },
  campaigner: { hue: personaHues.campaigner, Scene: MegaphoneScene },
}

/** The colour and the picture that a path carries everywhere. */
export function lookOf(personaId: string): Look {
  return looks[personaId as PersonaId] ?? looks.entrepreneur
}
