import { experiments } from '@deepm/schema/rules/experiments/catalogue'
import { percent } from '@deepm/schema/rules/experiments/percent'
import { cityAccuracy, homeGroups, whoIsMissing } from '@deepm/schema/rules/experiments/who-is-missing'
import code from '../drawings/core.ts?raw'
import type { Definition, ExperimentProps } from '../frame/definition.ts'
import { ExperimentFrame } from '../frame/experiment-frame.tsx'
import { type State, startState } from './model.ts'
import { howItWorks, missions } from './texts.ts'
import { WhoIsMissingView } from './view.tsx'

type Saved = Pick<State, 'counts' | 'seed'>

const definition: Definition<State> = {
  facts: experiments['who-is-missing'],
  hue: 'teal',
  rules: whoIsMissing,
  missions,
  howItWorks,
  code,
  View: WhoIsMissingView,
  start: startState,
  save: {
    pack: ({ counts, seed }): Saved => ({ counts, seed }),
    unpack: (saved) => ({ ...startState(), ...(saved as Saved) }),
  },
  work: ({ results }) => {
    const result = results.at(-1)
    if (!result) return null
    const groups = homeGroups.map(({ name }, group) => `${name} ${percent(result.average.groups[group] ?? 0)}`)
    return {
      title: 'Who is missing?',
      description: `I trained a machine to tell homes from shops and measured each group. In total it is right for ${percent(cityAccuracy(result.average))} of the buildings: ${groups.join(', ')}.`,
    }
  },
}

/** Trains a machine on an unbalanced collection and measures each group. */
export function WhoIsMissing(props: ExperimentProps) {
  return <ExperimentFrame {...props} definition={definition} />
}
