import { expect, type Locator, type Page } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { passCheck } from '../support/lessons.ts'
import { newChild, newLearner, open, signInByMail, signInToDemo } from '../support/steps.ts'
import { test } from '../support/test.ts'

// Problems of small screens: overlap, visibility and overflow.

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test('the lesson reward is in view on a phone, and confetti does not widen the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await newLearner(page, academy.url)
  await page.goto(`${academy.url}/lesson/problem-detective`)
  await passCheck(page, 'problem-detective')
  await page.getByRole('button', { name: 'Mark as Complete' }).click()
  const confetti = page.locator('[data-confetti]')
  await expect(confetti.locator('span').first()).toBeAttached()
  // Long enough for the pieces to reach their farthest position.
  const widest = await page.evaluate(async () => {
    let width = 0
    for (const end = performance.now() + 1500; performance.now() < end; ) {
      width = Math.max(width, document.documentElement.scrollWidth)
      await new Promise(requestAnimationFrame)
    }
    return width
  })
  expect(widest).toBe(360)
  await expect(page.getByRole('heading', { name: 'Lesson Complete!' })).toBeInViewport()
  await expect(page.getByText(/^\+\d+ XP$/)).toBeInViewport()
})

for (const [width, height] of [
  [360, 740],
  [820, 1100],
  [1440, 900],
] as const) {
  test(`the message after a prompt does not cover the answer at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await signInToDemo(page, academy.url)
    await page.goto(`${academy.url}/playground`)
    await page.getByRole('textbox', { name: /Your prompt/ }).fill(`Why do leaves fall? Answer in ${width} words.`)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const toast = page.getByRole('status').filter({ hasText: 'Interaction Saved' })
    await expect(toast).toBeVisible()
    await settled(page)
    expect(overlap(await boxOf(toast), await boxOf(page.getByRole('region', { name: 'Response' })))).toBe(0)
  })
}

/** The longest possible name, without a place to wrap. */
const longName = 'Aleksandra'.repeat(6)

test('a long name does not widen the pages of a child and its parent', async ({ page: child, browser }) => {
  await child.setViewportSize({ width: 360, height: 740 })
  await newChild(child, academy.url, { firstName: longName, email: 'long@example.org', parentEmail: 'eva@example.org' })
  for (const path of ['/dashboard', '/parent-dashboard']) await showsLongName(child, path)
  await child.getByRole('button', { name: 'Your account' }).click()
  expect(await overhang(child)).toEqual([])

  const parent = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await signInByMail(parent, academy.url, 'eva@example.org')
  for (const path of ['/dashboard', '/parent', '/parent-dashboard']) await showsLongName(parent, path)
  await parent.getByRole('button', { name: 'Add Child Profile' }).first().click()
  await parent.getByLabel('First name').fill(longName)
  await parent.getByLabel('Age').selectOption('9')
  await parent.getByRole('button', { name: 'Continue' }).click()
  await expect(parent.getByRole('button', { name: `I agree, add ${longName}` })).toBeVisible()
  expect(await overhang(parent)).toEqual([])
  await parent.getByRole('link', { name: 'Back to the family' }).click()
  await parent.getByRole('button', { name: 'Learning Journal' }).click()
  await expect(parent.getByRole('dialog').getByRole('heading', { level: 2 })).toContainText(longName)
  expect(await overhang(parent)).toEqual([])
  await parent.keyboard.press('Escape')
  await parent.getByRole('link', { name: 'Settings for' }).click()
  await expect(parent.getByRole('heading', { level: 1, name: `Settings for ${longName}` })).toBeVisible()
  expect(await overhang(parent)).toEqual([])
  await parent.context().close()
})

async function showsLongName(page: Page, path: string): Promise<void> {
  await page.goto(academy.url + path)
  await expect(page.locator('main')).toContainText(longName)
  expect(await overhang(page), path).toEqual([])
}

/** Returns elements that extend beyond the right edge of the screen. */
function overhang(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header *, main *, dialog[open] *')]
      .filter((it) => it.getBoundingClientRect().right > innerWidth + 1)
      .map((it) => `${it.tagName}: ${it.textContent}`),
  )
}

test('the message about a lost connection does not cover the end of the signup', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, `${academy.url}/signup`)
  await page.context().setOffline(true)
  const notice = page.getByText('You’re offline').locator('..')
  await expect(notice).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const button = page.getByRole('button', { name: 'Continue' })
  await expect(button).toBeInViewport({ ratio: 1 })
  expect(overlap(await boxOf(notice), await boxOf(button))).toBe(0)
})

type Box = { x: number; y: number; width: number; height: number }

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not on the page`)
  return box
}

/** Returns the overlap of two boxes in square pixels. */
function overlap(one: Box, other: Box): number {
  const shared = (from: 'x' | 'y', size: 'width' | 'height') =>
    Math.max(0, Math.min(one[from] + one[size], other[from] + other[size]) - Math.max(one[from], other[from]))
  return shared('x', 'width') * shared('y', 'height')
}

/** Waits until all transitions have ended. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((it) => it.finished)))
}
