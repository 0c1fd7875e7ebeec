import { expect } from '@playwright/test'
import { newLearner } from '../../support/steps.ts'
import { changeAnswers } from '../answers.ts'
import { all, comesTo, heading, keeps, press, see } from '../checks.ts'
import { query } from '../requests.ts'
import { type Check, type Row, row, type Visit } from '../table.ts'
import type { Who } from '../world.ts'

/** The landing page is open and has cleared the logged-out flag. */
const landed: Check = all(comesTo('/landing'), heading(/^Make things with AI/, 1), keeps('user-logged-out', null))
const notFound = heading('404 Page Not Found', 1)

/** Account ages around each feature unlock: the day before and the day itself. */
const unlocks = { achievements: [6, 7], social: [13, 14], competitive: [20, 21], advancedAi: [29, 30] } as const
type Feature = keyof typeof unlocks

function unlockRow(feature: Feature, days: number, isUnlocked: boolean): Row {
  return row(
    `9.unlock-${feature}-${days}`,
    `${feature} ${isUnlocked ? 'is open' : 'is closed'} after ${days} days`,
    async (scene) => {
      const { viewer } = await query(scene, '{ viewer { learner { unlocks { feature isUnlocked } } } }')
      expect(viewer.learner.unlocks).toContainEqual({ feature, isUnlocked })
    },
  )
}

const unlockVisits: Visit[] = Object.entries(unlocks).flatMap(([feature, days]) =>
  days.map((age, index) => ({
    what: `what is open after ${age} days`,
    who: `day${age}` as Who,
    rows: [unlockRow(feature as Feature, age, index === 1)],
  })),
)

const asked = '**/api/auth/user'

export const sessionVisits: Visit[] = [
  ...unlockVisits,
  {
    what: 'screens before their day',
    who: 'day6',
    at: '/achievements',
    rows: [
      row('4.unlock-gallery', 'the gallery of achievements opens at 7 days', ({ page }) =>
        see(page.getByText(/The whole gallery opens/)).toBeVisible(),
      ),
      row('4.unlock-competitive', 'the leaderboard opens at 21 days', ({ page }) =>
        see(page.getByText('Opens in 15 days')).toBeVisible(),
      ),
      row(
        '4.unlock-social',
        'the showcase opens at 14 days',
        all(
          ({ page, url }) => page.goto(`${url}/projects`),
          ({ page }) => see(page.getByText('Opens in 8 days')).toBeVisible(),
        ),
      ),
    ],
  },
  {
    what: 'the local flag user-logged-out',
    who: 'learner',
    at: '/dashboard',
    rows: [
      row('4.session-authenticated', 'a session call with a result means signed in', heading('Welcome back, Demo!', 1)),
      row('4.flag-other-tab', 'the flag is read again when storage changes in another tab', async ({ page, url }) => {
        const other = await page.context().newPage()
        await other.goto(`${url}/terms`)
        await other.evaluate(() => localStorage.setItem('user-logged-out', 'true'))
        await see(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
        await other.close()
      }),
      row('4.flag-load', 'while it reads true nobody is signed in, and the session call is not made', async ({ page, url }) => {
        const calls: string[] = []
        page.on('request', (request) => request.url().endsWith('/api/auth/user') && calls.push(request.url()))
        await page.goto(`${url}/dashboard`)
        await see(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
        expect(calls).toEqual([])
      }),
      row('4.flag-other-text', 'any other text does not count', async (scene) => {
        await scene.page.evaluate(() => localStorage.setItem('user-logged-out', 'yes'))
        await scene.page.reload()
        await heading('Welcome back, Demo!', 1)(scene)
      }),
      row('4.session-no-retry', 'the session call is not retried', async ({ page, url }) => {
        let calls = 0
        await page.route(asked, (route) => {
          calls += 1
          return route.fulfill({ status: 500, body: '{}' })
        })
        await page.goto(`${url}/dashboard`)
        await see(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
        await page.waitForTimeout(1000)
        expect(calls).toBe(1)
        await page.unroute(asked)
      }),
      row('4.session-loading', 'until the user is known, something loads', async ({ page, url }) => {
        const { promise, resolve } = Promise.withResolvers<void>()
        await page.route(asked, (route) => promise.then(() => route.continue()))
        await page.goto(`${url}/dashboard`)
        await see(page.getByText('Loading...')).toBeVisible()
        resolve()
        await see(page.getByRole('heading', { name: 'Welcome back, Demo!' })).toBeVisible()
      }),
      row('2.dashboard-nameless', 'without a first name it greets: Welcome back, Learner!', async (scene) => {
        // Both responses contain the name, and the later one wins.
        for (const operation of ['Shell', 'DashboardPage'])
          await changeAnswers(scene.page, operation, (data) => {
            data.viewer.firstName = ''
          })
        await scene.page.goto(`${scene.url}/dashboard`)
        await heading('Welcome back, Learner!', 1)(scene)
      }),
    ],
  },
  {
    what: 'logging out',
    who: 'visitor',
    before: ({ page, url }) => newLearner(page, url),
    at: '/progress',
    rows: [
      row('4.logout', 'Logout sets the flag, calls the server, and goes to /landing', async (scene) => {
        const call = scene.page.waitForRequest(
          (request) => request.method() === 'POST' && request.url().endsWith('/api/auth/logout'),
        )
        await scene.page.evaluate(() => {
          const flags: string[] = []
          const { setItem } = Storage.prototype
          Storage.prototype.setItem = function (key, value) {
            flags.push(`${key}=${value}`)
            sessionStorage.length >= 0 && setItem.call(this, key, value)
          }
          Object.assign(window, { flags })
        })
        await press('Logout')(scene)
        await landed(scene)
        const request = await call
        expect(request.postData()).toBeNull()
        expect(await scene.page.evaluate(() => (window as unknown as { flags: string[] }).flags)).toContain(
          'user-logged-out=true',
        )
      }),
      row('4.logout-clears', 'what was read before is gone', async (scene) => {
        await scene.page.goBack()
        await notFound(scene)
      }),
    ],
  },
  {
    what: 'logging out without the server',
    who: 'visitor',
    before: ({ page, url }) => newLearner(page, url),
    at: '/progress',
    rows: [
      row(
        '8.logout-failed',
        'a failure of the call is ignored, and logging out proceeds',
        async (scene) => {
          await scene.page.route('**/api/auth/logout', (route) => route.abort())
          await press('Logout')(scene)
          await landed(scene)
        },
        'told, too',
      ),
      row('7.force-logout', 'while force-logout is true, a GET carries x-force-logout: true', async ({ page, url }) => {
        await page.goto(`${url}/terms`)
        await page.evaluate(() => localStorage.setItem('force-logout', 'true'))
        const call = page.waitForRequest(asked)
        await page.goto(`${url}/dashboard`)
        expect((await call).headers()['x-force-logout']).toBe('true')
      }),
    ],
  },
]
