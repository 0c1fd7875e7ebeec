import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from './academy-process.ts'
import { inspectHere, looks } from './inspect.ts'
import { signInToDemo } from './steps.ts'
import { test } from './test.ts'

/** Address and main heading. A page is inspected when its own heading stands, not one of a page on the way to it. */
type Screen = readonly [path: string, heading: string]

const publicScreens: Screen[] = [
  ['/', 'Make things with AI. Know when it is wrong.'],
  ['/landing', 'Make things with AI. Know when it is wrong.'],
  ['/parent-guide', 'Children and AI: a free guide for parents'],
  ['/terms', 'Terms of use'],
  ['/privacy', 'Privacy'],
  ['/cookies', 'Cookies'],
  ['/newsletter/confirm?token=x', 'Shall we write to you?'],
  ['/newsletter/unsubscribe?token=x', 'No more mails?'],
  ['/mails/stop?token=x', 'No more mails from us?'],
  ['/signup', 'About you'],
  ['/auth/login', 'Welcome back'],
  ['/auth/email', 'Sign in by email'],
  ['/auth/email/confirm?token=x', 'Ready to go'],
  ['/auth/code', 'Sign in with a code'],
  ['/auth/closed?notice=x', 'Not signed in'],
  ['/staff/invitation?token=x', 'This link does not work'],
  ['/consent?token=x', 'This link does not work'],
  ['/consent/withdraw?token=x', 'This link does not work'],
  ['/family/request?token=x', 'This link does not work'],
  ['/account/delete?token=x', 'This link does not work'],
  ['/nowhere', '404 Page Not Found'],
]
const learnerScreens: Screen[] = [
  ['/', 'Choose your path'],
  ['/dashboard', 'Welcome back, Demo!'],
  ['/progress', 'Your progress'],
  ['/achievements', 'Achievements'],
  ['/onboarding', 'Welcome to DEEPM Academy'],
  ['/personas', 'Choose your path'],
  ['/persona/entrepreneur', 'Entrepreneur'],
  ['/persona/nobody', '404 Page Not Found'],
  ['/learning', 'Learning hub'],
  ['/lesson/problem-detective', 'Become a Problem Detective'],
  ['/lesson/can-you-trust-that-number', 'Can You Trust That Number?'],
  ['/playground', 'AI Experiment Lab'],
  ['/playground?lesson=problem-detective', 'AI Experiment Lab'],
  ['/profile', 'Your profile'],
  ['/parent-dashboard', 'Family Dashboard'],
  ['/ai-news', 'AI News Hub'],
  ['/ai-news?tab=breaking', 'AI News Hub'],
  ['/projects', 'Project Studio'],
  ['/subscribe', 'Learn with a teacher beside you'],
]

const parentScreens: Screen[] = [
  ['/profile', 'Your profile'],
  ['/parent', 'Parent Portal'],
  ['/parent-portal?tab=activity', 'Parent Portal'],
]

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

for (const { width, colorScheme } of looks) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('public screens are accessible, fit the screen and break no content policy', async ({ page }) => {
      for (const screen of publicScreens) await inspect(page, screen)
      await inspect(page, ['/landing', 'Make things with AI. Know when it is wrong.'], async () => {
        await page.getByRole('button', { name: 'Watch Demo' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      })
    })

    test('learner screens are accessible, fit the screen and break no content policy', async ({ page }) => {
      await signInToDemo(page, academy.url)
      for (const screen of learnerScreens) await inspect(page, screen)
    })

    test('parent screens are accessible, fit the screen and break no content policy', async ({ page }) => {
      await signInToDemo(page, academy.url, 'parent')
      for (const screen of parentScreens) await inspect(page, screen)
    })
  })
}

async function inspect(page: Page, [path, heading]: Screen, more: (page: Page) => Promise<void> = async () => {}): Promise<void> {
  const complaints: string[] = []
  const listen = (message: { type(): string; text(): string }) => {
    // A signed-out visitor's session call answers 401, which the browser writes down.
    if (message.type() === 'error' && !message.text().includes('401')) complaints.push(message.text())
  }
  page.on('console', listen)
  await page.goto(academy.url + path)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await more(page)
  await inspectHere(page, path)
  page.off('console', listen)
  expect({ path, complaints }).toEqual({ path, complaints: [] })
}
