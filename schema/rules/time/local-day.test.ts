import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { canonicalZone, daysBetween, isSameZone, isTimeZone, localDay, minuteOfDay } from './local-day.ts'

const zones = [
  'UTC',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

describe('the minute of the local day', () => {
  it.each([
    ['UTC', '2026-03-01T00:00:00Z', 0],
    ['UTC', '2026-03-01T23:59:59Z', 1439],
    ['Asia/Kathmandu', '2026-03-01T18:15:00Z', 0],
    ['America/New_York', '2026-03-08T07:30:00Z', 210],
    ['Nowhere/Atall', '2026-03-01T12:05:00Z', 725],
  ])('in %s at %s is %i', (zone, instant, minute) => expect(minuteOfDay(new Date(instant), zone)).toBe(minute))
})

describe('local day', () => {
  it('matches a reference calendar at any time, whichever time in that quarter of an hour was cached', () => {
    const moment = fc.date({ min: new Date(Date.UTC(2011, 0)), max: new Date(Date.UTC(2080, 0)), noInvalidDate: true })
    fc.assert(
      fc.property(moment, fc.nat({ max: 899_999 }), fc.constantFrom(...zones), (before, within, zone) => {
        const quarter = Math.floor(before.getTime() / 900_000) * 900_000
        localDay(before, zone)
        const after = new Date(quarter + within)
        expect(localDay(after, zone)).toBe(new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(after))
      }),
    )
  })

  it.each([
    // zone, the instant of midnight, the day that ends, the day that begins
    ['UTC', '2026-02-28T24:00:00Z', '2026-02-28', '2026-03-01'],
    ['UTC', '2028-02-28T24:00:00Z', '2028-02-28', '2028-02-29'],
    ['UTC', '2026-12-31T24:00:00Z', '2026-12-31', '2027-01-01'],
    ['Asia/Kathmandu', '2026-06-01T18:15:00Z', '2026-06-01', '2026-06-02'],
    ['America/St_Johns', '2026-01-15T03:30:00Z', '2026-01-14', '2026-01-15'],
    ['Pacific/Kiritimati', '2026-06-01T10:00:00Z', '2026-06-01', '2026-06-02'],
    ['Pacific/Pago_Pago', '2026-06-01T11:00:00Z', '2026-05-31', '2026-06-01'],
    // New York changes clocks on 8 March (a 23-hour day) and on 1 November (25 hours).
    ['America/New_York', '2026-03-08T05:00:00Z', '2026-03-07', '2026-03-08'],
    ['America/New_York', '2026-03-09T04:00:00Z', '2026-03-08', '2026-03-09'],
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-10-31', '2026-11-01'],
    ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-01', '2026-11-02'],
    // London on 29 March and on 25 October.
    ['Europe/London', '2026-03-29T00:00:00Z', '2026-03-28', '2026-03-29'],
    ['Europe/London', '2026-03-29T23:00:00Z', '2026-03-29', '2026-03-30'],
    ['Europe/London', '2026-10-24T23:00:00Z', '2026-10-24', '2026-10-25'],
    ['Europe/London', '2026-10-26T00:00:00Z', '2026-10-25', '2026-10-26'],
    // Samoa skipped 30 December 2011 when it crossed the date line.
    ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-29', '2011-12-31'],
  ])('in %s one second before %s is %s and one second after is %s', (zone, midnight, before, after) => {
    const at = Date.parse(midnight)
    expect(localDay(new Date(at - 1000), zone)).toBe(before)
    expect(localDay(new Date(at), zone)).toBe(after)
    expect(localDay(new Date(at + 1000), zone)).toBe(after)
  })

  it('one instant is two dates on the two sides of the date line', () => {
    const instant = new Date('2026-06-01T10:30:00Z')
    expect(localDay(instant, 'Pacific/Kiritimati')).toBe('2026-06-02')
    expect(localDay(instant, 'Pacific/Pago_Pago')).toBe('2026-05-31')
  })

  it('advances with elapsed time, in every zone and through every clock change', () => {
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 400 * 24 }), fc.constantFrom(...zones), (start, hours, zone) => {
        const days = daysBetween(localDay(start, zone), localDay(new Date(start.getTime() + hours * 3_600_000), zone))
        // A clock change of an hour can bring the next midnight that much closer or farther.
        expect(days).toBeGreaterThanOrEqual(Math.floor((hours - 1) / 24))
        expect(days).toBeLessThanOrEqual(Math.ceil((hours + 1) / 24))
      }),
    )
  })

  it('counts whole days between dates across leap days, years and clock changes, in both directions', () => {
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
    expect(daysBetween('2026-05-05', '2026-05-05')).toBe(0)
    expect(daysBetween('2026-05-05', '2026-05-01')).toBe(-4)
  })

  it('treats an unknown zone as UTC', () => {
    const instant = new Date('2026-06-01T23:30:00Z')
    for (const zone of ['Mars/Olympus', '', 'UTC+99', '../etc']) {
      expect(isTimeZone(zone)).toBe(false)
      expect(localDay(instant, zone)).toBe('2026-06-01')
    }
    for (const zone of zones) expect(isTimeZone(zone)).toBe(true)
  })
})

describe('a time zone name', () => {
  it('is canonical, in whatever spelling it was sent', () => {
    for (const name of ['Europe/London', 'europe/london', 'EUROPE/LONDON', 'GB'])
      expect(canonicalZone(name)).toBe('Europe/London')
    for (const name of ['UTC', 'utc', 'Zulu', 'GMT']) expect(canonicalZone(name)).toBe('UTC')
    expect(canonicalZone('Asia/Kolkata')).toBe(canonicalZone('Asia/Calcutta'))
    expect(isSameZone('Asia/Kolkata', 'asia/calcutta')).toBe(true)
    expect(isSameZone('Asia/Kolkata', 'Asia/Kathmandu')).toBe(false)
  })

  it.each(['+05:00', '-0530', '+05', '\u221205:00', ' UTC', 'Mars/Olympus', ''])('rejects %j', (name) =>
    expect(canonicalZone(name)).toBeNull(),
  )

  it('uses one calendar and one clock, however many spellings older rows contain', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat')
    const name = 'america/argentina/ushuaia'
    const spelling = (bits: number) =>
      [...name].map((letter, at) => ((bits >> (at % 12)) & 1 ? letter.toUpperCase() : letter)).join('')
    for (let bits = 0; bits < 3000; bits += 1) {
      expect(localDay(new Date('2026-06-01T12:00:00Z'), spelling(bits))).toBe('2026-06-01')
      expect(minuteOfDay(new Date('2026-06-01T12:00:00Z'), spelling(bits))).toBe(540)
    }
    const kept = made.mock.calls.filter(([locale]) => locale !== 'en')
    made.mockRestore()
    expect(kept).toHaveLength(2)
  })
})
