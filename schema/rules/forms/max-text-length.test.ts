import { expect, test } from 'vitest'
import { maxTextLength } from './max-text-length.ts'
import { z } from './zod.ts'

const word = z.string().check(z.trim(), z.maxLength(8, 'Use at most 8 characters.'))

test.each([
  ['a text', word, 8],
  ['a text without a limit', z.string(), undefined],
  ['one that may be left out', z._default(word, ''), 8],
  ['one that may be null', z.nullish(word), 8],
  ['one with a further condition', word.check(z.refine((text) => text !== 'no')), 8],
  [
    'one that is changed before it is held to its limit',
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.trim()),
      ),
      word,
    ),
    8,
  ],
  ['the narrower end of a pipe', z.pipe(word, z.string().check(z.maxLength(5))), 5],
  ['nothing or a text', z.union([z.literal(''), word]), 8],
  ['a choice with a member that has no limit', z.union([word, z.string()]), undefined],
  ['the elements of a list', z.array(word).check(z.maxLength(3)), 8],
  ['an address', z.url().check(z.maxLength(90)), 90],
])('the longest text of %s', (_name, rule, longest) => {
  expect(maxTextLength(rule)).toBe(longest)
})
