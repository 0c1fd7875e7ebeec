import { describe, expect, it } from 'vitest'
import { earnedAvatarIds, freeAvatarIds } from './avatars.ts'
import { achievementOfAvatar, avatarAchievementIds, avatarOfAchievement, earnedAvatars } from './earned-avatars.ts'

describe('earned pictures', () => {
  it('come with one achievement each, and every achievement with at most one picture', () => {
    expect(new Set(avatarAchievementIds).size).toBe(earnedAvatarIds.length)
    for (const id of earnedAvatarIds) {
      const achievementId = achievementOfAvatar(id)
      expect(avatarOfAchievement(achievementId ?? '')).toBe(id)
    }
    expect(avatarOfAchievement('academy-graduate')).toBeNull()
  })

  it('are the only ones to earn', () => {
    for (const id of freeAvatarIds) expect(achievementOfAvatar(id)).toBeNull()
  })

  it('each say in one short sentence how to earn them', () => {
    for (const id of earnedAvatarIds) expect(earnedAvatars[id].howTo).toMatch(/^[A-Z][^.]{10,60}\.$/)
    expect(new Set(earnedAvatarIds.map((id) => earnedAvatars[id].howTo)).size).toBe(earnedAvatarIds.length)
  })
})
