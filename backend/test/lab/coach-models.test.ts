import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { adviceExamples, adviceModelFile } from '../../classifier/advice/examples.ts'
import { trainAdvice } from '../../classifier/advice/train-advice.ts'
import { kindExamples, modelFile } from '../../classifier/kinds/examples.ts'
import { trainKinds } from '../../classifier/kinds/train-kinds.ts'

it('the committed models are what `npm run coach:train` writes for the committed prompts', () => {
  expect(JSON.parse(readFileSync(modelFile, 'utf8'))).toEqual(trainKinds(kindExamples()))
  expect(JSON.parse(readFileSync(adviceModelFile, 'utf8'))).toEqual(trainAdvice(adviceExamples()))
}, 60_000)

it('no advice is labelled as both good and unwelcome', () => {
  const wrong = adviceExamples().filter(({ advice, never }) => advice.some((id) => never.includes(id)))
  expect(wrong.map(({ prompt }) => prompt)).toEqual([])
})

it('no training prompt has two kinds', () => {
  const kinds = new Map<string, Set<string>>()
  for (const { prompt, kind } of kindExamples()) {
    if (kind === null) continue
    const text = prompt.toLowerCase().trim()
    kinds.set(text, (kinds.get(text) ?? new Set()).add(kind))
  }
  expect([...kinds].filter(([, found]) => found.size > 1).map(([text]) => text)).toEqual([])
})
