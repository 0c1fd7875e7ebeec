import { type PersonaFacts, type PersonaId, personas } from '@deepm/schema/rules/accounts/personas'
import type { ReactNode } from 'react'
import { personaHues } from '../../../lib/persona-hues.ts'
import { MarketStallScene } from '../../../ui/illustrations/personas/market-stall.tsx'
import { MegaphoneScene } from '../../../ui/illustrations/personas/megaphone.tsx'
import { StorybookScene } from '../../../ui/illustrations/personas/storybook.tsx'
import { StudioScene } from '../../../ui/illustrations/personas/studio.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { SignupFields } from './form.ts'

type Look = {
  text: string
  scene: ReactNode
  /** What the sidekick says when the path is chosen. */
  cheer: string
}

export type Path = PersonaFacts & Look & { hue: Hue }

const looks: Record<PersonaId, Look> = {
  entrepreneur: {
    text: 'Turn an idea into something people want.',
    scene: <MarketStallScene />,
    cheer: 'Good pick. Which problem should we solve first?',
  },
  writer: {
    text: 'Find your voice and tell stories people remember.',
    scene: <StorybookScene />,
    cheer: 'Good pick. You write first, then AI helps.',
  },
  creator: {
    text: 'Draw it, code it, make it move.',
    scene: <StudioScene />,
    cheer: 'Good pick. Bring colours and a wild idea.',
  },
  campaigner: {
    text: 'Pick what matters and get people to join in.',
    scene: <MegaphoneScene />,
    cheer: 'Good pick. What would you change tomorrow?',
  },
}

export const paths: Path[] = personas.map((persona) => ({ ...persona, ...looks[persona.id], hue: personaHues[persona.id] }))

export function chosenPath(form: SignupFields): Path | undefined {
  return paths.find((path) => path.id === form.selectedPersona)
}
