import { experiments } from '@deepm/schema/rules/experiments/catalogue'
import { realOrMade } from '@deepm/schema/rules/experiments/real-or-made'
import code from '@deepm/schema/rules/experiments/real-or-made/core?raw'
import { judged } from '@deepm/schema/rules/experiments/real-or-made/key'
import type { Definition, ExperimentProps } from '../frame/definition.ts'
import { ExperimentFrame } from '../frame/experiment-frame.tsx'
import { type JudgeState, pointsOf, type Saved, start } from './model.ts'
import { howItWorks, missions } from './texts.ts'
import { JudgeView } from './view.tsx'

const definition: Definition<JudgeState> = {
  facts: experiments['real-or-made'],
  hue: 'violet',
  rules: realOrMade,
  missions,
  howItWorks,
  code,
  View: JudgeView,
  start: () => start(),
  save: {
    pack: ({ first, second, answers }): Saved => ({ first, second, answers }),
    unpack: (saved) => start(saved as Saved),
  },
  work: ({ answers }) =>
    answers.length === 0
      ? null
      : {
          title: 'How I check what is real',
          description: `I judged ${answers.length} posts with other sources. ${answers.filter((it) => judged(it).isRight).length} answers were right, and I got ${pointsOf(answers)} out of 100 points for saying honestly how sure I was.`,
        },
}

/** Judges posts with a confidence, and traces claims to their source. */
export function RealOrMade(props: ExperimentProps) {
  return <ExperimentFrame definition={definition} {...props} />
}
