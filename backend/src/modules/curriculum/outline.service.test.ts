import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Outline, OutlineLesson, Progress } from './outline.service.ts'
import { isLocked, missingCourses, missingPrerequisites, nextLesson } from './progress-figures.policy.ts'

/** Two paths of three lessons and three courses of two. Each lesson requires the previous one; the third course requires the other two. */
const outline = outlineOf({ writer: ['w1', 'w2', 'w3'], creator: ['c1', 'c2', 'c3'] }, ['talk', 'look', 'paint'])
const every = [...outline.lessons.keys()]

function outlineOf(paths: Record<string, string[]>, courses: string[]): Outline {
  const lessons: OutlineLesson[] = []
  const add = (ids: string[], place: { personaId: string } | { courseId: string }) =>
    ids.forEach((id, index) => {
      const prerequisites = ids.slice(Math.max(0, index - 1), index)
      lessons.push({
        id,
        folderId: null,
        personaId: null,
        courseId: null,
        ...place,
        prerequisites,
        skills: {},
        publishedAt: null,
      })
    })
  for (const [personaId, ids] of Object.entries(paths)) add(ids, { personaId })
  for (const courseId of courses) add([`${courseId}-basics`, `${courseId}-advanced`], { courseId })
  return {
    lessons: new Map(lessons.map((lesson) => [lesson.id, lesson])),
    levels: new Map(),
    bases: new Map(),
    retired: new Map(),
    courses: courses.map((id, index) => ({ id, position: index + 1, needsPrevious: index === courses.length - 1 })),
    coreId: null,
  }
}

const after = (completed: string[], begun: string[] = []): Progress => ({
  outline,
  completed: new Set(completed),
  joinedAt: null,
  begun,
  places: new Map(),
})

test.each<[why: string, progress: Progress, path: string | null, next: string | null]>([
  ['the first lesson of the chosen path for somebody new', after([]), 'creator', 'c1'],
  ['the first lesson of the first path for somebody without one', after([]), null, 'w1'],
  ['the next lesson of the chosen path', after(['c1', 'w1']), 'creator', 'c2'],
  ['a begun lesson of the chosen path', after(['c1'], ['c2']), 'creator', 'c2'],
  ['a begun lesson of a course before the next of the path', after([], ['talk-basics']), 'creator', 'talk-basics'],
  ['the newest of the begun lessons', after([], ['look-basics', 'talk-basics']), 'creator', 'look-basics'],
  ['the chosen path before what was begun on another', after([], ['w1']), 'creator', 'c1'],
  ['what was begun elsewhere once the chosen path is completed', after(['c1', 'c2', 'c3', 'w1'], ['w2']), 'creator', 'w2'],
  ['a begun lesson for somebody without a path', after([], ['c1']), null, 'c1'],
  ['another path once the chosen one is completed', after(['c1', 'c2', 'c3']), 'creator', 'w1'],
  ['the courses once the paths are completed', after(['c1', 'c2', 'c3', 'w1', 'w2', 'w3']), 'creator', 'talk-basics'],
  ['no begun lesson that is locked again', after([], ['c2']), 'creator', 'c1'],
  ['no begun lesson that is gone from the catalogue', after([], ['old-lesson']), 'creator', 'c1'],
  ['nothing when all is completed', after(every), 'creator', null],
])('the next step is %s', (_why, progress, path, next) => {
  expect(nextLesson(progress, path)).toBe(next)
})

const someLessons = fc.subarray(every, { minLength: 0 })
const somePath = fc.constantFrom(null, 'writer', 'creator')

test('the next step is always open and not completed, and exists while any lesson is open', () => {
  fc.assert(
    fc.property(someLessons, someLessons, somePath, (completed, begun, path) => {
      const progress = after(
        completed,
        begun.filter((id) => !completed.includes(id)),
      )
      const next = nextLesson(progress, path)
      const open = every.filter((id) => !progress.completed.has(id) && !isLocked(progress, id))
      return next === null ? open.length === 0 : open.includes(next)
    }),
  )
})

test('always taking the next step completes the whole catalogue', () => {
  fc.assert(
    fc.property(somePath, (path) => {
      const done: string[] = []
      for (let next = nextLesson(after([]), path); next; next = nextLesson(after(done), path)) done.push(next)
      expect(done.toSorted()).toEqual(every.toSorted())
    }),
  )
})

test('a course that requires the previous ones opens exactly when each of them is completed', () => {
  const before = ['talk-basics', 'talk-advanced', 'look-basics', 'look-advanced']
  fc.assert(
    fc.property(fc.subarray(before), (completed) => {
      expect(missingCourses(after(completed), 'paint').length === 0).toBe(completed.length === before.length)
      expect(isLocked(after(completed), 'paint-basics')).toBe(completed.length < before.length)
    }),
  )
})

test('returns the courses that a course waits for', () => {
  expect(missingCourses(after([]), 'paint')).toEqual(['talk', 'look'])
  expect(missingCourses(after(['look-basics', 'look-advanced', 'talk-basics']), 'paint')).toEqual(['talk'])
  expect(missingCourses(after([]), 'look')).toEqual([])
})

test('returns the lessons that a lesson waits for; none for a completed lesson', () => {
  expect(missingPrerequisites(after([]), 'c2')).toEqual(['c1'])
  expect(missingPrerequisites(after(['c1']), 'c2')).toEqual([])
  expect(missingPrerequisites(after(['c2']), 'c2')).toEqual([])
})
