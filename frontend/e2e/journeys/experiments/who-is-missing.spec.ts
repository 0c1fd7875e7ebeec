import { expect } from '@playwright/test'
import { AcademyProcess } from '../../support/academy-process.ts'
import { inspectHere } from '../../support/inspect.ts'
import { signInToDemo } from '../../support/steps.ts'
import { test } from '../../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test('a learner finds on a phone who is left out, and repairs the machine with other data', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signInToDemo(page, academy.url)
  await page.goto(`${academy.url}/experiments/who-is-missing`)
  await page.getByRole('button', { name: 'Yes, if the group is small' }).click()
  await page.getByRole('button', { name: 'Train and test' }).click()
  await expect(page.getByText('buildings right')).toHaveText(/9\d of 100/)
  await page.getByRole('button', { name: 'Look at homes that move' }).click()
  await inspectHere(page, 'who is missing')
  await page.getByRole('button', { name: 'homes that move', exact: true }).click()
  await page.getByRole('button', { name: /only a small part of the city/ }).click()
  await page.getByRole('button', { name: 'Finish the mission' }).click()
  await page.getByRole('button', { name: 'Next mission' }).click()

  await page.getByRole('button', { name: 'Other drawings in the collection' }).click()
  await page.getByRole('slider', { name: 'pitched-roof houses' }).fill('12')
  await page.getByRole('slider', { name: 'homes that move' }).fill('22')
  await page.getByRole('button', { name: 'Train and test' }).click()
  await expect(page.getByText('What happened:')).toBeVisible()
})
