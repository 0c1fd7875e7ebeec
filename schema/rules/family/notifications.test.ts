import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../accounts/settings.ts'
import { enabledKinds, notificationKinds, silencedUnlocks } from './notifications.ts'

const account = [
  'welcome',
  'consentGranted',
  'consentWithdrawn',
  'familyLink',
  'familyAsked',
  'familyAnswered',
  'staffAnswered',
] as const
const rewards = ['achievement', 'levelUp', 'unlock'] as const
const freezes = ['freezeEarned', 'freezeUsed'] as const

describe('notifications', () => {
  it.each([
    ['low', account, [...rewards, ...freezes]],
    ['medium', [...account, ...rewards], freezes],
    ['high', [...account, ...rewards, ...freezes], []],
  ] as const)('at the frequency %s tell of %j and not of %j', (notificationFrequency, told, untold) => {
    const kinds = enabledKinds({ ...defaultSettings, notificationFrequency })
    expect(kinds).toEqual(expect.arrayContaining([...told]))
    for (const kind of untold) expect(kinds).not.toContain(kind)
  })

  it('only increase with the frequency', () => {
    const [low, medium, high] = (['low', 'medium', 'high'] as const).map((notificationFrequency) =>
      enabledKinds({ ...defaultSettings, notificationFrequency }),
    )
    expect(medium).toEqual(expect.arrayContaining(low ?? []))
    expect(high).toEqual(expect.arrayContaining(medium ?? []))
    expect(high?.toSorted()).toEqual(Object.keys(notificationKinds).toSorted())
  })

  it("respect the learner's settings and always include account notifications", () => {
    const settings = { ...defaultSettings, notificationFrequency: 'high' as const }
    expect(enabledKinds({ ...settings, showBadges: false })).not.toContain('achievement')
    for (const kind of freezes) expect(enabledKinds({ ...settings, showStreaks: false })).not.toContain(kind)
    const nothing = { ...settings, showBadges: false, showStreaks: false, showCompetitive: false, showLeaderboards: false }
    expect(enabledKinds(nothing)).toEqual(expect.arrayContaining([...account]))
  })

  it('do not announce a gallery or leaderboard that is switched off', () => {
    expect(silencedUnlocks(defaultSettings)).toEqual([])
    expect(silencedUnlocks({ ...defaultSettings, showBadges: false })).toEqual(['achievements'])
    expect(silencedUnlocks({ ...defaultSettings, showCompetitive: false })).toEqual(['competitive'])
    expect(silencedUnlocks({ ...defaultSettings, showLeaderboards: false })).toEqual(['competitive'])
  })
})
