import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere } from '../support/inspect.ts'
import { openMailbox, signInToDemo } from '../support/steps.ts'
import { test } from '../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test('a parent follows a child: figures, tabs by keyboard, a transcript, the report and the journal', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signInToDemo(page, academy.url, 'parent')
  await page.goto(`${academy.url}/parent-dashboard`)
  await page.getByRole('link', { name: 'View Progress' }).click()
  await page.waitForURL('**/parent?child=demo-learner')
  await expect(page.getByText('See Demo’s progress, activity and safety. Demo is 12 years old.')).toBeVisible()
  const score = page.getByRole('region', { name: 'Safety score' })
  await expect(score.getByText('98', { exact: true })).toBeVisible()
  await expect(page.locator('dl', { hasText: 'Total Learning Time' }).getByText('8.5 hours')).toBeVisible()
  await expect(page.locator('dl', { hasText: 'Projects Created' }).getByText('6', { exact: true })).toBeVisible()

  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Activity' })).toBeFocused()
  await expect(page.getByRole('table')).toBeAttached()
  await inspectHere(page, 'activity')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: /Flagged/ }).click()
  await expect(page.getByText('call me on [phone number]').first()).toBeVisible()
  await inspectHere(page, 'safety, with a transcript')
  await page.getByRole('tab', { name: 'Safety' }).focus()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/tab=reports/)
  await expect(page.getByRole('heading', { name: 'Highlights' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Full Report' }).click(),
  ])
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await page.getByRole('button', { name: 'Email Report' }).click()
  await expect(page.getByText('The report is on its way')).toBeVisible()
  await openMailbox(page, academy.url)
  await expect(page.getByText(/Demo’s week at DEEPM Academy/).first()).toBeVisible()

  await page.goto(`${academy.url}/parent-dashboard`)
  await page.getByRole('button', { name: 'Learning Journal' }).click()
  const journal = page.getByRole('dialog', { name: 'Demo’s Learning Journal' })
  await expect(journal.getByText(/Completed the lesson/).first()).toBeVisible()
  await inspectHere(page, 'journal')
})

test("a learner sees the parents' view without a way to send it", async ({ page }) => {
  await signInToDemo(page, academy.url)
  await page.goto(`${academy.url}/parent-portal?tab=reports`)
  await expect(page.getByText('This is what your parent sees: the same page with the same numbers.')).toBeVisible()
  await expect(page.getByText('98', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download Full Report' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Email Report' })).toHaveCount(0)
  await inspectHere(page, 'mirror')
})
