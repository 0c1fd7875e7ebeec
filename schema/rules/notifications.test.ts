import { describe, expect, it } from 'vitest'
import { kindsTold, notificationKinds, unlocksUntold } from './notifications.ts'
import { defaultSettings } from './settings.ts'

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
    const kinds = kindsTold({ ...defaultSettings, notificationFrequency })
    expect(kinds).toEqual(expect.arrayContaining([...told]))
    for (const kind of untold) expect(kinds).not.toContain(kind)
  })

  it('become more, never fewer, with the frequency', () => {
    const [low, medium, high] = (['low', 'medium', 'high'] as const).map((notificationFrequency) =>
      kindsTold({ ...defaultSettings, notificationFrequency }),
    )
    expect(medium).toEqual(expect.arrayContaining(low ?? []))
    expect(high).toEqual(expect.arrayContaining(medium ?? []))
    expect(high?.toSorted()).toEqual(Object.keys(notificationKinds).toSorted())
  })

  it('leave out what the learner does not want to see, and keep the account’s own', () => {
    const settings = { ...defaultSettings, notificationFrequency: 'high' as const }
    expect(kindsTold({ ...settings, showBadges: false })).not.toContain('achievement')
    for (const kind of freezes) expect(kindsTold({ ...settings, showStreaks: false })).not.toContain(kind)
    const nothing = { ...settings, showBadges: false, showStreaks: false, showCompetitive: false, showLeaderboards: false }
    expect(kindsTold(nothing)).toEqual(expect.arrayContaining([...account]))
  })

  it('do not announce a gallery or a leaderboard that is switched off', () => {
    expect(unlocksUntold(defaultSettings)).toEqual([])
    expect(unlocksUntold({ ...defaultSettings, showBadges: false })).toEqual(['achievements'])
    expect(unlocksUntold({ ...defaultSettings, showCompetitive: false })).toEqual(['competitive'])
    expect(unlocksUntold({ ...defaultSettings, showLeaderboards: false })).toEqual(['competitive'])
  })
})
