import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ModelKind, modelKinds } from '@deepm/schema/rules/lab/coach/kinds/model'
import { readLabelledPrompts, trainingFiles } from '../labelled-prompts.ts'

const coachFolder = path.dirname(path.dirname(fileURLToPath(import.meta.resolve('@deepm/schema/rules/lab/coach/kinds/model'))))
export const modelFile = path.join(coachFolder, 'kinds/model.json')

type Labelled = { prompt: string; kind: string | string[] }

/** A prompt as a child would write it, and what it asks for; null if it is only known to be no trick and no nonsense. */
export type KindExample = { prompt: string; kind: ModelKind | null }

/** Reads the prompts that the model is trained with. Other languages are recognized by rules. */
export function kindExamples(): KindExample[] {
  const files = globSync(path.join(import.meta.dirname, 'prompts/*.json')).sort()
  const written = files.flatMap((file) =>
    Object.entries<string[]>(JSON.parse(readFileSync(file, 'utf8'))).flatMap(([kind, prompts]) =>
      prompts.map((prompt) => ({ prompt, kind })),
    ),
  )
  const sets = ['a', 'b', 'c'].map((name) => path.join(coachFolder, `../coach-set/${name}.json`))
  const labelled = sets
    .flatMap((file): Labelled[] => JSON.parse(readFileSync(file, 'utf8')))
    .map(({ prompt, kind }) => ({ prompt, kind: [kind].flat()[0] ?? '' }))
  return [
    ...[...written, ...labelled].flatMap(({ prompt, kind: written }): KindExample[] => {
      const kind = modelKinds.find((it) => it === written)
      return kind ? [{ prompt, kind }] : []
    }),
    ...safetyExamples(),
  ]
}

/** One in this many prompts of the prompt classifier is enough here. */
const every = 4

/** Returns tricks, and harmless prompts that look like something worse, from the prompts of the prompt classifier. */
function safetyExamples(): KindExample[] {
  const sets = trainingFiles.map((file) => readLabelledPrompts(file))
  const tricks = sets.flatMap(({ override }) => override?.found ?? [])
  const harmless = sets.flatMap((set) =>
    Object.entries(set).flatMap(([category, { passes }]) => (category === 'override' ? [] : passes)),
  )
  const some = (prompts: string[]) => prompts.filter((_prompt, at) => at % every === 0)
  return [
    ...some(tricks).map((prompt): KindExample => ({ prompt, kind: 'trick' })),
    ...some(harmless).map((prompt): KindExample => ({ prompt, kind: null })),
  ]
}
