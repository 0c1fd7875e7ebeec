import { expect, test } from 'vitest'
import { launchFigures, minSpots, nextFigures } from './live-stats.ts'

const most = () => 0.999
const least = () => 0

test('starts with the specified figures', () => {
  expect(launchFigures).toEqual({ students: 1247, courses: 24, projects: 3891, satisfaction: 98, spotsLeft: 47 })
})

test('adds up to two students, takes up to one spot and changes nothing else', () => {
  expect(nextFigures(launchFigures, most)).toEqual({ ...launchFigures, students: 1249, spotsLeft: 46 })
  expect(nextFigures(launchFigures, () => 0.4)).toEqual({ ...launchFigures, students: 1248 })
  expect(nextFigures(launchFigures, least)).toEqual(launchFigures)
})

test('never shows fewer than 25 spots', () => {
  let figures = launchFigures
  for (let step = 0; step < 60; step++) figures = nextFigures(figures, most)
  expect(minSpots).toBe(25)
  expect(figures).toMatchObject({ spotsLeft: 25, students: 1247 + 120 })
})
