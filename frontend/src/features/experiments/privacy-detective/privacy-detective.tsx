import { experiments } from '@deepm/schema/rules/experiments/catalogue'
import { privacyDetective } from '@deepm/schema/rules/experiments/privacy-detective'
import code from '@deepm/schema/rules/experiments/privacy-detective/core?raw'
import type { Definition, ExperimentProps } from '../frame/definition.ts'
import { ExperimentFrame } from '../frame/experiment-frame.tsx'
import { type DetectiveState, findingOf, start } from './model.ts'
import { howItWorks, missions } from './texts.ts'
import { DetectiveView } from './view.tsx'
import { messageWords } from './words.ts'

const definition: Definition<DetectiveState> = {
  facts: experiments['privacy-detective'],
  hue: 'coral',
  rules: privacyDetective,
  missions,
  howItWorks,
  code,
  View: DetectiveView,
  start: () => start(),
  save: {
    pack: ({ marks, invitation, gameChat }) => ({ marks, invitation, gameChat }),
    unpack: (saved) => start(saved as Partial<DetectiveState>),
  },
  work: (state) => {
    if (state.invitation.every((level) => level === 0)) return null
    const parts = Object.values(messageWords[2].parts)
    const sentences = parts.flatMap(({ says }, index) => says[state.invitation[index] ?? 0] ?? [])
    return {
      title: 'A message that hides its writer',
      description: `${messageWords[2].opening} ${sentences.join(' ')} — ${findingOf(state, 2).fitting.size} of 24 people in the class could have written this.`,
    }
  },
}

/** Finds out who can have written a chat message, and hides the writer in the crowd. */
export function PrivacyDetective(props: ExperimentProps) {
  return <ExperimentFrame definition={definition} {...props} />
}
