import { expect } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere, looks } from '../support/inspect.ts'
import { open, signInToDemo } from '../support/steps.ts'
import { test } from '../support/test.ts'

// States after the first view of a page: later steps, refusals, successes. Each must meet the requirements of every screen.

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

    test('every step of the signup, with errors and filled in', async ({ page }) => {
      await open(page, `${academy.url}/signup`)
      const forward = () => page.getByRole('button', { name: 'Continue' }).click()
      const step = async (number: number, what: string) => {
        await expect(page.getByText(`Step ${number} of 5`)).toBeVisible()
        await inspectHere(page, `signup, step ${number}, ${what}`)
      }
      await forward()
      await step(1, 'refused')
      await page.getByLabel('First name').fill('Kim')
      await page.getByLabel('Email').fill('kim@example.org')
      await page.getByLabel('Age').selectOption('10')
      await expect(page.getByText('Parent/Guardian Required')).toBeVisible()
      await step(1, 'of a child')
      await forward()
      await forward()
      await step(2, 'refused')
      await page.getByLabel("Parent's first name").fill('Sam')
      await page.getByLabel("Parent's email").fill('sam@example.org')
      await page.getByLabel(/parent or guardian knows/).check()
      await forward()
      await step(3, 'empty')
      await page.getByRole('radio', { name: /Campaigner/ }).check({ force: true })
      await step(3, 'chosen')
      await forward()
      for (const text of ['Free Explorer', 'Creator', 'Academy Pro', 'Most Popular']) {
        await expect(page.getByText(text).first()).toBeVisible()
      }
      await step(4, 'preselected')
      await forward()
      await expect(page.getByRole('button', { name: 'Create Account' })).toBeDisabled()
      await step(5, 'not agreed')
    })

    test('the guide form with errors and sent, and an email request', async ({ page }) => {
      await open(page, `${academy.url}/parent-guide`)
      await page.getByLabel(/age/).fill('40')
      await page.getByRole('button', { name: 'Download Free Guide' }).click()
      await expect(page.getByText('Enter your name.')).toBeVisible()
      await inspectHere(page, 'guide, refused')
      await page.getByLabel(/^Your name/).fill('Sam')
      await page.getByLabel(/^Your email/).fill(`sam${width}@example.org`)
      await page.getByLabel(/age/).fill('')
      await page.getByRole('button', { name: 'Download Free Guide' }).click()
      await expect(page.getByRole('heading', { name: 'Success! Check Your Email' })).toBeVisible()
      await inspectHere(page, 'guide, on its way')
      await open(page, `${academy.url}/auth/email`)
      await page.getByLabel('Email').fill('somebody@example.org')
      await page.getByRole('button', { name: 'Send me a link' }).click()
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
      await inspectHere(page, 'link, on its way')
    })

    test('the choice of emails by link, failed and successful', async ({ page }) => {
      const choose = async () => {
        await open(page, `${academy.url}/mails/stop?token=x`)
        await page.getByRole('button', { name: 'Choose: Essential emails only' }).click()
      }
      await choose()
      await expect(page.getByRole('alert')).toContainText('Not saved')
      await inspectHere(page, 'emails by link, not saved')
      const heard = { data: { chooseMailsByLink: { __typename: 'DonePayload', done: true } } }
      await page.route('**/graphql', (route) => {
        const isAnswer = route.request().postDataJSON().operationName === 'ChooseMailsByLink'
        return isAnswer ? route.fulfill({ json: heard }) : route.fallback()
      })
      await choose()
      await expect(page.getByRole('heading', { level: 1, name: 'Saved', exact: true })).toBeVisible()
      await inspectHere(page, 'emails by link, saved')
    })

    test('the questions after the last video, and a programme that cannot be paid for', async ({ page }) => {
      await open(page, `${academy.url}/landing`)
      await page.getByRole('button', { name: 'Watch Demo' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /5:03/ }).click()
      await dialog.locator('video').evaluate((video) => video.dispatchEvent(new Event('ended')))
      await expect(dialog.getByRole('textbox')).toBeVisible()
      await inspectHere(page, 'demo, after the last video')
      await signInToDemo(page, academy.url)
      await page.goto(`${academy.url}/subscribe`)
      await page.getByRole('radio', { name: /Starter/ }).check({ force: true })
      await expect(page.getByText('Payment Processing Unavailable')).toBeVisible()
      await inspectHere(page, 'programme, not payable')
    })
  })
}

test('the legal pages link from the footer to each of their sections, in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await open(page, `${academy.url}/landing`)
    for (const [link, path, heading] of [
      ['Terms', '/terms', 'Terms of use'],
      ['Privacy', '/privacy', 'Privacy'],
      ['Cookies', '/cookies', 'Cookies'],
      ['Child safety', '/safety', 'Child safety'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
      await page.waitForURL(`**${path}`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'In short' })).toBeVisible()
      const contents = page.getByRole('navigation', { name: /contents|on this page/i }).getByRole('link')
      expect(await contents.count()).toBeGreaterThan(2)
      const target = (await contents.last().getAttribute('href')) ?? ''
      await contents.last().click()
      await expect(page.locator(target)).toBeInViewport()
    }
  }
})
