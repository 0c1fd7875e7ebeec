import { expect } from '@playwright/test'
import { changeAnswers, holdBack } from '../answers.ts'
import { alerts, all, heading, press, see, shows } from '../checks.ts'
import { each, row, type Scene, type Visit } from '../table.ts'

/** Fails to send the guide with this response, and returns what the browser logs. */
async function loggedFor({ page, url }: Scene, answer: { status: number; body: string }): Promise<string> {
  await page.route('**/api/parent-guide/signup', (route) => route.fulfill({ ...answer, contentType: 'text/plain' }))
  await page.goto(`${url}/parent-guide`)
  await page.locator('html[data-ready]').waitFor()
  await page.getByLabel(/^Your name/).fill('Sam Hill')
  await page.getByLabel(/^Your email/).fill('errors@conformance.example')
  const logged = page.waitForEvent('console', (message) => message.text().includes('The guide was not sent.'))
  await page.getByRole('button', { name: 'Download Free Guide' }).click()
  const text = (await logged).text()
  await page.unroute('**/api/parent-guide/signup')
  return text
}

const loading = {
  '/achievements': ['AchievementsPage', 'Loading achievements...'],
  '/parent': ['PortalPage', 'Loading parent dashboard...'],
  '/progress': ['ProgressPage', 'Loading your progress...'],
  '/subscribe': ['SubscribePage', 'Setting up your subscription...'],
} as const

export const errorVisits: Visit[] = [
  {
    what: 'errors of answers that are not ok',
    who: 'visitor',
    rows: [
      row('8.general', 'an error says status, colon, body', async (scene) => {
        expect(await loggedFor(scene, { status: 503, body: 'Closed for the night.' })).toContain('503: Closed for the night.')
      }),
      row('8.general-empty', 'without a body it says the status text', async (scene) => {
        expect(await loggedFor(scene, { status: 503, body: '' })).toContain('503: Service Unavailable')
      }),
      row('5.newsletter-empty', 'the newsletter does nothing without an email', async ({ page, url }) => {
        const calls: string[] = []
        page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
        await page.goto(`${url}/landing`)
        await page.locator('html[data-ready]').waitFor()
        await page.getByRole('button', { name: 'Send me the guide' }).click()
        await page.waitForTimeout(200)
        expect(calls).toEqual([])
      }),
      row('5.newsletter-type', 'its field is of type email', ({ page }) =>
        see(page.getByLabel('Your email address')).toHaveAttribute('type', 'email'),
      ),
      row(
        '8.alert-newsletter',
        "alert: Thanks for signing up! We'll send you AI learning tips.",
        all(
          ({ page }) => page.getByLabel('Your email address').fill('reader@conformance.example'),
          alerts("Thanks for signing up! We'll send you AI learning tips.", press('Send me the guide')),
        ),
        'record 019',
      ),
      row('7.newsletter-cleared', 'then the field is empty', ({ page }) =>
        see(page.getByLabel('Your email address')).toHaveValue(''),
      ),
    ],
  },
  {
    what: 'an error of rendering',
    who: 'learner',
    before: async ({ page, url }) => {
      await changeAnswers(page, 'ProgressPage', (data) => {
        data.viewer.learner.skills = null
      })
      await page.goto(`${url}/progress`)
    },
    rows: [
      row('8.broken-title', 'a screen is titled: Something went wrong', heading('Something went wrong')),
      row('8.broken-logged', 'the error is logged', async ({ page }) => {
        const logged = page.waitForEvent('console', (message) => message.type() === 'error' && /TypeError/.test(message.text()))
        await page.reload()
        expect((await logged).text()).toContain('Cannot read')
      }),
      row(
        '8.broken-text',
        "it says: We're sorry, but something unexpected happened. Please try refreshing the page.",
        shows("We're sorry, but something unexpected happened. Please try refreshing the page."),
      ),
      row(
        '8.broken-refresh',
        'Refresh Page reloads',
        all(({ page }) => page.unrouteAll(), press('Refresh Page'), heading('Your progress', 1)),
      ),
      row(
        '8.broken-fallback',
        'a supplied fallback replaces it: a bell that falls over goes, and the page stays',
        async (scene) => {
          const { page } = scene
          await changeAnswers(page, 'Bell', (data) => {
            data.viewer.notifications = null
          })
          const bell = page.getByRole('button', { name: /^Notifications/ })
          await bell.click()
          await see(bell).toHaveCount(0)
          await heading('Your progress', 1)(scene)
          await see(page.getByText('Something went wrong')).toHaveCount(0)
        },
      ),
    ],
  },
  {
    what: 'texts while something loads',
    who: 'learner',
    rows: each(
      '8.loading',
      Object.keys(loading) as (keyof typeof loading)[],
      (path) => `${path} loads with: ${loading[path][1]}`,
      (path) =>
        async ({ page, url }) => {
          const [operation, text] = loading[path]
          const release = await holdBack(page, operation)
          await page.goto(url + path)
          await see(page.getByText(text)).toBeVisible()
          release()
          await see(page.getByRole('heading', { level: 1 })).toBeVisible()
        },
    ),
  },
]
