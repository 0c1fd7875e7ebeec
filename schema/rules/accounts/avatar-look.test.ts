import { describe, expect, it } from 'vitest'
import { avatarLook } from './avatar-look.ts'
import { avatarIds, avatarUrl } from './avatars.ts'

describe('the look of an account', () => {
  it('is its picture on a usual background, or on the chosen one', () => {
    for (const src of avatarIds.map(avatarUrl)) {
      expect(avatarLook(src, null)).toEqual({ src, ground: expect.stringMatching(/Tint$/) })
      expect(avatarLook(src, 'sand')).toEqual({ src, ground: 'sand' })
    }
    expect(avatarLook(avatarUrl('fox'), null).ground).toBe('coralTint')
  })

  it('is an initial without a picture, and for a picture from another source', () => {
    for (const url of [null, 'https://photos.example.org/face.jpg', '/avatars/unknown.svg']) {
      expect(avatarLook(url, null)).toEqual({ src: null, ground: 'violet' })
      expect(avatarLook(url, 'teal')).toEqual({ src: null, ground: 'teal' })
    }
  })
})
