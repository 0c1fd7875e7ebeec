import type { ExperimentId } from './catalogue.ts'
import { feed } from './feed.ts'
import type { ExperimentRules } from './mission.ts'
import { nextWord } from './next-word.ts'
import { rulesOrLearning } from './rules-or-learning.ts'

/** The rules of all experiments, for the server. The web app loads each with its experiment. */
export const experimentRules: Partial<Record<ExperimentId, ExperimentRules>> = {
  'next-word': nextWord,
  'rules-or-learning': rulesOrLearning,
  feed,
}
