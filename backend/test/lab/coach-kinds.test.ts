import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { kindExamples, modelFile } from '../../classifier/kinds/examples.ts'
import { trainKinds } from '../../classifier/kinds/train-kinds.ts'

it('the committed model is what `npm run coach:train` writes for the committed prompts', () => {
  expect(JSON.parse(readFileSync(modelFile, 'utf8'))).toEqual(trainKinds(kindExamples()))
}, 60_000)

it('no training prompt has two kinds', () => {
  const kinds = new Map<string, Set<string>>()
  for (const { prompt, kind } of kindExamples()) {
    if (kind === null) continue
    const text = prompt.toLowerCase().trim()
    kinds.set(text, (kinds.get(text) ?? new Set()).add(kind))
  }
  expect([...kinds].filter(([, found]) => found.size > 1).map(([text]) => text)).toEqual([])
})
