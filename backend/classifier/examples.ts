import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cleanPrompt } from '@deepm/schema/rules/lab/lab'
import { harmKinds } from '@deepm/schema/rules/safety/safety-texts'
import { type Features, promptFeatures } from '../src/moderation/classifier/prompt-features.service.ts'
import { contentDir, readContent } from '../src/seed/content.ts'
import { readLab } from '../src/seed/lab.ts'
import { type LabelledPrompts, rulesPromptsFile, type SafetyCategory, trainingFiles } from './labelled-prompts.ts'

const exampleKinds = ['harmless', 'crisis', ...harmKinds, 'override'] as const
type ExampleKind = (typeof exampleKinds)[number]
/** A prompt to train on. Its kind is null when it contains no sign of harm. */
export type Example = { prompt: string; features: Features; kind: ExampleKind | null }

/** Personal data is found by patterns only. */
const kindOf = (category: SafetyCategory): ExampleKind | null =>
  category === 'personalData' ? null : category === 'benign' ? 'harmless' : category

/** Converts labelled prompts into training examples. */
export function examplesOf(set: LabelledPrompts): Example[] {
  return Object.entries(set).flatMap(([category, { found, passes }]) => [
    ...found.map((prompt) => exampleOf(prompt, kindOf(category as SafetyCategory))),
    ...passes.map((prompt) => exampleOf(prompt)),
  ])
}

/** Returns two thirds of the academy's own sentences and prompts as harmless examples. A test measures the other third. */
export function lessonExamples(): Example[] {
  const { sentences, prompts } = lessonTexts()
  return [...sentences, ...prompts].filter((_, at) => at % 3 !== 0).map((text) => exampleOf(text))
}

/** Returns the sentences of the lessons, and the prompts that lessons and the lab suggest. */
export function lessonTexts(): { sentences: string[]; prompts: string[] } {
  const files = globSync(path.join(contentDir, '{paths,courses}/**/*.md')).sort()
  const sentences = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/\n|(?<=[.!?]) /)
      .filter((sentence) => sentence.split(' ').length > 4),
  )
  const { paths, courses } = readContent()
  const lessons = [...paths.flatMap(({ folders }) => folders), ...courses].flatMap((it) => it.lessons)
  return { sentences, prompts: [...lessons.map(({ practice }) => practice.prompt), ...readLab().prompts.map(({ text }) => text)] }
}

/** Uses the first part of a prompt, which nearly always is the whole prompt. */
function exampleOf(prompt: string, kind: ExampleKind | null = 'harmless'): Example {
  const [features = new Map()] = promptFeatures(cleanPrompt(prompt))
  return { prompt, features, kind }
}

/** Returns a digest of the labelled prompts. */
export function trainingDigest(): string {
  const sum = createHash('sha256')
  for (const file of [rulesPromptsFile, ...trainingFiles]) sum.update(readFileSync(file))
  return sum.digest('hex').slice(0, 16)
}
