import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cleanPrompt } from '@deepm/schema/rules/lab'
import type { MeaningKind } from '../modules/practice/meaning-net.service.ts'
import { meaningOf } from '../modules/practice/phrase-encoder.service.ts'
import { type Features, promptPieces } from '../modules/practice/prompt-features.service.ts'
import { contentDir, readContent } from './content.ts'
import { readLab } from './lab.ts'
import { learnedSetFiles, type SafetyCategory, type SafetySet, safetySetFile } from './safety-set.ts'

/** A prompt to learn from: what it is, or null where nothing can be learned from it about harm. */
export type Example = { prompt: string; features: Features; meaning: Float32Array; kind: MeaningKind | null }

/** What the prompts of a category that are to be found are. Private things are looked for by patterns alone. */
const kindOf = (category: SafetyCategory): MeaningKind | null =>
  category === 'personalData' ? null : category === 'benign' ? 'harmless' : category

export function examplesOf(set: SafetySet): Example[] {
  return Object.entries(set).flatMap(([category, { found, passes }]) => [
    ...found.map((prompt) => exampleOf(prompt, kindOf(category as SafetyCategory))),
    ...passes.map((prompt) => exampleOf(prompt)),
  ])
}

/** What the academy itself says and suggests is harmless. Two of three are left out, so that a test asks about what was not learned. */
export function lessonExamples(): Example[] {
  const { sentences, prompts } = lessonTexts()
  return [...sentences, ...prompts].filter((_, at) => at % 3 === 0).map((text) => exampleOf(text))
}

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

/** The first piece of a prompt, which nearly always is all of it. */
function exampleOf(prompt: string, kind: MeaningKind | null = 'harmless'): Example {
  const [piece = { features: new Map(), phrase: '' }] = promptPieces(cleanPrompt(prompt))
  return { prompt, features: piece.features, meaning: meaningOf(piece.phrase), kind }
}

/** Names the prompts that a table was learned from. */
export function setsDigest(): string {
  const sum = createHash('sha256')
  for (const file of [safetySetFile, ...learnedSetFiles]) sum.update(readFileSync(file))
  return sum.digest('hex').slice(0, 16)
}
