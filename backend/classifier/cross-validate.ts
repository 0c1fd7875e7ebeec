// `node classifier/cross-validate.ts` measures the classifier on writers it was not trained on, with five-fold cross-validation over the
// training files. It prints the recall and the threshold for several shares of false blocks. train.ts has the chosen thresholds.

import path from 'node:path'
import { checkPrompt } from '@deepm/schema/rules/safety/prompt-safety'
import { harmKinds } from '@deepm/schema/rules/safety/safety-texts'
import { dangerScore, scoresOf } from '../src/moderation/classifier/classify-prompt.service.ts'
import type { Scores } from '../src/moderation/classifier/labels.service.ts'
import { type Example, examplesOf, lessonExamples } from './examples.ts'
import { readLabelledPrompts, rulesPromptsFile, trainingFiles } from './labelled-prompts.ts'
import { train } from './training.ts'

type Result = { example: Example; scores: Scores; isBlockedByRules: boolean }

const folds = 5
const sets = trainingFiles.map((file) => ({
  name: path.basename(file, '.yaml'),
  examples: examplesOf(readLabelledPrompts(file)),
}))
/** The lexicon was written with these prompts in view, so they are used for training only. */
const seenByRules = 'h-to-j'
const measured = sets.filter(({ name }) => name !== seenByRules)
const always = [
  ...lessonExamples(),
  ...examplesOf(readLabelledPrompts(rulesPromptsFile)),
  ...sets.filter(({ name }) => name === seenByRules).flatMap(({ examples }) => examples),
]

const results: Result[] = Array.from({ length: folds }).flatMap((_, fold) => {
  const others = measured.filter((_set, index) => index % folds !== fold)
  const model = train([...always, ...others.flatMap(({ examples }) => examples)])
  return measured
    .filter((_set, index) => index % folds === fold)
    .flatMap(({ examples }) =>
      examples.map((example) => ({
        example,
        scores: scoresOf(model, example.features),
        isBlockedByRules: checkPrompt(example.prompt).reasons.some(
          (reason) => reason === 'keyword' || harmKinds.some((label) => label === reason),
        ),
      })),
    )
})

const harmless = results.filter(({ example }) => example.kind === 'harmless')
const dangers = results.filter(({ example: { kind } }) => kind !== null && kind !== 'harmless' && kind !== 'override')
for (const share of [0.02, 0.025, 0.03, 0.04, 0.05]) {
  const passed = harmless.filter(({ isBlockedByRules }) => !isBlockedByRules).map(({ scores }) => dangerScore(scores))
  const allowed = Math.max(0, share * harmless.length - (harmless.length - passed.length))
  const threshold = quantile(passed, allowed)
  const found = dangers.filter(({ isBlockedByRules, scores }) => isBlockedByRules || dangerScore(scores) > threshold)
  print('danger', threshold, found.length / dangers.length, share)
}
for (const label of ['crisis', 'override'] as const)
  for (const share of [0.001, 0.002, 0.003, 0.005, 0.01]) {
    const threshold = quantile(
      harmless.map(({ scores }) => scores[label]),
      share * harmless.length,
    )
    const positives = results.filter(({ example }) => example.kind === label)
    print(label, threshold, positives.filter(({ scores }) => scores[label] > threshold).length / positives.length, share)
  }

/** Returns the value that `count` of the values exceed. */
function quantile(values: readonly number[], count: number): number {
  return values.toSorted((one, other) => other - one)[Math.floor(count)] ?? 0
}

function print(label: string, threshold: number, recall: number, falseShare: number): void {
  console.log(
    `${label} > ${threshold.toFixed(3)}: recall ${(recall * 100).toFixed(1)} %, false blocks ${(falseShare * 100).toFixed(1)} %`,
  )
}
