import type { ExperimentId } from './catalogue.ts'
import type { ExperimentRules } from './mission.ts'
import { nameMaker } from './name-maker.ts'
import { nextWord } from './next-word.ts'
import { noiseToPicture } from './noise-to-picture.ts'

/** The rules of all experiments, for the server. The web app loads each with its experiment. */
export const experimentRules: Partial<Record<ExperimentId, ExperimentRules>> = {
  'next-word': nextWord,
  'noise-to-picture': noiseToPicture,
  'name-maker': nameMaker,
}
