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

test('a child finds a person with two facts, and hides another one, with the keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInToDemo(page, academy.url)
  await open(page, `${academy.url}/experiments/privacy-detective`)
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  await press('All six')
  await press(/Bridge Street/)
  await expect(page.getByText('4 of 24 people fit.', { exact: true })).toBeVisible()
  await press(/my guitar/)
  await expect(page.getByText('Only 1 person fits. Found!', { exact: true })).toBeVisible()
  await press(/Each fact makes the crowd smaller/)
  await press('Finish the mission')
  await press('Next mission')
  await press('Remove the name')
  const choose = async (part: string, steps: number) => {
    await page
      .getByRole('group', { name: new RegExp(part) })
      .getByRole('radio')
      .first()
      .focus()
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight')
  }
  await choose('Home', 2)
  await choose('Birthday', 3)
  for (const part of ['Club', 'Instrument', 'Pet']) await choose(part, 1)
  await expect(page.getByText('5 of 24 people fit.', { exact: true })).toBeVisible()
  await inspectHere(page, 'privacy detective')
  await press(/More people could have written it/)
  await press('Finish the mission')
  await expect(page.getByText('Mission done!')).toBeVisible()
})
