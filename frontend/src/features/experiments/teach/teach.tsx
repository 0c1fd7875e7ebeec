import { experiments } from '@deepm/schema/rules/experiments/catalogue'
import { percent } from '@deepm/schema/rules/experiments/percent'
import { teach } from '@deepm/schema/rules/experiments/teach'
import code from '../drawings/core.ts?raw'
import type { Definition, ExperimentProps } from '../frame/definition.ts'
import { ExperimentFrame } from '../frame/experiment-frame.tsx'
import { className, type State, startState } from './model/model.ts'
import { pack, unpack } from './model/saved.ts'
import { howItWorks, missions } from './texts.ts'
import { TeachView } from './view.tsx'

const definition: Definition<State> = {
  facts: experiments.teach,
  hue: 'violet',
  rules: teach,
  missions,
  howItWorks,
  code,
  View: TeachView,
  start: startState,
  save: { pack, unpack },
  work: ({ lastTest, ...state }) =>
    lastTest === null
      ? null
      : {
          title: 'My picture machine',
          description: `I trained a machine that tells two kinds of drawings apart: ${className(state, 0)} and ${className(state, 1)}. It learned from ${lastTest.examples} drawings and is right for ${percent(lastTest.right / lastTest.tested)} of ${lastTest.tested} new ones.`,
        },
}

/** Trains a picture machine with drawings and tests it on new ones. */
export function Teach(props: ExperimentProps) {
  return <ExperimentFrame {...props} definition={definition} />
}
