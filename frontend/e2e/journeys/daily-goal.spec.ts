import { expect } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { newLearner } from '../support/steps.ts'
import { test } from '../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

test('a learner chooses five minutes and sees the ring fill with a counted minute', async ({ page }) => {
  await newLearner(page, academy.url)
  await page.clock.install()
  await page.goto(`${academy.url}/dashboard`)
  const rings = page.getByRole('progressbar', { name: 'Today’s goal' })
  const ring = page.getByRole('banner').getByRole('progressbar', { name: 'Today’s goal' })
  await expect(ring).toHaveAttribute('aria-valuetext', '0 of 10 minutes')
  // On a phone, the bar stays in one row with the ring.
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80)

  await page.getByRole('button', { name: 'Change my goal' }).click()
  await page.getByText('5 min', { exact: true }).click()
  await expect(page.getByText('Saved: 5 minutes a day.')).toBeVisible()
  await expect(ring).toHaveAttribute('aria-valuetext', '0 of 5 minutes')

  await page.clock.runFor(61_000)
  await expect(rings).toHaveCount(2)
  for (const each of await rings.all()) await expect(each).toHaveAttribute('aria-valuetext', '1 of 5 minutes')

  await page.reload()
  await expect(ring).toHaveAttribute('aria-valuetext', '1 of 5 minutes')
})
