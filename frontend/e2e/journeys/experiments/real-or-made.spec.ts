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

test('a child is certain of six posts, and wins points by being unsure, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInToDemo(page, academy.url)
  await open(page, `${academy.url}/experiments/real-or-made`)
  await page.getByRole('button', { name: 'Being wrong and certain' }).click()
  for (let post = 1; post <= 6; post += 1) {
    await page.getByRole('radio', { name: '👍 Real' }).check()
    await page.getByRole('radio', { name: '100 % certain' }).check()
    if (post === 1) await inspectHere(page, 'a post at 360 px')
    await page.getByRole('button', { name: post === 6 ? 'Show my points' : 'Next post' }).click()
  }
  await expect(page.getByText('33 points').first()).toBeVisible()
  for (const unsure of await page.getByRole('radio', { name: '50 % guess' }).all()) await unsure.check()
  await page.getByRole('button', { name: 'Count my points again' }).click()
  await expect(page.getByText('75 points').first()).toBeVisible()
  await inspectHere(page, 'the answers at 360 px')
  await page.getByRole('button', { name: /The gap to the truth is one half/ }).click()
  await page.getByRole('button', { name: 'Finish the mission' }).click()
  await expect(page.getByText('Mission done!')).toBeVisible()
})
