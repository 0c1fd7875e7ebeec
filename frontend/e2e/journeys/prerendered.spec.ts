import { expect } from '@playwright/test'
import { publicPages } from '../../src/app/metadata/public-pages.ts'
import { AcademyProcess } from '../support/academy-process.ts'
import { holdScripts } from '../support/steps.ts'
import { test } from '../support/test.ts'

// Prerendered pages: their content before scripts run, their size, and early interaction.

/** Limit of brotli-compressed JavaScript on the landing page, in bytes. */
const budget = 140_000

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page is readable, and has metadata for search engines and previews', async ({ page }) => {
    for (const { path, title, description } of publicPages) {
      await page.goto(academy.url + path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const content = (selector: string) => page.locator(selector).getAttribute('content')
      expect(await content('meta[name="description"]')).toBe(description)
      expect(await content('meta[property="og:title"]')).toBe(title)
      expect(await content('meta[property="og:url"]')).toBe(academy.url + path)
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(academy.url + path)
      const picture = await page.request.get((await content('meta[property="og:image"]')) ?? '')
      expect(picture.headers()['content-type']).toBe('image/png')
    }
  })

  test('the root URL shows the landing page and its canonical URL', async ({ page }) => {
    await page.goto(academy.url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make things with AI. Know when it is wrong.')
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${academy.url}/landing`)
  })
})

test('search engines and launchers find their files', async ({ request }) => {
  expect(await (await request.get(`${academy.url}/robots.txt`)).text()).toContain(`Sitemap: ${academy.url}/sitemap.xml`)
  const sitemap = await (await request.get(`${academy.url}/sitemap.xml`)).text()
  for (const { path } of publicPages) expect(sitemap).toContain(`<loc>${academy.url}${path}</loc>`)
  expect((await request.get(`${academy.url}/nowhere`)).headers()['x-robots-tag']).toBe('noindex')
  expect((await request.get(`${academy.url}/landing`)).headers()['x-robots-tag']).toBeUndefined()
  const manifest = await (await request.get(`${academy.url}/site.webmanifest`)).json()
  for (const { src, type } of manifest.icons) {
    expect((await request.get(academy.url + src)).headers()['content-type']).toBe(type)
  }
})

test('the landing page stays within its JavaScript budget', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname))
      sizes.push(
        response
          .request()
          .sizes()
          .then((it) => it.responseBodySize),
      )
  })
  await page.goto(`${academy.url}/landing`)
  await page.locator('html[data-ready]').waitFor()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  console.log(`  landing page: ${Math.round(total / 100) / 10} KB of JavaScript, at most ${budget / 1000}`)
  expect(total).toBeGreaterThan(50_000)
  expect(total).toBeLessThanOrEqual(budget)
})

test.describe('before the app has loaded', () => {
  test('a clicked button takes effect as soon as the app is ready', async ({ page }) => {
    const letScripts = await holdScripts(page)
    await page.goto(`${academy.url}/landing`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Watch Demo' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    letScripts()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a form keeps its input, and none of it appears in the URL', async ({ page }) => {
    const letGuide = await holdScripts(page)
    await page.goto(`${academy.url}/parent-guide`, { waitUntil: 'commit' })
    await page.getByLabel(/^Your name/).fill('Sam Hill')
    await page.getByLabel(/^Your email/).fill('early@example.org')
    await page.getByLabel(/^Your email/).press('Enter')
    letGuide()
    await expect(page.getByRole('heading', { name: 'Success! Check Your Email' })).toBeVisible()
    expect(page.url()).toBe(`${academy.url}/parent-guide`)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const letSignup = await holdScripts(page)
    await page.goto(`${academy.url}/signup`, { waitUntil: 'commit' })
    await page.getByLabel('First name').fill('Robin')
    await page.getByLabel('Email').fill('robin.early@example.org')
    await page.getByLabel('Age').selectOption('14')
    await page.getByRole('button', { name: 'Continue' }).click()
    letSignup()
    await expect(page.getByText('Step 3 of 5')).toBeVisible()
    expect(page.url()).toBe(`${academy.url}/signup`)
  })
})

test('a keyboard user gets from the landing page to an account', async ({ page }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  /** Presses Tab until the named element has the focus; no element on the way may trap it. */
  const tabTo = async (name: RegExp) => {
    for (let steps = 0; steps < 60; steps += 1) {
      await press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null
        return [element?.getAttribute('aria-label'), element?.labels?.[0]?.textContent, element?.textContent].join(' ')
      })
      if (name.test(focused)) return
    }
    throw new Error(`no way by Tab to ${name}`)
  }
  await page.goto(`${academy.url}/landing`)
  await page.locator('html[data-ready]').waitFor()
  await press('Tab')
  await expect(page.locator(':focus')).toHaveText('Skip to content')
  await press('Enter')
  await tabTo(/Watch Demo/)
  await press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await press('Escape')
  await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeFocused()
  // The closed dialog goes one step back in the history, which would undo a navigation in the same moment.
  await page.waitForTimeout(500)
  await press('Shift+Tab', 'Enter')
  await page.waitForURL('**/signup')
  await expect(page.getByText('Step 1 of 5')).toBeVisible()
  await tabTo(/First name/)
  await page.keyboard.type('Kim')
  await tabTo(/Email/)
  await page.keyboard.type('kim.keys@example.org')
  await tabTo(/Age/)
  // Slow key presses start a new search, so one letter gets close and arrow keys reach the option.
  await page.keyboard.type('9')
  await press(...Array<string>(6).fill('ArrowDown'))
  await tabTo(/Continue/)
  await press('Enter')
  await expect(page.getByText('Step 3 of 5')).toBeVisible()
  await tabTo(/Entrepreneur/)
  await press('Space')
  await expect(page.getByRole('radio', { name: /Entrepreneur/ })).toBeChecked()
  await press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Writer/ })).toBeChecked()
  await tabTo(/Continue/)
  await press('Enter')
  await expect(page.getByText('Step 4 of 5')).toBeVisible()
  await tabTo(/Continue/)
  await press('Enter')
  await expect(page.getByText('Step 5 of 5')).toBeVisible()
  await tabTo(/terms/)
  await press('Space')
  await tabTo(/privacy/)
  await page.keyboard.press('Space')
  await tabTo(/Create Account/)
  await press('Enter')
  await page.waitForURL('**/onboarding')
})
