import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { spreadsheet } from './spreadsheet.service.ts'

const signs = ['=', '+', '-', '@', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20']
const cells = signs.flatMap((sign) =>
  ['', ' ', '\t', '\n', '\u00A0', '\u2028'].flatMap((before) =>
    ['1', '1\n2', '1\u20282', '1\u20292'].map((after) => `${before}${sign}${after}`),
  ),
)

/** Returns the cells as a spreadsheet reads them. */
const read = (csv: string) => Papa.parse<string[]>(csv.replace('\uFEFF', ''), { skipEmptyLines: true }).data

it('starts every cell that could be a formula with an apostrophe', () => {
  const { csv } = spreadsheet('x.csv', ['text', '=field'], [...cells.map((cell) => [cell, 'plain']), [-1, '2026-11-24']])
  expect(read(csv)).toEqual([['text', "'=field"], ...cells.map((cell) => [`'${cell}`, 'plain']), ['-1', '2026-11-24']])
})
