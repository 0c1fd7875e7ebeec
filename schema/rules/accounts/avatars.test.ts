import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { avatarNames } from './avatar-names.ts'
import { avatarIds, avatarOf, avatarUrl, earnedAvatarIds, freeAvatarIds } from './avatars.ts'

describe('avatars', () => {
  it('offer twelve free and eight earned pictures with different names', () => {
    expect(freeAvatarIds).toHaveLength(12)
    expect(earnedAvatarIds).toHaveLength(8)
    expect(new Set(avatarIds.map((id) => avatarNames[id])).size).toBe(20)
  })

  it('are looked up by URL, and an unknown URL matches none', () => {
    for (const id of avatarIds) expect(avatarOf(avatarUrl(id))).toBe(id)
    expect(avatarOf(null)).toBeNull()
    fc.assert(
      fc.property(fc.webUrl(), fc.constantFrom(...avatarIds), (url, id) => {
        expect(avatarOf(url)).toBeNull()
        expect(avatarOf(`${url}${avatarUrl(id)}`)).toBeNull()
      }),
    )
  })
})
