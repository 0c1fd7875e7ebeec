// `npm run safety:train` writes the model of the prompt classifier. The same prompts produce the same bytes; a test compares the committed
// model with the committed prompts.

import { writeFileSync } from 'node:fs'
import { modelFile } from '../src/moderation/classifier/classify-prompt.service.ts'
import { encodeModel, type Model } from '../src/moderation/classifier/model-file.service.ts'
import { examplesOf, lessonExamples, trainingDigest } from './examples.ts'
import { readLabelledPrompts, rulesPromptsFile, trainingFiles } from './labelled-prompts.ts'
import { train } from './training.ts'

/** Chosen by `node classifier/cross-validate.ts`. */
const thresholds: Model['thresholds'] = { danger: 0.2, crisis: -0.2, override: -0.2 }

const labelled = [rulesPromptsFile, ...trainingFiles].flatMap((file) => examplesOf(readLabelledPrompts(file)))
const examples = [...lessonExamples(), ...labelled]
const file = encodeModel({ thresholds, ...train(examples) }, trainingDigest())
writeFileSync(modelFile, file)
console.log(`${examples.length} prompts, ${Math.round(file.length / 1024)} KB`)
