import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { lessonOf } from '../support/lessons.ts'
import { newLearner, signInToDemo } from '../support/steps.ts'
import { test } from '../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Names of the operations of staff screens, as they appear in script files. */
const staffOperations = globSync('src/features/staff/**/*.graphql', { cwd: path.resolve(import.meta.dirname, '../..') }).flatMap(
  (file) =>
    [...readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8').matchAll(/^(?:query|mutation) (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
/** Returns the value of a figure by its name, anywhere on the page. */
const figure = (page: Page, name: string) => page.locator('dl', { has: page.getByText(name, { exact: true }) }).last()

test('the demo learner sees every figure of the specification', async ({ page }) => {
  await signInToDemo(page, academy.url)
  await expect(heading(page, 'Welcome back, Demo!')).toBeVisible()
  await expect(page.getByRole('banner').getByText('1,250 XP')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: /^Entrepreneur: / })).toHaveAttribute('aria-valuenow', '52')
  await expect(page.getByText('🔓 Unlocked')).toBeVisible()

  await page.goto(`${academy.url}/progress`)
  await expect(heading(page, 'Your progress')).toBeVisible()
  for (const [name, value] of [
    ['Total XP', '1,250'],
    ['Current Level', '3'],
    ['Day Streak', '5'],
    ['Lessons Done', '24/48'],
  ] as const) {
    await expect(figure(page, name)).toContainText(value)
  }
  for (const [skill, percent] of [
    ['AI Fundamentals', '85'],
    ['Creative Tools', '65'],
    ['Problem Solving', '45'],
    ['Digital Safety', '90'],
  ] as const) {
    await expect(page.getByRole('progressbar', { name: skill })).toHaveAttribute('aria-valuenow', percent)
  }
  for (const name of ['AI Explorer', 'Creative Genius', 'Safety Expert']) {
    await expect(page.getByText(name).first()).toBeVisible()
  }
})

test('features that a learner switches off are gone from every screen, also after a reload and on another device', async ({
  page,
  browser,
}) => {
  await newLearner(page, academy.url)
  await page.goto(`${academy.url}/profile`)
  await expect(heading(page, 'Your profile')).toBeVisible()
  const streak = page.getByRole('switch', { name: 'Streak', exact: true })
  await streak.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Saved to your account.')).toBeVisible()
  await page.goto(`${academy.url}/progress`)
  await expect(page.getByText('Total XP').first()).toBeVisible()
  await expect(page.getByText('Day Streak')).toHaveCount(0)

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await other.context().addCookies(await page.context().cookies())
  await other.goto(`${academy.url}/progress`)
  await expect(other.getByText('Total XP').first()).toBeVisible()
  await expect(other.getByText('Day Streak')).toHaveCount(0)
})

