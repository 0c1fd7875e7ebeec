// `npm run safety:train` makes the file of the second reader from the labelled prompts. The same prompts make the same bytes; a test asks
// whether the committed one was made from the committed prompts.

import { writeFileSync } from 'node:fs'
import { packTable } from '../modules/practice/reader-table.service.ts'
import { type Thresholds, weightFile } from '../modules/practice/second-reader.service.ts'
import { examplesOf, lessonExamples, setsDigest } from './safety-examples.ts'
import { learnNet } from './safety-net.ts'
import { learnedSetFiles, readSafetySet, safetySetFile } from './safety-set.ts'
import { learn } from './safety-training.ts'

/** As `node src/seed/safety-thresholds.ts` found them. */
const thresholds: Thresholds = { danger: 0.42, crisis: -0.2, override: -0.35 }

const sets = [safetySetFile, ...learnedSetFiles].flatMap((file) => examplesOf(readSafetySet(file)))
const examples = [...lessonExamples(), ...sets]
const file = packTable({ thresholds, table: learn(examples), net: learnNet(examples) }, setsDigest())
writeFileSync(weightFile, file)
console.log(`${examples.length} prompts, ${Math.round(file.length / 1024)} kB`)
