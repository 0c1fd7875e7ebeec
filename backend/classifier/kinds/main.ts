// `npm run coach:train` writes the models with which the Practice Coach recognizes what a prompt asks for, and which advice is
// unwelcome. A test trains them again and compares.

import { writeFileSync } from 'node:fs'
import { adviceExamples, adviceModelFile } from '../advice/examples.ts'
import { trainAdvice } from '../advice/train-advice.ts'
import { kindExamples, modelFile } from './examples.ts'
import { trainKinds } from './train-kinds.ts'

const kinds = kindExamples()
const kindModel = trainKinds(kinds)
writeFileSync(modelFile, `${JSON.stringify(kindModel, null, 2)}\n`)
console.log(`kinds: ${kinds.length} prompts, ${kindModel.features.split('\n').length} features`)

const advice = adviceExamples()
const adviceModel = trainAdvice(advice)
writeFileSync(adviceModelFile, `${JSON.stringify(adviceModel, null, 1)}\n`)
console.log(`advice: ${advice.length} prompts, ${Object.keys(adviceModel).length} models`)
