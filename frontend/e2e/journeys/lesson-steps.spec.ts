import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere } from '../support/inspect.ts'
import { answerRight, lessonOf } from '../support/lessons.ts'
import { newLearner } from '../support/steps.ts'
import { test } from '../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

const { check } = lessonOf('problem-detective')

async function position(page: Page): Promise<{ step: number; total: number }> {
  const [, step, total] = /Step (\d+) of (\d+)/.exec(await page.getByText(/^Step \d+ of \d+$/).innerText()) ?? []
  return { step: Number(step), total: Number(total) }
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

test('a child walks through a lesson in steps on a phone, answers its questions and completes it', async ({ page }) => {
  await newLearner(page, academy.url)
  await page.goto(`${academy.url}/lesson/problem-detective`)
  await expect(page.getByRole('heading', { name: 'Learning objectives' })).toBeVisible()
  await inspectHere(page, 'the first step of a lesson')
  const { total } = await position(page)
  expect(total).toBeGreaterThan(8)
  let answered = 0
  for (let step = 1; step < total; step += 1) {
    await expect(page.getByText(`Step ${step} of ${total}`)).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const question = page.getByRole('heading', { level: 3 }).filter({ hasText: /\w/ }).first()
    const asked = (await question.isVisible()) ? await question.innerText() : ''
    const item = check.find((it) => it.question === asked)
    if (item) {
      answered += 1
      await answerRight(page, item)
      await page.getByRole('button', { name: 'Check answer' }).tap()
      await expect(page.getByText('That’s right', { exact: true })).toBeVisible()
      if (answered === 1) await inspectHere(page, 'a question in a step')
      await page.getByRole('button', { name: 'Continue', exact: true }).tap()
    } else await next(page).tap()
  }
  expect(answered).toBe(check.length)
  await expect(page.getByRole('heading', { name: 'Finish', exact: true })).toBeFocused()
  await expect(page.getByText('You passed the check.')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as Complete' }).tap()
  await expect(page.getByRole('heading', { name: 'Lesson Complete!' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Lesson Complete!' })).toBeInViewport()
  await expect(page.getByText(/^\+\d+ XP$/)).toBeInViewport()
  await inspectHere(page, 'the end of a lesson')
})

test('a lesson opens where the learner stopped, and the back button of the browser goes one step back', async ({ page }) => {
  await newLearner(page, academy.url)
  await page.goto(`${academy.url}/lesson/problem-detective`)
  await next(page).tap()
  await next(page).tap()
  await expect(page.getByText(/^Step 3 of/)).toBeVisible()
  expect(new URL(page.url()).search).toBe('?step=3')
  await page.reload()
  await expect(page.getByText(/^Step 3 of/)).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^Step 2 of/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^Step 3 of/)).toBeVisible()
  await page.goto(`${academy.url}/dashboard`)
  await page.goto(`${academy.url}/lesson/problem-detective`)
  await expect(page.getByText(/^Step 3 of/)).toBeVisible()
  await page.getByRole('button', { name: 'Start from the beginning' }).tap()
  await expect(page.getByText(/^Step 1 of/)).toBeVisible()
})

test('a child gets a first result from the machine of a lesson within a minute, on a slow phone', async ({ page }) => {
  await newLearner(page, academy.url)
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // A child looks at the screen before each tap.
  const tap = async (name: string | RegExp) => {
    const button = page.getByRole('button', { name }).first()
    await expect(button).toBeVisible()
    await page.waitForTimeout(4000)
    await button.tap()
  }
  const begin = Date.now()
  await page.goto(`${academy.url}/lesson/your-voice-first`)
  await tap('Try it first')
  await tap('Yes, sometimes')
  await tap('Write 20 words')
  await expect(page.getByRole('group', { name: 'Text of the machine' })).toContainText(/(\S+\s+){12}/)
  const seconds = Math.round((Date.now() - begin) / 1000)
  console.log(`  from opening a lesson to the first result of its machine: ${seconds} s, at most 60`)
  expect(seconds).toBeLessThan(60)
  await tap('Go to step 2')
  await expect(page.getByText(/^Step 2 of/)).toBeVisible()
})
