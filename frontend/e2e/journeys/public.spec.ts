import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { mailedLink, open, signInToDemo } from '../support/steps.ts'
import { test } from '../support/test.ts'

// A visitor's experience, with the texts and figures of the specification. The test controls the clock.

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

/** Texts of the alerts that the page showed. */
function alertsOf(page: Page): string[] {
  const alerts: string[] = []
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message())
    await dialog.accept()
  })
  return alerts
}

test.describe('the landing page', () => {
  test('shows its sections in order, and its anchors link to them', async ({ page }) => {
    await open(page, `${academy.url}/landing`)
    await expect(page.getByRole('heading', { name: 'Plans for every learner' })).toBeAttached()
    const order = ['features', 'testimonials', 'pricing']
    const tops = await Promise.all(
      order.map((id) => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)),
    )
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    const bar = page.getByRole('banner')
    for (const [label, id] of [
      ['Features', 'features'],
      ['Pricing', 'pricing'],
      ['Reviews', 'testimonials'],
    ] as const) {
      await bar.getByRole('link', { name: label, exact: true }).click()
      await expect(page.locator(`#${id}`)).toBeInViewport()
      expect(page.url()).toBe(`${academy.url}/landing#${id}`)
    }
  })

  test('counts down from 23:47:33, second by second', async ({ page }) => {
    await page.clock.install()
    await open(page, `${academy.url}/landing`)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    const left = async () => {
      const [hours = 0, minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).match(/\d+/g)?.map(Number) ?? []
      return hours * 3600 + minutes * 60 + seconds
    }
    const before = await left()
    expect(before).toBeLessThanOrEqual(23 * 3600 + 47 * 60 + 33)
    expect(before).toBeGreaterThan(23 * 3600 + 45 * 60)
    // More than a full minute, so that the seconds wrap to 59.
    await page.clock.runFor(70_000)
    expect(await left()).toBe(before - 70)
  })

  test('updates its figures every 15 seconds, never below 25 spots, and stops when paused', async ({ page }) => {
    await page.clock.install()
    await open(page, `${academy.url}/landing`)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    const figures = async () => {
      const badge = await page
        .getByText(/early spots left/)
        .locator('..')
        .innerText()
      return (badge.replaceAll(',', '').match(/\d+/g) ?? []).map(Number)
    }
    const [students = 0, spots = 0] = await figures()
    expect(students).toBeGreaterThanOrEqual(1247)
    expect(spots).toBeLessThanOrEqual(47)
    await page.clock.runFor(15_000)
    const [more = 0, fewer = 0] = await figures()
    expect([0, 1, 2]).toContain(more - students)
    expect([0, 1]).toContain(spots - fewer)
    await page.clock.runFor(3_600_000)
    const [, floor = 0] = await figures()
    expect(floor).toBe(25)
    await page.getByRole('button', { name: 'Pause the moving figures' }).click()
    const still = await page.getByRole('timer').innerText()
    await page.clock.runFor(60_000)
    expect(await page.getByRole('timer').innerText()).toBe(still)
  })

  test('shows the next of three reviews every 5 seconds, immediately by a dot, and not while paused', async ({ page }) => {
    await page.clock.install()
    await open(page, `${academy.url}/landing`)
    const reviews = page.locator('#testimonials')
    const current = () =>
      reviews
        .getByRole('button', { name: /^Show review/ })
        .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))
    await expect(reviews.getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    const first = await current()
    await page.clock.runFor(5000)
    expect(await current()).toBe((first + 1) % 3)
    for (const _turn of ['second', 'third']) await page.clock.runFor(5000)
    expect(await current()).toBe(first)
    await reviews.getByRole('button', { name: 'Show review 3 of 3' }).click()
    expect(await current()).toBe(2)
    await reviews.getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(20_000)
    expect(await current()).toBe(2)
  })

  test('clears the logged-out flag, and Sign In clears the forced logout', async ({ page }) => {
    await open(page, `${academy.url}/terms`)
    await page.evaluate(() => {
      localStorage.setItem('user-logged-out', 'true')
      localStorage.setItem('force-logout', 'true')
    })
    await open(page, `${academy.url}/landing`)
    expect(await page.evaluate(() => localStorage.getItem('user-logged-out'))).toBeNull()
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL('**/dashboard')
    expect(await page.evaluate(() => localStorage.getItem('force-logout'))).toBeNull()
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  })

  test('takes a newsletter address: nothing for an empty field, an alert for an address, one confirmation email', async ({
    page,
  }) => {
    const alerts = alertsOf(page)
    await open(page, `${academy.url}/landing`)
    const field = page.getByLabel('Your email address')
    const send = page.getByRole('button', { name: 'Send me the guide' })
    await send.click()
    expect(alerts).toEqual([])
    await field.fill('reader@example.org')
    await send.dblclick()
    await expect.poll(() => alerts).toEqual(["Thanks for signing up! We'll send you AI learning tips."])
    await expect(field).toHaveValue('')
    await page.goto(await mailedLink(page, academy.url, 'reader@example.org'))
    await page.getByRole('button', { name: 'Confirm subscription' }).click()
    await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
  })
})

