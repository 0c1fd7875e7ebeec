import { expect, test } from 'vitest'
import { fewestSpots, launchFigures, nextFigures } from './live-stats.ts'

const most = () => 0.999
const least = () => 0

test('the launch begins with the specified figures', () => {
  expect(launchFigures).toEqual({ students: 1247, courses: 24, projects: 3891, satisfaction: 98, spotsLeft: 47 })
})

test('a step adds up to two students and takes up to one spot, and nothing else changes', () => {
  expect(nextFigures(launchFigures, most)).toEqual({ ...launchFigures, students: 1249, spotsLeft: 46 })
  expect(nextFigures(launchFigures, () => 0.4)).toEqual({ ...launchFigures, students: 1248 })
  expect(nextFigures(launchFigures, least)).toEqual(launchFigures)
})

test('spots never fall below 25', () => {
  let figures = launchFigures
  for (let step = 0; step < 60; step++) figures = nextFigures(figures, most)
  expect(fewestSpots).toBe(25)
  expect(figures).toMatchObject({ spotsLeft: 25, students: 1247 + 120 })
})
