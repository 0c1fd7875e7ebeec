import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { avatarColourLevels, avatarColourNames, avatarColours, isColourEarned } from './avatar-colours.ts'

const earnedAt = (level: number) => avatarColours.filter((colour) => isColourEarned(colour, level))

describe('background colours', () => {
  it.each([
    [1, ['cream', 'sand']],
    [2, ['cream', 'sand', 'violet']],
    [3, ['cream', 'sand', 'violet', 'coral']],
    [4, ['cream', 'sand', 'violet', 'coral']],
    [5, ['cream', 'sand', 'violet', 'coral', 'amber']],
    [7, ['cream', 'sand', 'violet', 'coral', 'amber']],
    [8, ['cream', 'sand', 'violet', 'coral', 'amber', 'teal']],
  ])('at level %i are %j', (level, colours) => {
    expect(earnedAt(level)).toEqual(colours)
  })

  it('stay earned at every higher level', () => {
    const level = fc.integer({ min: 1, max: 60 })
    fc.assert(
      fc.property(level, level, (one, other) => {
        expect(earnedAt(Math.max(one, other))).toEqual(expect.arrayContaining(earnedAt(Math.min(one, other))))
      }),
    )
  })

  it('have different names, and are listed in the order of their levels', () => {
    expect(new Set(avatarColours.map((colour) => avatarColourNames[colour])).size).toBe(6)
    const levels = avatarColours.map((colour) => avatarColourLevels[colour])
    expect(levels).toEqual(levels.toSorted((a, b) => a - b))
  })
})
