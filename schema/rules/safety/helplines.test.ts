import { describe, expect, it } from 'vitest'
import { helplineCountries, helplinesFor } from './helplines.ts'

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
      const lines = helplinesFor('', [`xx-${code}`]).slice(0, -2)
      expect(lines.length).toBeGreaterThan(0)
      for (const { number, url } of lines) {
        expect(number).toMatch(/^[\d -]{3,16}$/)
        if (url) expect(new URL(url).protocol).toBe('https:')
      }
    }
    for (const zone of zones) expect(new Set(helplinesFor(zone).map(({ where }) => where)).size).toBeLessThanOrEqual(3)
  })
})
