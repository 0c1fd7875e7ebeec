import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings, readSettings, settingChoices } from './settings.ts'

const settings = fc.record({
  showCompetitive: fc.boolean(),
  showLeaderboards: fc.boolean(),
  showStreaks: fc.boolean(),
  showBadges: fc.boolean(),
  notificationFrequency: fc.constantFrom('low', 'medium', 'high'),
  visualTheme: fc.constantFrom('playful', 'calm'),
})

const isChoice = (field: string, value: unknown) =>
  (settingChoices[field as keyof typeof settingChoices] as readonly unknown[]).includes(value)

describe('settings', () => {
  it('show everything by default', () => {
    expect(defaultSettings).toEqual({
      showCompetitive: true,
      showLeaderboards: true,
      showStreaks: true,
      showBadges: true,
      notificationFrequency: 'medium',
      visualTheme: 'playful',
    })
  })

  it('are read back from the browser as saved', () => {
    fc.assert(
      fc.property(settings, (kept) => {
        expect(readSettings(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
      }),
    )
  })

  it('are complete and valid for any stored value', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const read = Object.entries(readSettings(stored))
        expect(read.map(([field]) => field)).toEqual(Object.keys(defaultSettings))
        expect(read.every(([field, value]) => isChoice(field, value))).toBe(true)
      }),
    )
  })

  it('reset only the damaged field', () => {
    const damage = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.boolean()))
    fc.assert(
      fc.property(settings, fc.constantFrom(...Object.keys(defaultSettings)), damage, (kept, field, value) => {
        fc.pre(!isChoice(field, value))
        expect(readSettings({ ...kept, [field]: value })).toEqual({
          ...kept,
          [field]: defaultSettings[field as keyof typeof defaultSettings],
        })
      }),
    )
  })

  it('ignore unknown fields', () => {
    expect(readSettings(JSON.parse('{"showBadges":false,"role":"staff","__proto__":{"showStreaks":false}}'))).toEqual({
      ...defaultSettings,
      showBadges: false,
    })
  })
})
