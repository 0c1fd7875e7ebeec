// `npm run safety:eval` measures the safety checks on the labelled prompts. `-- file.yaml` measures another file, `--misses` lists the prompts
// that were missed or blocked by mistake. The exit code is 1 when a category is below its limits.

import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  inTotal,
  isGoodEnough,
  maximumFalseShare,
  measureSafety,
  minimumRecall,
  minimumTrainingRecall,
  minimumUnreadRecall,
  naturalFiles,
  readLabelledPrompts,
  rulesPromptsFile,
  type SafetyFigures,
  trainingFiles,
  unreadFile,
} from './labelled-prompts.ts'

const { values, positionals } = parseArgs({ options: { misses: { type: 'boolean', default: false } }, allowPositionals: true })
// npm runs this in the workspace folder; INIT_CWD is the folder of the shell.
const from = process.env['INIT_CWD'] ?? process.cwd()
const files =
  positionals.length > 0
    ? positionals.map((file) => path.resolve(from, file))
    : [...naturalFiles, unreadFile, rulesPromptsFile, ...trainingFiles]

for (const file of files) {
  const figures = measureSafety(readLabelledPrompts(file))
  console.log(`\n${path.relative(from, file)}`)
  print('category', { ...inTotal([]), recall: Number.NaN, falseShare: Number.NaN })
  for (const row of figures) print(row.category, row)
  print('all', inTotal(figures))
  if (values.misses) for (const row of figures) list(row)
  const least = trainingFiles.includes(file) ? minimumTrainingRecall : minimumRecall
  const isUnread = file === unreadFile || naturalFiles.includes(file)
  const isFine = isUnread ? isGoodEnough(inTotal(figures), minimumUnreadRecall) : figures.every((row) => isGoodEnough(row, least))
  if (!isFine) {
    console.log(`\nBelow the required recall, or above ${percent(maximumFalseShare)} of false blocks.`)
    process.exitCode = 1
  }
}

function print(name: string, row: Pick<SafetyFigures, 'found' | 'passes' | 'recall' | 'falseShare'>): void {
  const cells = Number.isNaN(row.recall)
    ? ['recall', 'of', 'false', 'of']
    : [percent(row.recall), String(row.found), percent(row.falseShare), String(row.passes)]
  console.log(name.padEnd(14) + cells.map((cell) => cell.padStart(9)).join(''))
}

function list({ category, missed, blocked }: SafetyFigures): void {
  for (const prompt of missed) console.log(`${category} missed:    ${prompt}`)
  for (const prompt of blocked) console.log(`${category} blocked:   ${prompt}`)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
