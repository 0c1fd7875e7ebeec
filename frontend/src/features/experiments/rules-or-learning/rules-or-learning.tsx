import { experiments } from '@deepm/schema/rules/experiments/catalogue'
import { rulesOrLearning } from '@deepm/schema/rules/experiments/rules-or-learning'
import { rightByRules } from '@deepm/schema/rules/experiments/rules-or-learning/worlds'
import type { Definition, ExperimentProps } from '../frame/definition.ts'
import { ExperimentFrame } from '../frame/experiment-frame.tsx'
import core from './core.ts?raw'
import { type State, startState, worldOf } from './model.ts'
import { kindNames, ruleSentence } from './names.ts'
import { howItWorks, missions } from './texts.ts'
import { RulesOrLearningView } from './view.tsx'

type Saved = Pick<State, 'world' | 'list' | 'splits' | 'depth' | 'creature'>

const definition: Definition<State> = {
  facts: experiments['rules-or-learning'],
  hue: 'teal',
  rules: rulesOrLearning,
  missions,
  howItWorks,
  code: core,
  View: RulesOrLearningView,
  start: () => startState(),
  save: {
    pack: ({ world, list, splits, depth, creature }): Saved => ({ world, list, splits, depth, creature }),
    unpack: (saved) => ({ ...startState(), ...(saved as Saved) }),
  },
  work: (state) => {
    const { list } = state
    if (list.rules.length === 0) return null
    const world = worldOf(state)
    const rules = list.rules.map(ruleSentence).join(' ')
    return {
      title: `My rules for the creatures of ${world.name}`,
      description: `${rules} All others are ${kindNames[list.otherwise]}s. My rules sort ${rightByRules(list, world.shown)} of ${world.shown.length} creatures right.`,
    }
  },
}

/** Sorts creatures by the learner's rules, and lets a decision tree learn from the same creatures. */
export function RulesOrLearning(props: ExperimentProps) {
  return <ExperimentFrame {...props} definition={definition} />
}
