// `npm run safety:train` makes the table of the second reader from the labelled prompts. The same prompts make the same table; a test
// asks whether the committed one was made from the committed prompts.

import { writeFileSync } from 'node:fs'
import { packTable, weightFile } from '../modules/practice/second-reader.service.ts'
import { learnedSetFile, readSafetySet, safetySetFile } from './safety-set.ts'
import { chooseThresholds } from './safety-thresholds.ts'
import { examplesOf, learn, lessonExamples, setsDigest } from './safety-training.ts'

const ours = [...lessonExamples(), ...examplesOf(readSafetySet(safetySetFile))]
const learned = examplesOf(readSafetySet(learnedSetFile))
const thresholds = chooseThresholds(ours, learned)
const table = packTable(learn([...ours, ...learned], thresholds), setsDigest())
writeFileSync(weightFile, table)
console.log(`${ours.length} + ${learned.length} prompts, ${Math.round(table.length / 1024)} kB`, thresholds)
