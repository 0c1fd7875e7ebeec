import { expect } from '@playwright/test'
import { newLearner } from '../../support/steps.ts'
import { answerNext } from '../answers.ts'
import { see } from '../checks.ts'
import { row, type Scene, type Visit } from '../table.ts'

/** Counts the app's requests of an operation while time passes. */
async function countsOf({ page }: Scene, operation: string, pass: () => Promise<void>): Promise<number> {
  let count = 0
  const hear = (request: { url(): string; postData(): string | null }) => {
    if (request.url().endsWith('/graphql') && JSON.parse(request.postData() ?? '{}').operationName === operation) count += 1
  }
  page.on('request', hear)
  await pass()
  page.off('request', hear)
  return count
}

export const fetchingVisits: Visit[] = [
  {
    what: 'how often the app asks',
    who: 'maker',
    before: ({ page }) => page.clock.install(),
    at: '/ai-news',
    rows: [
      row(
        '9.news-refetch',
        'the news are read again after 1,800,000 ms',
        async (scene) => {
          const { page } = scene
          await page.clock.pauseAt(new Date(Date.now() + 60_000))
          const before = await countsOf(scene, 'AiNewsPage', () => page.clock.runFor(1_800_000 - 120_000))
          const after = await countsOf(scene, 'AiNewsPage', () => page.clock.runFor(120_000))
          expect([before, after]).toEqual([0, 1])
        },
        'fetching',
      ),
      row(
        '7.news-refresh',
        'Refresh reads them again',
        async (scene) => {
          const count = await countsOf(scene, 'AiNewsPage', async () => {
            await scene.page.getByRole('button', { name: 'Refresh' }).click()
            await scene.page.clock.runFor(1000)
          })
          expect(count).toBe(1)
        },
        'fetching',
      ),
    ],
  },
  {
    what: 'how often the dashboard asks',
    who: 'learner',
    before: ({ page }) => page.clock.install(),
    at: '/dashboard',
    rows: [
      row(
        '9.breaking-refetch',
        'breaking news are read again after 15 minutes',
        async (scene) => {
          const { page } = scene
          await page.clock.pauseAt(new Date(Date.now() + 60_000))
          const before = await countsOf(scene, 'BreakingBanner', () => page.clock.runFor(13 * 60_000))
          const after = await countsOf(scene, 'BreakingBanner', () => page.clock.runFor(3 * 60_000))
          expect([before, after]).toEqual([0, 1])
        },
        'fetching',
      ),
    ],
  },
  {
    what: 'what the app does not ask again',
    who: 'visitor',
    before: ({ page, url }) => newLearner(page, url),
    at: '/learning',
    rows: [
      row(
        '9.never-stale',
        'what was read is not read again',
        async (scene) => {
          const { page } = scene
          const count = await countsOf(scene, 'LearningPage', async () => {
            await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Progress' }).click()
            await see(page.getByRole('heading', { level: 1, name: 'Your progress' })).toBeVisible()
            await page.goBack()
            await see(page.getByRole('heading', { level: 1, name: 'Learning hub' })).toBeVisible()
          })
          expect(count).toBe(0)
        },
        'fetching',
      ),
      row(
        '9.no-focus-refetch',
        'a window that comes to the front reads nothing again',
        async (scene) => {
          const count = await countsOf(scene, 'LearningPage', async () => {
            await scene.page.evaluate(() => {
              window.dispatchEvent(new Event('focus'))
              document.dispatchEvent(new Event('visibilitychange'))
            })
            await scene.page.waitForTimeout(300)
          })
          expect(count).toBe(0)
        },
        'fetching',
      ),
      row(
        '9.no-retries',
        'a query that failed is not tried again',
        async (scene) => {
          await answerNext(scene.page, 'AchievementsPage', null)
          const count = await countsOf(scene, 'AchievementsPage', async () => {
            await scene.page.goto(`${scene.url}/achievements`)
            await see(scene.page.getByRole('heading', { name: 'We could not load this page' })).toBeVisible()
            await scene.page.waitForTimeout(1000)
          })
          expect(count).toBe(1)
        },
        'fetching',
      ),
    ],
  },
]
