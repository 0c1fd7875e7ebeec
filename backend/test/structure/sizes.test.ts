import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root, sourceFiles } from './source-imports.ts'

const maxLines = 200
const maxFiles = 20

/** Data and texts, which read no better in pieces. */
const data = [
  'frontend/src/features/outreach/legal/privacy-text.tsx',
  'frontend/src/features/outreach/legal/stored-about-you.ts',
  'schema/rules/safety/personal-data/personal-patterns.ts',
]

it('has no source file above 200 lines', () => {
  const long = sourceFiles().filter((file) => linesOf(file) > maxLines)
  expect(long.filter((file) => !data.includes(file))).toEqual([])
  expect(data.filter((file) => !long.includes(file))).toEqual([])
})

it('has no folder with more than 20 source files', () => {
  const folders = Map.groupBy(sourceFiles(), (file) => path.posix.dirname(file))
  expect([...folders].filter(([, files]) => files.length > maxFiles).map(([folder]) => folder)).toEqual([])
})

function linesOf(file: string): number {
  return readFileSync(path.join(root, file), 'utf8').split('\n').length - 1
}
