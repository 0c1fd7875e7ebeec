import { type PersonaFacts, type PersonaId, personas } from '@deepm/schema/rules/personas'
import type { ReactNode } from 'react'
import { personaHues } from '../../../lib/persona-hues.ts'
import type { Hue } from '../../../ui/hue.ts'
import { MarketStallScene } from '../../../ui/illustrations/market-stall-scene.tsx'
import { MegaphoneScene } from '../../../ui/illustrations/megaphone-scene.tsx'
import { StorybookScene } from '../../../ui/illustrations/storybook-scene.tsx'
import { StudioScene } from '../../../ui/illustrations/studio-scene.tsx'
import type { Form } from './signup-form.ts'

type Look = {
  text: string
  scene: ReactNode
  /** What the sidekick says when it is chosen. */
  cheer: string
}

export type Path = PersonaFacts & Look & { hue: Hue }

const looks: Record<PersonaId, Look> = {
  entrepreneur: {
    text: 'Turn an idea into something people want.',
    scene: <MarketStallScene />,
    cheer: 'Good pick. Which problem shall we solve first?',
  },
  writer: {
    text: 'Find your voice and tell stories that stay.',
    scene: <StorybookScene />,
    cheer: 'Good pick. Your words first, AI reads along.',
  },
  creator: {
    text: 'Draw it, code it, make it move.',
    scene: <StudioScene />,
    cheer: 'Good pick. Bring colours, and a wild idea.',
  },
  campaigner: {
    text: 'Pick what matters and bring people along.',
    scene: <MegaphoneScene />,
    cheer: 'Good pick. What would you change tomorrow?',
  },
}

export const paths: Path[] = personas.map((persona) => ({ ...persona, ...looks[persona.id], hue: personaHues[persona.id] }))

export function chosenPath(form: Form): Path | undefined {
  return paths.find((path) => path.id === form.selectedPersona)
}
