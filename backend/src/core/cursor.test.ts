import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cursorDate, cursorOf, cursorParts } from './cursor.ts'

describe('cursors', () => {
  it('round-trip their values', () => {
    const at = new Date('2026-11-23T10:00:00.123Z')
    expect(cursorParts(cursorOf(3, at, 'an id with spaces'))).toEqual(['3', at.toISOString(), 'an id with spaces'])
    expect(cursorDate(cursorParts(cursorOf(at))[0])).toEqual(at)
  })

  it('contain no value that the database cannot compare, even when tampered with', () => {
    const odd = fc.constantFrom('\0', 'a\0b', '0000-01-01T00:00:00Z', '-200000-01-01T00:00:00Z', '+200000-01-01T00:00:00Z')
    const part = fc.oneof(odd, fc.integer(), fc.string({ unit: 'binary' }), fc.jsonValue())
    const property = fc.property(fc.oneof(fc.array(part), fc.jsonValue()), (written) => {
      const parts = cursorParts(Buffer.from(JSON.stringify(written)).toString('base64url'))
      for (const part of parts) {
        expect(part).not.toContain('\0')
        const year = cursorDate(part).getUTCFullYear()
        expect(year >= 1 && year <= 9999).toBe(true)
      }
    })
    fc.assert(property, { numRuns: 500 })
  })

  it.each(['', 'x', '0000-01-01T00:00:00Z', '-200000-01-01T00:00:00Z', '+200000-01-01T00:00:00Z'])(
    'rejects %j as a date',
    (part) => {
      expect(cursorDate(part)).toEqual(new Date(0))
    },
  )
})
