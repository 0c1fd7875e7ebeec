import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countGroup,
  countLessons,
  foldersOfPath,
  isLessonLocked,
  isNewLesson,
  isPathCompleted,
  lessonPercent,
  percentDone,
} from './progress.ts'
import { skillPercent, skills } from './skills.ts'

describe('progress', () => {
  it.each([
    [24, 48, 50],
    [0, 48, 0],
    [48, 48, 100],
    [1, 3, 33],
    [2, 3, 66],
    [199, 200, 99],
    [0, 0, 0],
    [3, 2, 100],
  ])('%i of %i done is %i percent', (done, total, percent) => {
    expect(percentDone(done, total)).toBe(percent)
  })

  it('is a whole percentage, never decreases with more done, and is 100 only when everything is done', () => {
    const total = fc.integer({ min: 1, max: 5000 })
    fc.assert(
      fc.property(total, fc.nat(5000), (all, some) => {
        const done = some % (all + 1)
        const percent = percentDone(done, all)
        expect(Number.isInteger(percent)).toBe(true)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeGreaterThanOrEqual(percentDone(Math.max(0, done - 1), all))
        expect(percent === 100).toBe(done === all)
      }),
    )
  })

  it('a lesson unlocks when every lesson it builds on is completed', () => {
    expect(isLessonLocked([], new Set())).toBe(false)
    expect(isLessonLocked(['a'], new Set())).toBe(true)
    expect(isLessonLocked(['a', 'b'], new Set(['a', 'c']))).toBe(true)
    expect(isLessonLocked(['a', 'b'], new Set(['b', 'a']))).toBe(false)
  })

  it('the paths have 8, 6, 7 and 5 folders', () => {
    expect(foldersOfPath).toEqual({ entrepreneur: 8, writer: 6, creator: 7, campaigner: 5 })
  })

  it('a path is completed with all of its folders, but not while the path is still being written', () => {
    expect(isPathCompleted('writer', { total: 6, completed: 6 })).toBe(true)
    expect(isPathCompleted('writer', { total: 6, completed: 5 })).toBe(false)
    expect(isPathCompleted('writer', { total: 2, completed: 2 })).toBe(false)
    expect(isPathCompleted('writer', { total: 0, completed: 0 })).toBe(false)
    expect(isPathCompleted('a-path-to-come', { total: 0, completed: 0 })).toBe(false)
    expect(isPathCompleted('a-path-to-come', { total: 1, completed: 1 })).toBe(true)
  })
})

describe("a lesson's progress bar", () => {
  it.each([
    [{ isCompleted: false, correct: 0, needed: 4 }, 0],
    [{ isCompleted: false, correct: 1, needed: 4 }, 18],
    [{ isCompleted: false, correct: 3, needed: 4 }, 56],
    [{ isCompleted: false, correct: 4, needed: 4 }, 75],
    [{ isCompleted: false, correct: 5, needed: 4 }, 75],
    [{ isCompleted: false, correct: 0, needed: 0 }, 75],
    [{ isCompleted: true, correct: 0, needed: 4 }, 100],
  ])('of %j is at %i', (lesson, percent) => {
    expect(lessonPercent(lesson)).toBe(percent)
  })

  it('is at 75 when everything except marking it complete is done, and at 100 only after that', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.integer({ min: 1, max: 8 }), (correct, needed) => {
        const open = lessonPercent({ isCompleted: false, correct, needed })
        expect(open === 75).toBe(correct >= needed)
        expect(open).toBeLessThanOrEqual(75)
      }),
    )
  })
})

describe('skills', () => {
  it('are the four of the progress page, in order', () => {
    expect(skills.map((skill) => skill.name)).toEqual(['AI Fundamentals', 'Creative Tools', 'Problem Solving', 'Digital Safety'])
  })

  it('are capped at 100 points', () => {
    expect([0, 45, 100, 101, 5000].map(skillPercent)).toEqual([0, 45, 100, 100, 100])
  })
})

describe('lessons published after a learner joined', () => {
  const old = (isCompleted: boolean) => ({ isNew: false, isCompleted })
  const later = (isCompleted: boolean) => ({ isNew: true, isCompleted })

  it.each([
    ['a completed folder stays completed', [old(true), old(true), later(false)], { done: 2, total: 2 }],
    ['a new lesson counts once it is completed', [old(true), old(false), later(true)], { done: 2, total: 3 }],
    ['an open folder keeps its percentage', [old(true), old(false), later(false)], { done: 1, total: 2 }],
    ['a folder in which all is new needs all', [later(true), later(false)], { done: 1, total: 2 }],
    ['a folder without lessons has nothing to do', [], { done: 0, total: 0 }],
  ])('%s', (_, lessons, expected) => {
    expect(countGroup(lessons)).toEqual(expected)
  })

  it('count for a whole path only once completed', () => {
    expect(countLessons([later(true), later(false), old(false)])).toEqual({ done: 1, total: 2 })
  })

  it('are those published after the learner joined, and none for non-learners', () => {
    const [before, after] = [new Date('2026-01-01'), new Date('2026-02-01')]
    expect(isNewLesson(after, before)).toBe(true)
    for (const [published, joined] of [
      [before, after],
      [before, before],
      [null, before],
      [after, null],
    ] as const)
      expect(isNewLesson(published, joined)).toBe(false)
  })
})
