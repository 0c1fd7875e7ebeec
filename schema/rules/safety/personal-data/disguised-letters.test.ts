import { expect, it } from 'vitest'
import { deobfuscate } from './disguised-letters.ts'

it.each([
  ['ｒｏｂｉｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'robin@example.com'],
  ['robin@exam\u200bple.c\u00adom', 'robin@example.com'],
  ['0️⃣1️⃣7️⃣', '017'],
  ['⓪①⑦ ⁰¹⁷ 𝟎𝟏𝟕', '017 017 017'],
])('reads %s as %s', (text, plain) => {
  expect(deobfuscate(text).text).toBe(plain)
})

it('maps each character to its original position', () => {
  const { places } = deobfuscate('a\u200b𝟎b')
  expect(places).toEqual([0, 2, 4, 5])
})

it('keeps letters of other scripts, accents and punctuation', () => {
  for (const text of ['Plain words.', 'Chloé – “Yıldız” … ½', '王小明 Привет', 'e\u0301te 🙂'])
    expect(deobfuscate(text)).toEqual({ text, places: null })
})
