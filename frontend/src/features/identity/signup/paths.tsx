import type { ReactNode } from 'react'
import type { Hue } from '../../../ui/hue.ts'
import { MarketStallScene } from '../../../ui/illustrations/market-stall-scene.tsx'
import { MegaphoneScene } from '../../../ui/illustrations/megaphone-scene.tsx'
import { StorybookScene } from '../../../ui/illustrations/storybook-scene.tsx'
import { StudioScene } from '../../../ui/illustrations/studio-scene.tsx'
import type { Form } from './signup-form.ts'

export type Path = {
  value: string
  title: string
  text: string
  skills: string[]
  hue: Hue
  scene: ReactNode
  /** What the sidekick says when it is chosen. */
  cheer: string
}

/** Names and skills are fixed by the specification (section 2). */
export const paths: Path[] = [
  {
    value: 'entrepreneur',
    title: 'Entrepreneur',
    text: 'Turn an idea into something people want.',
    skills: ['Business Strategy', 'AI Tools', 'Market Research'],
    hue: 'amber',
    scene: <MarketStallScene />,
    cheer: 'Good pick. Which problem shall we solve first?',
  },
  {
    value: 'writer',
    title: 'Writer',
    text: 'Find your voice and tell stories that stay.',
    skills: ['Creative Writing', 'Content Creation', 'Storytelling'],
    hue: 'violet',
    scene: <StorybookScene />,
    cheer: 'Good pick. Your words first, AI reads along.',
  },
  {
    value: 'creator',
    title: 'Digital Creator',
    text: 'Draw it, code it, make it move.',
    skills: ['Design', 'Programming', 'Digital Art'],
    hue: 'teal',
    scene: <StudioScene />,
    cheer: 'Good pick. Bring colours, and a wild idea.',
  },
  {
    value: 'campaigner',
    title: 'Campaigner',
    text: 'Pick what matters and bring people along.',
    skills: ['Leadership', 'Communication', 'Social Impact'],
    hue: 'coral',
    scene: <MegaphoneScene />,
    cheer: 'Good pick. What would you change tomorrow?',
  },
]

export function chosenPath(form: Form): Path | undefined {
  return paths.find((path) => path.value === form.selectedPersona)
}
