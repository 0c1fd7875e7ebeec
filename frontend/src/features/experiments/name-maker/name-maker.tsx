import { experiments } from '@deepm/schema/rules/experiments/catalogue'
import { nameMaker } from '@deepm/schema/rules/experiments/name-maker'
import { freshSeed } from '../engine/random.ts'
import type { Definition, ExperimentProps } from '../frame/definition.ts'
import { ExperimentFrame } from '../frame/experiment-frame.tsx'
import core from './core.ts?raw'
import { setupNames } from './data.ts'
import { type State, startState } from './state.ts'
import { howItWorks, missions } from './texts.ts'
import { NameMakerView } from './view.tsx'

type Saved = Pick<State, 'setup' | 'size' | 'isFew'>

const definition: Definition<State> = {
  facts: experiments['name-maker'],
  hue: 'teal',
  rules: nameMaker,
  missions,
  howItWorks,
  code: core,
  View: NameMakerView,
  start: (setup) => startState(setup, freshSeed()),
  save: {
    pack: ({ setup, size, isFew }): Saved => ({ setup, size, isFew }),
    unpack: (saved) => {
      const { setup, ...settings } = saved as Saved
      return { ...startState(setup, freshSeed()), ...settings }
    },
  },
  work: ({ setup, size, made }) =>
    made.length === 0
      ? null
      : {
          title: 'Names by my neural network',
          description: `My network has ${size} neurons and learned from this list: ${(setupNames[setup] ?? '').toLowerCase()}. It invented: ${made
            .filter(({ isCopy }) => !isCopy)
            .map(({ text }) => text)
            .join(', ')}.`,
        },
}

/** Trains a small neural network to invent names. */
export function NameMaker(props: ExperimentProps) {
  return <ExperimentFrame {...props} definition={definition} />
}
