import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { modelFile } from './classify-prompt.service.ts'
import { decodeModel, encodeModel } from './model-file.service.ts'

it('reads a written model', () => {
  const model = decodeModel(readFileSync(modelFile), 'model')
  expect(decodeModel(encodeModel(model, 'digest'), 'copy')).toEqual(model)
})

it('refuses a truncated file', () => {
  const bytes = readFileSync(modelFile)
  expect(() => decodeModel(bytes.subarray(0, -1), 'model')).toThrow('model is damaged')
})
