// `npm run safety:eval` prints what the rules and the second reader make of the labelled prompts. `-- file.yaml` tries another set, `--misses` lists
// what was missed and what was held back. Ends with 1 when a category is below what we hold the set to.

import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  inTotal,
  isGoodEnough,
  learnedSetFiles,
  leastLearned,
  leastRecall,
  measureSafety,
  mostFalse,
  readSafetySet,
  type SafetyFigures,
  safetySetFile,
} from './safety-set.ts'

const { values, positionals } = parseArgs({ options: { misses: { type: 'boolean', default: false } }, allowPositionals: true })
// npm runs this in its workspace, and tells from where it was asked.
const from = process.env['INIT_CWD'] ?? process.cwd()
const files = positionals.length > 0 ? positionals.map((file) => path.resolve(from, file)) : [safetySetFile, ...learnedSetFiles]

for (const file of files) {
  const figures = measureSafety(readSafetySet(file))
  console.log(`\n${path.relative(from, file)}`)
  print('category', { ...inTotal([]), recall: Number.NaN, falseShare: Number.NaN })
  for (const row of figures) print(row.category, row)
  print('all', inTotal(figures))
  if (values.misses) for (const row of figures) list(row)
  const least = learnedSetFiles.includes(file) ? leastLearned : leastRecall
  if (!figures.every((row) => isGoodEnough(row, least))) {
    console.log(`\nA category is below a recall of ${percent(least)} or above ${percent(mostFalse)} of false blocks.`)
    process.exitCode = 1
  }
}

function print(name: string, row: Pick<SafetyFigures, 'found' | 'passes' | 'recall' | 'falseShare'>): void {
  const cells = Number.isNaN(row.recall)
    ? ['recall', 'of', 'false', 'of']
    : [percent(row.recall), String(row.found), percent(row.falseShare), String(row.passes)]
  console.log(name.padEnd(14) + cells.map((cell) => cell.padStart(9)).join(''))
}

function list({ category, missed, heldBack }: SafetyFigures): void {
  for (const prompt of missed) console.log(`${category} missed:    ${prompt}`)
  for (const prompt of heldBack) console.log(`${category} held back: ${prompt}`)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
