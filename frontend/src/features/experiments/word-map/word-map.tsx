import { experiments } from '@deepm/schema/rules/experiments/catalogue'
import { analogies, neighborRounds, wordMap } from '@deepm/schema/rules/experiments/word-map'
import { freshSeed } from '../engine/random.ts'
import type { Definition, ExperimentProps } from '../frame/definition.ts'
import { ExperimentFrame } from '../frame/experiment-frame.tsx'
import core from './core.ts?raw'
import { type State, startState } from './model.ts'
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
  work: ({ rounds, judged }) => {
    const failed = judged.find((it) => !it.fits && !analogies[it.id].works)
    if (rounds.length === 0 && !failed) return null
    const pairs = rounds.map((it) => `“${it.word}” is beside “${neighborRounds[it.word].choices[0]}”`)
    const failing = failed ? [`this analogy fails: ${analogies[failed.id].words.join(', ')}`] : []
    return {
      title: 'What I found on a map of words',
      description: `On a map that a machine made from texts, ${[...pairs, ...failing].join('; ')}.`,
    }
  },
}

/** Explores words as points that were computed from texts. */
export function WordMap(props: ExperimentProps) {
  return <ExperimentFrame {...props} definition={definition} />
}
