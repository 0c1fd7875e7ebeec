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

test('a learner teaches the machine varied drawings on a phone until it reaches 90 %', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signInToDemo(page, academy.url)
  await page.goto(`${academy.url}/experiments/teach`)
  await page.getByRole('button', { name: 'It fails at other looks' }).click()
  const pad = page.getByRole('application', { name: 'Drawing pad' })
  await pad.click({ position: { x: 60, y: 60 } })
  await expect(page.getByText(/^The machine says:/)).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()

  await page.getByRole('button', { name: 'Train and test' }).click()
  await expect(page.getByText(/Right on 42 new drawings/)).toBeVisible()
  await page
    .getByRole('button', { name: /^Why\?/ })
    .first()
    .click()
  await inspectHere(page, 'teach a machine')
  await expect(page.getByText('What happened:')).toHaveCount(0)

  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 6; index += 1) {
      const drawing = page.getByRole('button', { name: /^Take a drawing/ }).nth(index)
      const name = (await drawing.getAttribute('aria-label')) ?? ''
      await drawing.click()
      await page.getByRole('button', { name: name.includes('cat') ? 'It is: cat' : 'It is: dog' }).click()
    }
    await page.getByRole('button', { name: 'Other drawings' }).click()
  }
  await page.getByRole('button', { name: 'Train and test' }).click()
  await expect(page.getByText('What happened:')).toBeVisible()
})
