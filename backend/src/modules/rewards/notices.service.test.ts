import type { Streak } from '@deepm/schema/rules/rewards/streak'
import { advanceStreak } from '@deepm/schema/rules/rewards/streak'
import { describe, expect, it } from 'vitest'
import { freezeNotices } from './notices.service.ts'

const streak = (days: number, freezes: number, lastDay: string | null): Streak => ({ days, longest: days, freezes, lastDay })

describe('streak freeze notifications', () => {
  it.each([
    ['the first day of all', streak(0, 0, null), '2026-06-10', []],
    ['one more day', streak(3, 0, '2026-06-09'), '2026-06-10', []],
    ['the same day again', streak(7, 1, '2026-06-10'), '2026-06-10', []],
    ['the seventh day', streak(6, 0, '2026-06-09'), '2026-06-10', ['freezeEarned']],
    ['the seventh day with a freeze in hand', streak(13, 1, '2026-06-09'), '2026-06-10', []],
    ['a missed day with a freeze', streak(8, 1, '2026-06-08'), '2026-06-10', ['freezeUsed']],
    [
      'a missed day with a freeze, back on a seventh day',
      streak(13, 1, '2026-06-08'),
      '2026-06-10',
      ['freezeUsed', 'freezeEarned'],
    ],
    ['a missed day without a freeze', streak(8, 0, '2026-06-08'), '2026-06-10', []],
    ['two missed days, which no freeze bridges', streak(8, 1, '2026-06-07'), '2026-06-10', []],
  ] as [string, Streak, string, string[]][])('after %s: %j on %s sends %j', (_what, before, day, expected) => {
    const notices = freezeNotices(before, advanceStreak(before, day))
    expect(notices.map((it) => it.kind)).toEqual(expected)
    for (const notice of notices) expect(notice.source).toBe(day)
  })
})
