import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { open, signInToDemo } from '../support/steps.ts'
import { test } from '../support/test.ts'

// Links that are about to be followed.

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

/** Records the page's requests to the app from now on. */
function requestsOf(page: Page) {
  const scripts: string[] = []
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
    if (request.url().endsWith('/graphql')) reads.push(request.postDataJSON().operationName)
  })
  return { scripts, reads }
}

test('a link under the pointer prefetches its screen, and following it sends no further request', async ({ page }) => {
  await signInToDemo(page, academy.url)
  await open(page, `${academy.url}/progress`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your progress' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const ahead = requestsOf(page)
  await page.getByRole('link', { name: 'Projects' }).hover()
  await expect.poll(() => ahead.reads).toEqual(['ProjectsPage'])
  await page.waitForLoadState('networkidle')
  expect(ahead.scripts.length).toBeGreaterThan(0)
  ahead.scripts.length = 0
  await page.getByRole('link', { name: 'Projects' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Project Studio' })).toBeVisible()
  expect(ahead).toEqual({ scripts: [], reads: ['ProjectsPage'] })
})

test('with reduced data usage, a screen loads when its link is followed', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await signInToDemo(page, academy.url)
  await open(page, `${academy.url}/progress`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your progress' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const ahead = requestsOf(page)
  await page.getByRole('link', { name: 'Projects' }).hover()
  await page.waitForTimeout(500)
  expect(ahead).toEqual({ scripts: [], reads: [] })
  await page.getByRole('link', { name: 'Projects' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Project Studio' })).toBeVisible()
  expect(ahead.scripts.length).toBeGreaterThan(0)
})
