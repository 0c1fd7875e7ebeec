import { agent } from '@deepm/schema/rules/experiments/agent'
import code from '@deepm/schema/rules/experiments/agent/core?raw'
import { experiments } from '@deepm/schema/rules/experiments/catalogue'
import type { Definition, ExperimentProps } from '../frame/definition.ts'
import { ExperimentFrame } from '../frame/experiment-frame.tsx'
import { type AgentState, type Choices, start } from './model.ts'
import { howItWorks, missions } from './texts.ts'
import { AgentView } from './view.tsx'
import { toolWords } from './words.ts'

const definition: Definition<AgentState> = {
  facts: experiments.agent,
  hue: 'amber',
  rules: agent,
  missions,
  howItWorks,
  code,
  View: AgentView,
  start: () => start(),
  save: {
    pack: ({ tools, defence, asks }) => ({ tools, defence, asks }),
    unpack: (saved) => start(saved as Choices),
  },
  work: ({ tools, defence, asks }) => ({
    title: 'My rules for a robot agent',
    description: [
      `I allowed a robot in a library these tools: ${namesOf(tools)}.`,
      defence.notesAreData ? 'It treats notes as data, not as orders.' : 'It still takes orders from notes.',
      asks.length > 0 ? `It must ask a person before it uses: ${namesOf(asks)}.` : 'It never asks a person.',
    ].join(' '),
  }),
}

function namesOf(list: Choices['asks']): string {
  return list.length > 0 ? list.map((it) => toolWords[it].name).join(', ') : 'none'
}

/** A robot with a goal, tools and permissions, and a note that tries to take it over. */
export function Agent(props: ExperimentProps) {
  return <ExperimentFrame definition={definition} {...props} />
}
