import { experiments } from '@deepm/schema/rules/experiments/catalogue'
import { nextWord } from '@deepm/schema/rules/experiments/next-word'
import { freshSeed } from '../engine/random.ts'
import type { Definition, ExperimentProps } from '../frame/definition.ts'
import { ExperimentFrame } from '../frame/experiment-frame.tsx'
import core from './core.ts?raw'
import { allWords, type State, startState, textOf } from './model.ts'
import { howItWorks, missions } from './texts.ts'
import { NextWordView } from './view.tsx'

type Saved = Pick<State, 'setup' | 'order' | 'temperature'>

const definition: Definition<State> = {
  facts: experiments['next-word'],
  hue: 'amber',
  rules: nextWord,
  missions,
  howItWorks,
  code: core,
  View: NextWordView,
  start: (setup) => startState(setup, freshSeed()),
  save: {
    pack: ({ setup, order, temperature }): Saved => ({ setup, order, temperature }),
    unpack: (saved) => {
      const { setup, ...settings } = saved as Saved
      return { ...startState(setup, freshSeed()), ...settings }
    },
  },
  work: (state) =>
    state.written.length === 0
      ? null
      : {
          title: 'A text by my next-word machine',
          description: `My machine looks back ${state.order} words, with temperature ${state.temperature}. It wrote: ${textOf(allWords(state))}`,
        },
}

/** Trains a next-word machine on a text and writes with it. */
export function NextWord(props: ExperimentProps) {
  return <ExperimentFrame {...props} definition={definition} />
}
