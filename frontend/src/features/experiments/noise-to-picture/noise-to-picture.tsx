import { experiments } from '@deepm/schema/rules/experiments/catalogue'
import { maxSeed, noiseToPicture } from '@deepm/schema/rules/experiments/noise-to-picture'
import { freshSeed } from '../engine/random.ts'
import type { Definition, ExperimentProps, ViewProps } from '../frame/definition.ts'
import { ExperimentFrame } from '../frame/experiment-frame.tsx'
import core from './core.ts?raw'
import { Mystery } from './mystery.tsx'
import { aThing } from './names.ts'
import { type State, startState } from './state.ts'
import { Studio } from './studio.tsx'
import { howItWorks, missions } from './texts.ts'

type Saved = Omit<State, 'shelf'>

const newNoise = () => (freshSeed() % maxSeed) + 1

const definition: Definition<State> = {
  facts: experiments['noise-to-picture'],
  hue: 'violet',
  rules: noiseToPicture,
  missions,
  howItWorks,
  code: core,
  View: NoiseToPictureView,
  start: (setup) => startState(setup, newNoise()),
  save: {
    pack: ({ shelf: _, ...saved }): Saved => saved,
    unpack: (saved) => ({ ...(saved as Saved), shelf: [] }),
  },
  work: ({ shelf: [newest] }) =>
    newest
      ? {
          title: `${newest.settings.second ? 'A mixture' : 'A picture'} from noise ${newest.settings.seed}`,
          description: `My machine turned noise ${newest.settings.seed} into a picture. I asked for ${[newest.settings.wish, newest.settings.second].flatMap((it) => (it ? [aThing(it)] : [])).join(' mixed with ')}. ${Math.round(100 * newest.nearest.alike)}% of its dots are equal to the nearest training picture, and ${Math.round(100 * newest.known)}% of its parts are in training pictures.`,
        }
      : null,
}

function NoiseToPictureView(props: ViewProps<State>) {
  return props.mission === 1 ? <Mystery report={props.report} announce={props.announce} /> : <Studio {...props} />
}

/** Turns noise into small pictures with a denoiser that averages its training pictures. */
export function NoiseToPicture(props: ExperimentProps) {
  return <ExperimentFrame {...props} definition={definition} />
}
