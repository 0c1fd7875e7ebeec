import { agent } from './agent.ts'
import type { ExperimentId } from './catalogue.ts'
import { feed } from './feed.ts'
import type { ExperimentRules } from './mission.ts'
import { nameMaker } from './name-maker.ts'
import { nextWord } from './next-word.ts'
import { noiseToPicture } from './noise-to-picture.ts'
import { privacyDetective } from './privacy-detective.ts'
import { realOrMade } from './real-or-made.ts'
import { rulesOrLearning } from './rules-or-learning.ts'
import { teach } from './teach.ts'
import { tokens } from './tokens.ts'
import { whoIsMissing } from './who-is-missing.ts'
import { wordMap } from './word-map.ts'

/** The rules of all experiments, for the server. The web app loads each with its experiment. */
export const experimentRules: Record<ExperimentId, ExperimentRules> = {
  'next-word': nextWord,
  teach,
  'who-is-missing': whoIsMissing,
  tokens,
  'word-map': wordMap,
  'noise-to-picture': noiseToPicture,
  'name-maker': nameMaker,
  'rules-or-learning': rulesOrLearning,
  feed,
  agent,
  'privacy-detective': privacyDetective,
  'real-or-made': realOrMade,
}
