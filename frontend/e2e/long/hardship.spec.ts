import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { holdScripts, open } from '../support/steps.ts'
import { test } from '../support/test.ts'

// Restricted browsers, failing networks and hasty clicks.

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test('a browser without storage shows every public page and can sign up', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('no', 'SecurityError')
        },
      })
    }
  })
  for (const path of ['/landing', '/', '/parent-guide', '/terms', '/auth/login', '/nowhere']) {
    await page.goto(academy.url + path)
    await page.waitForTimeout(700)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  }
  await open(page, `${academy.url}/signup`)
  await page.getByLabel('First name').fill('Noa')
  await page.getByLabel('Email').fill('noa@example.org')
  await page.getByLabel('Age').selectOption('16')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Step 3 of 5')).toBeVisible()
})

test('shows that a demo cannot be loaded, and keeps the page', async ({ page }) => {
  await open(page, `${academy.url}/landing`)
  await page.route('**/assets/demo-dialog*', (route) => route.abort())
  await page.getByRole('button', { name: 'Watch Demo' }).click()
  await expect(page.getByText('We couldn’t load the demo')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make things with AI. Know when it is wrong.')
})

test('a page that cannot be loaded shows the error screen, and Back shows the previous page', async ({ page }) => {
  await open(page, `${academy.url}/terms`)
  await page.route('**/assets/parent-guide-page*', (route) => route.abort())
  await page.getByRole('link', { name: 'Guide for parents' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
})

test('Back to the landing page restores the scroll position', async ({ page }) => {
  await open(page, `${academy.url}/landing`)
  const parents = page.getByRole('link', { name: 'Download Free Guide' })
  await parents.scrollIntoViewIfNeeded()
  const height = await heightOf(page)
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(1000)
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click()
  await page.waitForURL('**/signup')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'The team behind the academy' })).toBeVisible()
  await expect.poll(() => heightOf(page)).toBe(height)
  // The browser may restore the position before the content above has settled.
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(600)
})

test('the second click of a double click in the signup has no effect', async ({ page }) => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await open(page, `${academy.url}/signup`)
    await page.evaluate(() => sessionStorage.clear())
    await open(page, `${academy.url}/signup`)
    await page.getByLabel('First name').fill('Lou')
    await page.getByLabel('Email').fill('lou@example.org')
    await page.getByLabel('Age').selectOption('11')
    await page.getByRole('button', { name: 'Continue' }).dblclick()
    await expect(page.getByText('Step 2 of 5')).toBeVisible()
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
    await page.getByLabel("Parent's first name").fill('Sam')
    await page.getByLabel("Parent's email").fill('sam@example.org')
    await page.getByLabel(/parent or guardian knows/).check()
    await page.getByRole('button', { name: 'Continue' }).dblclick()
    await expect(page.getByText('Step 3 of 5')).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.getByRole('radio', { name: /Writer/ }).check({ force: true })
    await page.getByRole('button', { name: 'Continue' }).dblclick()
    await expect(page.getByText('Step 4 of 5')).toBeVisible()
  }
})

test('a newsletter address typed before the app has loaded is sent', async ({ page }) => {
  const letScripts = await holdScripts(page)
  const alerts: string[] = []
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message())
    await dialog.accept()
  })
  await page.goto(`${academy.url}/landing`, { waitUntil: 'commit' })
  await page.getByLabel('Your email address').fill('early.reader@example.org')
  await page.getByRole('button', { name: 'Send me the guide' }).click()
  letScripts()
  await expect.poll(() => alerts).toEqual(["Thanks for signing up! We'll send you AI learning tips."])
})

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}
