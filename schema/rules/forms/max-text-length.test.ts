import { expect, test } from 'vitest'
import { maxTextLength } from './max-text-length.ts'
import { z } from './zod.ts'

const word = z.string().trim().max(8, 'Use at most 8 characters.')

test.each([
  ['a text', word, 8],
  ['a text without a limit', z.string(), undefined],
  ['one that may be left out', word.default(''), 8],
  ['one that may be null', word.nullish(), 8],
  ['one with a further condition', word.refine((text) => text !== 'no'), 8],
  [
    'one that is changed before it is held to its limit',
    z
      .string()
      .transform((text) => text.trim())
      .pipe(word),
    8,
  ],
  ['the narrower end of a pipe', word.pipe(z.string().max(5)), 5],
  ['nothing or a text', z.union([z.literal(''), word]), 8],
  ['a choice with a member that has no limit', z.union([word, z.string()]), undefined],
  ['the elements of a list', z.array(word).max(3), 8],
  ['an address', z.url().max(90), 90],
])('the longest text of %s', (_name, rule, longest) => {
  expect(maxTextLength(rule)).toBe(longest)
})
