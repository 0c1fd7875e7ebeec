import { agent } from './agent.ts'
import type { ExperimentId } from './catalogue.ts'
import type { ExperimentRules } from './mission.ts'
import { nextWord } from './next-word.ts'
import { privacyDetective } from './privacy-detective.ts'
import { realOrMade } from './real-or-made.ts'

/** The rules of all experiments, for the server. The web app loads each with its experiment. */
export const experimentRules: Partial<Record<ExperimentId, ExperimentRules>> = {
  'next-word': nextWord,
  agent,
  'privacy-detective': privacyDetective,
  'real-or-made': realOrMade,
}
