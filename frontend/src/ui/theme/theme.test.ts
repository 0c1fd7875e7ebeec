import { describe, expect, test } from 'vitest'
import { linePairs, palette, pictureGrounds, textPairs } from './palette.ts'
import { getThemeSystem } from './theme.ts'

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function look(theme: 'light' | 'dark', token: string): string {
  const [family = '', shade = ''] = token.split('.')
  const color = (palette[theme] as unknown as Record<string, Record<string, string>>)[family]?.[shade]
  if (!color) throw new Error(`no colour ${token}`)
  return color
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(textPairs)('has enough contrast for %s on %s', (text, background) => {
    expect(contrast(look(theme, text), look(theme, background))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(linePairs)('has enough contrast for the line %s on %s', (line, background) => {
    expect(contrast(look(theme, line), look(theme, background))).toBeGreaterThanOrEqual(3)
  })

  test.each(Object.values(pictureGrounds))('has enough contrast for a picture or an initial on %s', (ground) => {
    const color = ground.startsWith('#') ? ground : look(theme, ground)
    // Pictures are files, so they have the lines of the light theme.
    for (const line of [palette.light.art.line, look(theme, 'art.line')]) {
      expect(contrast(line, color)).toBeGreaterThanOrEqual(4.5)
    }
  })
})

test('computes 21 for black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})

test('has a system token for every color of the palette', () => {
  for (const [family, shades] of Object.entries(palette.light))
    for (const shade of Object.keys(shades)) expect(getThemeSystem().token(`colors.${family}.${shade}`)).toBeTruthy()
})

test('has no font size token below 16 px', () => {
  for (const token of getThemeSystem().tokens.categoryMap.get('fontSizes')?.values() ?? [])
    expect(Number.parseFloat(token.value)).toBeGreaterThanOrEqual(1)
})