test.describe('the demo', () => {
  test('shows four videos in order, and then asks for an email address', async ({ page }) => {
    const alerts = alertsOf(page)
    await open(page, `${academy.url}/landing`)
    await page.getByRole('button', { name: 'Watch Demo' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (const duration of ['3:24', '4:17', '2:45', '5:03']) await expect(dialog.getByText(duration).first()).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/signup')
    const current = () => dialog.locator('[aria-current="true"]').innerText()
    for (const duration of ['3:24', '4:17', '2:45', '5:03']) {
      expect(await current()).toContain(duration)
      const video = dialog.locator('video')
      await expect(video).toContainText('Your browser does not support the video tag.')
      await expect.poll(() => video.evaluate((video: HTMLVideoElement) => video.duration || 0)).toBeGreaterThan(100)
      const [minutes = 0, seconds = 0] = duration.split(':').map(Number)
      const length = await video.evaluate((video: HTMLVideoElement) => video.duration)
      expect(Math.abs(length - minutes * 60 - seconds)).toBeLessThan(1)
      await video.evaluate((video: HTMLVideoElement) => {
        video.currentTime = video.duration - 0.4
        return video.play()
      })
      await expect.poll(async () => ((await dialog.locator('video').count()) === 0 ? '' : current())).not.toContain(duration)
    }
    const field = dialog.getByRole('textbox')
    await expect(field).toHaveAttribute('type', 'email')
    await field.fill('watcher@example.org')
    await field.press('Enter')
    await expect.poll(() => alerts).toEqual(["Thanks! We'll send you our complete AI education guide."])
    await expect(field).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeFocused()
  })
})

test('the parent guide is emailed, and its PDF opens only with its link', async ({ page }) => {
  await open(page, `${academy.url}/parent-guide`)
  await page.getByRole('button', { name: 'Download Free Guide' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await page.getByLabel(/^Your name/).fill('Sam Hill')
  await page.getByLabel(/^Your email/).fill('sam@example.org')
  await page.getByLabel(/age/).fill('12')
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/parent-guide/signup', (route) => seen.promise.then(() => route.continue()))
  await page.getByRole('button', { name: 'Download Free Guide' }).dblclick()
  await expect(page.getByRole('button', { name: 'Sending Guide...' })).toBeVisible()
  seen.resolve()
  await expect(page.getByRole('heading', { name: 'Success! Check Your Email' })).toBeVisible()
  await expect(page.getByText('sam@example.org')).toBeVisible()
  const link = await mailedLink(page, academy.url, 'sam@example.org')
  const guide = await page.request.get(link)
  expect(guide.headers()['content-type']).toBe('application/pdf')
  expect((await guide.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await open(
    page,
    link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
  )
  await expect(page.getByText('That link no longer opens the guide')).toBeVisible()
})

test('choosing a programme shows that payments are not set up, and how to enroll', async ({ page }) => {
  await signInToDemo(page, academy.url, 'parent')
  await page.goto(`${academy.url}/subscribe`)
  for (const price of ['197', '397', '597']) await expect(page.getByText(price).first()).toBeVisible()
  await expect(page.getByRole('radio', { name: /Academy/ })).toBeChecked()
  await page.getByRole('radio', { name: /Leadership/ }).check({ force: true })
  const toast = page.getByRole('region', { name: /Notifications/ })
  await expect(toast.getByText('Payment Processing Unavailable')).toBeVisible()
  await expect(toast.getByText('Payment system is not configured. Contact support for manual enrollment.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:/)
})

test('the login page signs in to the demo only with both fields filled', async ({ page }) => {
  await open(page, `${academy.url}/auth/login`)
  await page.getByLabel('Username').fill('anybody')
  const demo = page.getByRole('button', { name: 'Demo Sign In' })
  if (await demo.isEnabled()) await demo.click()
  expect(page.url()).toBe(`${academy.url}/auth/login`)
  await page.getByLabel('Password').fill('anything')
  await demo.click()
  await page.waitForURL('**/dashboard')
})

test('Sign In to Academy redirects to the email link form, and any address gets the same response', async ({ page }) => {
  await open(page, `${academy.url}/auth/login`)
  const asked = page.waitForRequest('**/api/login')
  await page.getByRole('button', { name: 'Sign In to Academy' }).click()
  await asked
  await page.waitForURL('**/auth/email')
  await page.getByLabel('Email').fill('nobody-here@example.org')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
})
