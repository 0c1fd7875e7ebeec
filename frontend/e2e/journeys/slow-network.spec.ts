import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { signInToDemo } from '../support/steps.ts'
import { test } from '../support/test.ts'

// The first visit of a signed-in learner on a slow network, with nothing cached.

/** Slow 3G: latency in ms, and bytes a second. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow)
}

test('a screen shows its outline within two seconds, its first content within six and all of it within twelve, and requests everything once', async ({
  page,
  browser,
}) => {
  await signInToDemo(page, academy.url)
  const storageState = await page.context().storageState()
  for (const [path, heading, first, reads] of [
    ['/dashboard', 'Welcome back, Demo!', 'Your next lesson: ', ['DashboardPage', 'Shell']],
    ['/lesson/problem-detective', 'Problem Detective', 'A lost-property box', ['LessonPage', 'Shell']],
  ] as const) {
    const context = await browser.newContext({ storageState })
    const visit = await context.newPage()
    await slowDown(visit)
    const requests: string[] = []
    visit.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname === '/api/auth/user') requests.push(pathname)
      if (pathname === '/graphql') requests.push(request.postDataJSON().operationName)
    })
    await visit.goto(academy.url + path, { waitUntil: 'commit' })
    await expect(visit.getByText('Loading...')).toBeVisible()
    await expect(visit.locator('[data-early=title]')).toContainText(heading, { timeout: 6000 })
    await expect(visit.locator('[data-early=body]')).toContainText(first)
    const shown = await visit.evaluate(() => performance.now())
    expect(shown).toBeLessThan(6000)
    await expect(visit.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 12_000 })
    const painted = await visit.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    expect(painted).toBeLessThan(2000)
    expect(requests.filter((it) => ['/api/auth/user', ...reads].includes(it)).toSorted()).toEqual(['/api/auth/user', ...reads])
    await context.close()
  }
})

test('a screen whose early requests fail loads its data once more', async ({ page }) => {
  await signInToDemo(page, academy.url)
  let failures = 0
  await page.route(/\/(graphql|api\/auth\/user)$/, (route) => {
    failures += 1
    return failures <= 3 ? route.abort() : route.continue()
  })
  await page.goto(`${academy.url}/dashboard`)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Demo!' })).toBeVisible()
})

test('the outline says so when the app cannot be loaded', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto(`${academy.url}/dashboard`, { waitUntil: 'commit' })
  await expect(page.getByText('This page did not load. Check your connection, then reload it.')).toBeVisible()
})

test('a visitor who opens a signed-in screen gets the not-found page', async ({ page }) => {
  await page.goto(`${academy.url}/dashboard`)
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
})
