import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { attachment } from './reporter.ts'
import { runVisit } from './run.ts'
import { faultsOf } from './table.ts'
import { visits } from './visits.ts'
import { World } from './world.ts'

// Checks the specification, sections 2 to 9, point by point. The rows are in rows/, and reporter.ts prints the results.

let world: World
test.beforeAll(async () => {
  world = await World.open()
})
test.afterAll(async () => {
  expect(await world.close()).toBe(0)
})

test('no two rows share an id, and each has a point', () => {
  expect(faultsOf(visits)).toEqual([])
})

for (const visit of visits) {
  test(visit.what, async ({ browser }, info) => {
    const results = await runVisit(browser, world, visit)
    await info.attach(attachment, { body: JSON.stringify(results), contentType: 'application/json' })
    expect(results.filter(({ outcome }) => outcome !== 'holds')).toEqual([])
  })
}
