import { experiments } from '@deepm/schema/rules/experiments/catalogue'
import { analogies, wordMap } from '@deepm/schema/rules/experiments/word-map'
import { freshSeed } from '../engine/random.ts'
import type { Definition, ExperimentProps } from '../frame/definition.ts'
import { ExperimentFrame } from '../frame/experiment-frame.tsx'
import core from './core.ts?raw'
import { neighbors, type State, startState } from './model.ts'
import { howItWorks, missions } from './texts.ts'
import { WordMapView } from './view.tsx'

const definition: Definition<State> = {
  facts: experiments['word-map'],
  hue: 'teal',
  rules: wordMap,
  missions,
  howItWorks,
  code: core,
  View: WordMapView,
  start: (setup) => startState(setup, freshSeed()),
  save: {
    pack: ({ setup }) => ({ setup }),
    unpack: (saved) => startState((saved as { setup: string }).setup, freshSeed()),
  },
  work: ({ word, judged }) => {
    const failed = judged.find((it) => !it.fits && !analogies[it.id].works)
    const near = neighbors(word, 4).map((it) => it.word)
    return {
      title: 'What I found on a map of words',
      description: `On a map that was made from texts, the nearest words to “${word}” are ${near.join(', ')}.${failed ? ` This analogy fails: ${analogies[failed.id].words.join(', ')}.` : ''}`,
    }
  },
}

/** Explores words as points that were computed from texts. */
export function WordMap(props: ExperimentProps) {
  return <ExperimentFrame {...props} definition={definition} />
}
