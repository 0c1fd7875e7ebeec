import { expect } from '@playwright/test'
import { test } from '../test.ts'
import { attachment } from './reporter.ts'
import { runVisit } from './run.ts'
import { faultsOf } from './table.ts'
import { visits } from './visits.ts'
import { World } from './world.ts'

// The specification, sections 2 to 9, point by point. What a row asks stands in rows/, what became of it is told by reporter.ts.

let world: World
test.beforeAll(async () => {
  world = await World.open()
})
test.afterAll(async () => {
  expect(await world.close()).toBe(0)
})

test('no two rows of the table share an id, and each says its point', () => {
  expect(faultsOf(visits)).toEqual([])
})

for (const visit of visits) {
  test(visit.what, async ({ browser }, info) => {
    const results = await runVisit(browser, world, visit)
    await info.attach(attachment, { body: JSON.stringify(results), contentType: 'application/json' })
    expect(results.filter(({ outcome }) => outcome !== 'holds')).toEqual([])
  })
}
