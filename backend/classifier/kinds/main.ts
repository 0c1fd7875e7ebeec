// `npm run coach:train` writes the model with which the Practice Coach recognizes what a prompt asks for. A test trains it
// again and compares.

import { writeFileSync } from 'node:fs'
import { kindExamples, modelFile } from './examples.ts'
import { trainKinds } from './train-kinds.ts'

const examples = kindExamples()
const model = trainKinds(examples)
writeFileSync(modelFile, `${JSON.stringify(model, null, 2)}\n`)
console.log(`${examples.length} prompts, ${model.features.split('\n').length} features`)
