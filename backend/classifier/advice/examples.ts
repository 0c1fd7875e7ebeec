import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CoachedKind, coachedKinds } from '@deepm/schema/rules/lab/coach/kinds/kinds'

const coachFolder = path.dirname(
  path.dirname(fileURLToPath(import.meta.resolve('@deepm/schema/rules/lab/coach/advice/advice-model'))),
)
export const adviceModelFile = path.join(coachFolder, 'advice/model.json')

/** A prompt, and what a good teacher would advise: gladly, and never. Other advice is neither. */
export type AdviceExample = { prompt: string; kind: CoachedKind; advice: string[]; never: string[] }

type Labelled = Omit<AdviceExample, 'kind'> & { kind: string | string[] }

/** Reads the labelled prompts that the model is trained with: its own, and the sets a to d of the coach. */
export function adviceExamples(): AdviceExample[] {
  const own = globSync(path.join(import.meta.dirname, 'labels/*.json')).sort()
  const sets = ['a', 'b', 'c', 'd'].map((name) => path.join(coachFolder, `../coach-set/${name}.json`))
  return [...own, ...sets]
    .flatMap((file): Labelled[] => JSON.parse(readFileSync(file, 'utf8')))
    .flatMap((labelled) => {
      const kind = coachedKinds.find((it) => it === [labelled.kind].flat()[0])
      return kind ? [{ ...labelled, kind }] : []
    })
}
