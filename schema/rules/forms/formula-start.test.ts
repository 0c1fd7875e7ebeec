import { expect, it } from 'vitest'
import { formulaStart } from './formula-start.ts'

const signs = ['=', '+', '-', '@', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20']
const before = ['', ' ', '\t', '\n', '\r\n', '\u00A0', '\u2028', '\u2029', '\u3000', '\uFEFF']

it.each(signs)('matches %s at the start of a cell, after white space and in multi-line cells', (sign) => {
  for (const space of before)
    for (const rest of ['', '1+1', '1\n2', '1\r\n2', '1\u20282', '1\u20292']) {
      expect(formulaStart.test(`${space}${sign}${rest}`), JSON.stringify({ space, rest })).toBe(true)
    }
})

it.each(['', 'Mia', 'a=b', '2026-11-24', '1 + 1', 'mia@example.org', 'robots\n=1', "'=1"])('does not match %j', (text) => {
  expect(formulaStart.test(text)).toBe(false)
})
