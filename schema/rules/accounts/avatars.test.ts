import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { avatarIds, avatarNames, avatarOf, avatarUrl } from './avatars.ts'

describe('avatars', () => {
  it('offer twelve pictures with different names', () => {
    expect(avatarIds).toHaveLength(12)
    expect(new Set(avatarIds.map((id) => avatarNames[id])).size).toBe(12)
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
