import { expect, it } from 'vitest'
import { durationOf, videoCountOf } from './course-figures.ts'

const lesson = (minutes: number, projectMinutes?: number) => ({ minutes, projectMinutes, baseId: null })

it.each([
  ['2 hours', [lesson(60), lesson(60)]],
  ['2.5 hours', [lesson(140), lesson(0, 10)]],
  ['2-3 hours', [lesson(160)]],
  ['1 hour', [lesson(60), { ...lesson(60), baseId: 'other' }]],
])('says %s', (words, lessons) => {
  expect(durationOf(lessons)).toBe(words)
})

it('counts each explainer once, and has no number without explainers', () => {
  const body = 'Watch this.\n\n::explainer{id="chatgpt-one-piece"}'
  expect(videoCountOf([{ body }, { body }, { body: 'Read.' }])).toBe(1)
  expect(videoCountOf([{ body: 'Read.' }])).toBeNull()
})
