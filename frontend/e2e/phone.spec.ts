import { expect, type Locator, type Page } from '@playwright/test'
import { AcademyProcess } from './academy-process.ts'
import { passCheck } from './lessons.ts'
import { newLearner, signInToDemo } from './steps.ts'
import { test } from './test.ts'

// What only a small screen shows: what covers what, what is in view, and what makes the page wider than the screen.

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test('the reward of a lesson is in view on a phone, and confetti does not widen the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await newLearner(page, academy.url)
  await page.goto(`${academy.url}/lesson/problem-detective`)
  await passCheck(page, 'problem-detective')
  await page.getByRole('button', { name: 'Mark as Complete' }).click()
  const confetti = page.locator('[data-confetti]')
  await expect(confetti.locator('span').first()).toBeAttached()
  // Long enough for the pieces to fly as far as they do.
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

type Box = { x: number; y: number; width: number; height: number }

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not on the page`)
  return box
}

/** Square pixels that two boxes share. */
function overlap(one: Box, other: Box): number {
  const shared = (from: 'x' | 'y', size: 'width' | 'height') =>
    Math.max(0, Math.min(one[from] + one[size], other[from] + other[size]) - Math.max(one[from], other[from]))
  return shared('x', 'width') * shared('y', 'height')
}

/** Waits until nothing slides any more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((it) => it.finished)))
}
