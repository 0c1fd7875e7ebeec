import { experiments } from '@deepm/schema/rules/experiments/catalogue'
import type { SentenceId } from '@deepm/schema/rules/experiments/tokens'
import { tokens } from '@deepm/schema/rules/experiments/tokens'
import type { Definition, ExperimentProps } from '../frame/definition.ts'
import { ExperimentFrame } from '../frame/experiment-frame.tsx'
import core from './core.ts?raw'
import { type State, startState } from './model.ts'
import { howItWorks, missions } from './texts.ts'
import { TokensView } from './view.tsx'

type Saved = { setup: string; sentence: SentenceId }

const definition: Definition<State> = {
  facts: experiments.tokens,
  hue: 'coral',
  rules: tokens,
  missions,
  howItWorks,
  code: core,
  View: TokensView,
  start: startState,
  save: {
    pack: ({ setup, sentence }): Saved => ({ setup, sentence }),
    unpack: (saved) => {
      const { setup, sentence } = saved as Saved
      return { ...startState(setup), sentence }
    },
  },
  work: ({ taken: { cut } }) =>
    cut && {
      title: `How a machine reads “${cut.word}”`,
      description: `A language model does not get the letters of “${cut.word}”. It gets ${cut.pieces.length} tokens: ${cut.pieces.join(' · ')}.`,
    },
}

/** Shows text as the tokens of a real vocabulary. */
export function Tokens(props: ExperimentProps) {
  return <ExperimentFrame {...props} definition={definition} />
}
