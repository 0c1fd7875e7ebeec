import { expect, it } from 'vitest'
import { durationOf } from './course-duration.ts'

const lesson = (minutes: number, projectMinutes?: number) => ({ minutes, projectMinutes, baseId: null })

it.each([
  ['2 hours', [lesson(60), lesson(60)]],
  ['2.5 hours', [lesson(140), lesson(0, 10)]],
  ['2-3 hours', [lesson(160)]],
  ['1 hour', [lesson(60), { ...lesson(60), baseId: 'other' }]],
])('says %s', (words, lessons) => {
  expect(durationOf(lessons)).toBe(words)
})
