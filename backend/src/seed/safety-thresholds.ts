// `node src/seed/safety-thresholds.ts` reads the prompts of some writers with a reader that learned from all the others, which is what a
// child meets who writes like none of them, until each writer was left out once. It prints what is noticed at some shares of false blocks,
// and the thresholds for these shares. It takes a quarter of an hour; the chosen thresholds stand in safety-train.ts.

import path from 'node:path'
import { checkPrompt } from '@deepm/schema/rules/prompt-safety'
import { meaningScores } from '../modules/practice/meaning-net.service.ts'
import { harmHeads, type Scores } from '../modules/practice/reader-heads.service.ts'
import { scoresOf, together } from '../modules/practice/second-reader.service.ts'
import { type Example, examplesOf, lessonExamples } from './safety-examples.ts'
import { learnNet } from './safety-net.ts'
import { learnedSetFiles, readSafetySet, safetySetFile } from './safety-set.ts'
import { learn } from './safety-training.ts'

const always = [...lessonExamples(), ...examplesOf(readSafetySet(safetySetFile))]
const sets = learnedSetFiles.map((file) => ({ writer: path.basename(file, '.yaml'), examples: examplesOf(readSafetySet(file)) }))
/** Whose prompts the rules were written by, so that the rules' part would be kind; they are learned from and never left out. */
const known = sets.filter(({ writer }) => writer === 'h-to-j')
const writers = sets.filter(({ writer }) => writer !== 'h-to-j')
/** How many times it is learned. Every writer by themselves would take thrice as long. */
const times = 5
const asked = ['danger', 'crisis', 'override'] as const

type Read = { example: Example; scores: Scores; isRule: boolean; writer: string }
const read: Read[] = Array.from({ length: times }).flatMap((_, time) => {
  const isLeftOut = (_set: unknown, at: number) => at % times === time
  const learned = [...known, ...writers.filter((set, at) => !isLeftOut(set, at))]
  const others = [...always, ...learned.flatMap((it) => it.examples)]
  const table = learn(others, asked)
  const net = learnNet(others)
  return writers.filter(isLeftOut).flatMap(({ writer, examples }) =>
    examples.map((example) => ({
      example,
      scores: together(scoresOf(table, example.features), meaningScores(net, example.meaning)),
      isRule: checkPrompt(example.prompt).reasons.some(
        (reason) => reason === 'keyword' || harmHeads.some((kind) => kind === reason),
      ),
      writer,
    })),
  )
})

const harmless = read.filter(({ example }) => example.kind === 'harmless')
const dangers = read.filter(({ example: { kind } }) => kind !== null && kind !== 'harmless' && kind !== 'override')
for (const share of [0.02, 0.025, 0.03, 0.04, 0.05]) {
  const quiet = harmless.filter(({ isRule }) => !isRule).map(({ scores }) => scores.danger)
  const left = Math.max(0, share * harmless.length - (harmless.length - quiet.length))
  const danger = quiet.toSorted((one, other) => other - one)[Math.floor(left)] ?? 0
  const stops = ({ isRule, scores }: Read) => isRule || scores.danger > danger
  const rate = (of: Read[]) => ((100 * of.filter(stops).length) / (of.length || 1)).toFixed(1)
  const byWriter = writers.map(
    ({ writer }) =>
      `${writer} ${rate(dangers.filter((it) => it.writer === writer))} / ${rate(harmless.filter((it) => it.writer === writer))}`,
  )
  const byKind = ['crisis', ...harmHeads].map((kind) => `${kind} ${rate(dangers.filter(({ example }) => example.kind === kind))}`)
  console.log(
    `danger > ${danger.toFixed(4)}: ${rate(dangers)} % noticed, ${rate(harmless)} % false; ${byWriter.join(', ')}; ${byKind.join(', ')}`,
  )
}
for (const head of ['crisis', 'override'] as const)
  for (const share of [0.001, 0.002, 0.003, 0.005, 0.01]) {
    const others = read.filter(({ example }) => example.kind === 'harmless').map(({ scores }) => scores[head])
    const threshold = others.toSorted((one, other) => other - one)[Math.floor(share * others.length)] ?? 0
    const found = read.filter(({ example }) => example.kind === head)
    console.log(
      `${head} > ${threshold.toFixed(4)}: ${((100 * found.filter(({ scores }) => scores[head] > threshold).length) / found.length).toFixed(1)} % noticed at ${share * 100} %`,
    )
  }
