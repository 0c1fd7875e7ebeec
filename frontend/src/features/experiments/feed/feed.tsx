import { experiments } from '@deepm/schema/rules/experiments/catalogue'
import { feed, goals, runLength, viewers } from '@deepm/schema/rules/experiments/feed'
import { freshSeed } from '../engine/random.ts'
import type { Definition, ExperimentProps } from '../frame/definition.ts'
import { ExperimentFrame } from '../frame/experiment-frame.tsx'
import type { Machine } from './core.ts'
import core from './core.ts?raw'
import { type State, startState, withSettings } from './model.ts'
import { goalNames, howItWorks, missions } from './texts.ts'
import { FeedView } from './view.tsx'

// No taps: what a child taps says what the child likes, and continuing later does not need it.
type Saved = Pick<Machine, 'explore' | 'goal'> & Pick<State, 'viewer'>

const definition: Definition<State> = {
  facts: experiments.feed,
  hue: 'coral',
  rules: feed,
  missions,
  howItWorks,
  code: core,
  View: FeedView,
  start: () => startState(freshSeed()),
  save: {
    pack: ({ machine: { explore, goal }, viewer }): Saved => ({ explore, goal, viewer }),
    unpack: (saved) => {
      const { explore, goal, viewer } = saved as Saved
      return { ...withSettings(startState(freshSeed()), { explore, goal }), viewer }
    },
  },
  work: ({ runs, viewer }) => {
    const { name, likes, results } = viewers[viewer] ?? {}
    if (!results || runs.length < goals.length) return null
    const lines = goals.map((goal) => {
      const { minutes, topics, glad } = results[goal]
      return `Goal “${goalNames[goal]}”: ${minutes} minutes a day, about ${Math.round(topics)} topics on offer, glad about ${glad} of ${runLength} videos.`
    })
    return {
      title: 'One feed, three goals',
      description: `A test viewer (${name}) likes ${likes}. I ran a video feed with three goals. ${lines.join(' ')}`,
    }
  },
}

/** Runs a video feed that learns from taps. */
export function Feed(props: ExperimentProps) {
  return <ExperimentFrame {...props} definition={definition} />
}
