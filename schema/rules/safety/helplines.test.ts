import { describe, expect, it } from 'vitest'
import { helplineCountries, helplinesFor } from './helplines.ts'
import { helpFor } from './topic-help.ts'

const firstFor = (zone: string, languages: string[] = []) => helplinesFor(zone, languages)[0]

describe('helplines', () => {
  it.each([
    ['Europe/Berlin', 'Germany', '116 111'],
    ['Europe/Vienna', 'Austria', '147'],
    ['Europe/London', 'United Kingdom', '0800 1111'],
    ['America/New_York', 'United States', '988'],
    ['America/Toronto', 'Canada', '1-800-668-6868'],
    ['Australia/Perth', 'Australia', '1800 55 1800'],
    ['Asia/Kolkata', 'India', '1098'],
    ['America/Sao_Paulo', 'Brazil', '188'],
  ])('start with the country of the time zone: %s', (zone, where, number) => {
    expect(firstFor(zone)).toMatchObject({ where, number })
  })

  it('add the country of the language, because a phone may be set to another one', () => {
    const where = helplinesFor('Europe/Berlin', ['tr-TR', 'de-DE', 'xx', 'zh-Hans-SG']).map((line) => line.where)
    expect([...new Set(where)].slice(0, 2)).toEqual(['Germany', 'Türkiye'])
  })

  it('name a site for each number in the countries that most families come from', () => {
    const codes = 'GB IE US CA AU NZ IN ZA DE AT CH FR ES IT NL BE PL PT SE NO DK FI'.split(' ')
    const shared = helplinesFor('').map(({ where }) => where)
    const lines = codes.flatMap((code) => helplinesFor('', [`xx-${code}`])).filter(({ where }) => !shared.includes(where))
    expect(new Set(lines.map(({ where }) => where)).size).toBe(codes.length)
    expect(codes.filter((code) => !helplineCountries.includes(code))).toEqual([])
    expect(lines.filter(({ url }) => url === null)).toEqual([])
    expect(helplinesFor('Nowhere').map(({ number }) => number)).toContain('116 111')
  })

  it('show no number twice', () => {
    for (const zone of ['Europe/Berlin', 'Europe/Warsaw', 'Africa/Johannesburg']) {
      const numbers = helplinesFor(zone, ['de-DE', 'pl-PL']).flatMap(({ number }) => number ?? [])
      const places = helplinesFor(zone, ['de-DE', 'pl-PL']).map(({ where, number }) => `${where} ${number}`)
      expect(new Set(places).size).toBe(places.length)
      expect(numbers.filter((number) => number === '116 111').length).toBeLessThanOrEqual(2)
    }
    expect(helplinesFor('Europe/Berlin').filter(({ number }) => number === '116 111')).toHaveLength(1)
  })

  it('include services for pictures and for eating where they fit', () => {
    const names = (topic: 'sextortion' | 'eatingDisorder' | 'abuse', zone: string) => helpFor(topic, zone).map(({ name }) => name)
    expect(names('sextortion', 'Europe/London').slice(0, 2)).toEqual(['Report Remove', 'Take It Down'])
    expect(names('sextortion', 'Europe/Berlin')).toContain('Take It Down')
    expect(names('sextortion', 'Europe/Berlin')).not.toContain('Report Remove')
    expect(names('eatingDisorder', 'Europe/London')[0]).toBe('Beat')
    expect(names('abuse', 'Europe/London')[0]).toBe('Childline')
  })

  it('are never empty, wherever a child is', () => {
    for (const zone of ['Antarctica/Troll', '', 'Nowhere', 'Asia/Pyongyang'])
      expect(helplinesFor(zone, ['__proto__', 'en']).map((line) => line.name)).toEqual([
        'Child helpline',
        'Child Helpline International',
      ])
  })

  it('cover many countries, each time zone in only one, with numbers that can be dialled', () => {
    expect(helplineCountries.length).toBeGreaterThanOrEqual(40)
    const zones = Intl.supportedValuesOf('timeZone')
    for (const code of helplineCountries) {
      const elsewhere = new Set(helplinesFor('').map(({ where }) => where))
      const lines = helplinesFor('', [`xx-${code}`]).filter(({ where }) => !elsewhere.has(where))
      expect(lines.length).toBeGreaterThan(0)
      for (const { number, url } of lines) {
        expect(number).toMatch(/^[\d -]{3,16}$/)
        if (url) expect(new URL(url).protocol).toBe('https:')
      }
    }
    for (const zone of zones) expect(new Set(helplinesFor(zone).map(({ where }) => where)).size).toBeLessThanOrEqual(3)
  })
})
