import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const signs = ['=', '+', '-', '@', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20']
const cells = signs.flatMap((sign) =>
  ['', ' ', '\t', '\n', '\u00A0', '\u2028'].flatMap((before) =>
    ['1', '1\n2', '1\u20282', '1\u20292'].map((after) => `${before}${sign}${after}`),
  ),
)

test('starts every cell that could be a formula with an apostrophe', async () => {
  const csv = await csvOf(['text', '=field'], [...cells.map((cell) => [cell, 'plain']), [-1, '2026-11-24']])
  const read = Papa.parse<string[]>(csv).data
  expect(read).toEqual([['text', "'=field"], ...cells.map((cell) => [`'${cell}`, 'plain']), ['-1', '2026-11-24']])
})
