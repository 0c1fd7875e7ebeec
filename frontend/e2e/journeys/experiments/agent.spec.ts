import { expect } from '@playwright/test'
import { AcademyProcess } from '../../support/academy-process.ts'
import { inspectHere } from '../../support/inspect.ts'
import { open, signInToDemo } from '../../support/steps.ts'
import { test } from '../../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test('a child lets a robot break things, and finds the three tools that it needs, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await signInToDemo(page, academy.url)
  await open(page, `${academy.url}/experiments/agent`)
  await page.getByRole('button', { name: 'It does the chores well.' }).click()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'All books are wet.' }).first()).toBeVisible()
  for (const tool of ['Pay', 'Fire switch', 'Office key', 'Safe code', 'Post']) {
    await page.getByRole('button', { name: new RegExp(`^${tool}:`) }).click()
  }
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByText('Turn 4')).toBeVisible()
  await inspectHere(page, 'robot agent at 360 px')
  await page.getByRole('button', { name: /fewest steps to the goal/ }).click()
  await page.getByRole('button', { name: 'Finish the mission' }).click()
  await expect(page.getByText('Mission done!')).toBeVisible()
})
