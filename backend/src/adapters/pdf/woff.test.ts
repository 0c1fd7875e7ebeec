import { describe, expect, it } from 'vitest'
import { fontNames, loadFont } from './fonts.ts'
import { unpackWoff } from './woff.ts'

describe('fonts of the report', () => {
  it.each(fontNames)('unpacks %s to a font whose tables match their checksums', (name) => {
    const font = loadFont(name)
    const count = font.readUInt16BE(4)
    expect(count).toBeGreaterThan(8)
    for (let index = 0; index < count; index++) {
      const record = 12 + 16 * index
      const tag = font.toString('latin1', record, record + 4)
      // The checksum of `head` is computed before the font's own sum is written into it.
      if (tag !== 'head') expect(sumOf(font, record), tag).toBe(font.readUInt32BE(record + 4))
    }
  })

  it('accepts only WOFF', () => {
    expect(() => unpackWoff(Buffer.from('wOF2 and more'))).toThrow('not a WOFF')
  })
})

function sumOf(font: Buffer, record: number): number {
  const start = font.readUInt32BE(record + 8)
  const length = font.readUInt32BE(record + 12)
  let sum = 0
  for (let at = start; at < start + length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0
  return sum
}