test('a whole lesson can be completed by keyboard', async ({ page }) => {
  await newLearner(page, academy.url)
  const { title, check } = lessonOf('problem-detective')
  await page.goto(`${academy.url}/persona/entrepreneur`)
  await reach(page, page.getByRole('link', { name: `Start: ${title}` }))
  await page.keyboard.press('Enter')
  await expect(heading(page, title)).toBeVisible()
  await reach(page, page.getByRole('button', { name: 'One-page view' }))
  await page.keyboard.press('Enter')
  for (const [index, item] of check.entries()) {
    await expect(page.getByRole('heading', { level: 3, name: item.question, exact: true })).toBeVisible()
    if (item.kind === 'short') {
      await reach(page, page.getByRole('textbox', { name: item.question }))
      await page.keyboard.type(item.accepted[0] ?? '')
    } else if (item.kind === 'single') {
      await reach(page, page.getByRole('region', { name: 'Check for understanding' }).getByRole('radio').first())
      const right = page.getByRole('radio', { name: item.options.find((it) => it.correct)?.text ?? '', exact: true })
      // Arrow keys move through the options and select them.
      for (let press = 0; press <= item.options.length && !(await right.isChecked()); press += 1) {
        await page.keyboard.press(press === 0 ? 'Space' : 'ArrowDown')
      }
    } else if (item.kind === 'several') {
      for (const { text } of item.options.filter((it) => it.correct)) {
        await reach(page, page.getByRole('checkbox', { name: text, exact: true }))
        await page.keyboard.press('Space')
      }
    } else if (item.kind === 'matching') {
      for (const { left, right } of item.pairs) {
        for (const [list, name] of [
          ['Lines', left],
          ['Matches', right],
        ] as const) {
          await reach(page, page.getByRole('list', { name: list }).getByRole('button', { name, exact: true }))
          await page.keyboard.press('Space')
        }
      }
    } else {
      const rows = page.getByRole('list', { name: item.question, exact: true }).getByRole('listitem')
      await expect(rows).toHaveCount(item.steps.length)
      for (const [place, { text }] of item.steps.entries()) {
        const at = (await rows.allTextContents()).findIndex((row) => row.includes(text))
        if (at > place) await reach(page, page.getByRole('button', { name: `Move up: ${text}`, exact: true }))
        for (let press = at; press > place; press -= 1) await page.keyboard.press('Enter')
      }
    }
    await reach(page, page.getByRole('button', { name: 'Check answer' }))
    await page.keyboard.press('Enter')
    const on = page.getByRole('button', { name: index + 1 < check.length ? 'Next question' : 'Go to the finish' })
    await expect(on).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await reach(page, page.getByRole('button', { name: 'Mark as Complete' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Lesson Complete!' })).toBeFocused()
})

test("each screen reads with one operation besides the shell's, and loads no staff code", async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await signInToDemo(page, academy.url)
  await expect(heading(page, 'Welcome back, Demo!')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON()?.operationName)
  })
  for (const [address, title] of [
    ['/dashboard', 'Welcome back, Demo!'],
    ['/personas', 'Choose your path'],
    ['/persona/writer', 'Writer'],
    ['/learning', 'Learning hub'],
    ['/lesson/problem-detective', lessonOf('problem-detective').title],
    ['/progress', 'Your progress'],
    ['/playground', 'AI Experiment Lab'],
    ['/achievements', 'Achievements'],
    ['/profile', 'Your profile'],
    ['/parent-dashboard', 'Family Dashboard'],
    ['/ai-news', 'AI News Hub'],
  ] as const) {
    asked.length = 0
    await page.goto(academy.url + address)
    await expect(heading(page, title)).toBeVisible()
    await page.waitForLoadState('networkidle')
    // The device list is refetched at each visit of the profile, so it is not part of the page's own query.
    const reads = asked.filter((name) => name !== 'Shell' && !(address === '/profile' && name === 'SignedInDevices'))
    expect({ address, reads }).toEqual({ address, reads: [expect.any(String)] })
  }
  for (const address of [
    '/admin',
    '/admin/students/demo-learner',
    '/admin/queue',
    '/admin/log',
    '/admin/content',
    '/admin/people',
    '/admin/explorer',
  ]) {
    await page.goto(academy.url + address)
    await expect(heading(page, '404 Page Not Found')).toBeVisible()
  }
  const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()))
  expect(texts.length).toBeGreaterThan(20)
  expect(staffOperations.length).toBeGreaterThan(20)
  expect(staffOperations.filter((name) => texts.some((text) => new RegExp(`value:["'\`]${name}["'\`]`).test(text)))).toEqual([])
  // The operation used by every screen is found, so the others would be too.
  expect(texts.some((text) => /value:["'`]Shell["'`]/.test(text))).toBe(true)
})

/** Presses Tab until the target has the focus. */
async function reach(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await target.waitFor()
  for (let press = 0; press < 150; press += 1) {
    if (await target.evaluate((it) => it === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`150 presses of Tab did not reach ${target}`)
}
