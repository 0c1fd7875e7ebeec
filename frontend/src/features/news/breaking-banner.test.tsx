import { newsRefetchMs } from '@deepm/schema/rules/news/news'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dashboardPage, newsHeadline, sessionUser, viewer } from '../../../test/factories.ts'
import { answer, offline, settle } from '../../../test/msw.ts'
import { renderApp } from '../../../test/render-app.tsx'
import type { BreakingBanner_HeadlineFragment } from './breaking-banner.generated.ts'

type Headline = BreakingBanner_HeadlineFragment | null

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => show('visible'))

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

async function openDashboard(headline: Headline): Promise<void> {
  answer('DashboardPage', dashboardPage(viewer(), { newsHeadline: headline }))
  renderApp('/dashboard', { session: sessionUser() })
  await screen.findByRole('heading', { level: 1 })
}

const banner = () => screen.queryByRole('link', { name: /^(Breaking news|New in AI)/ })

test('shows breaking news with the number of further updates this week and links to the hub', async () => {
  await openDashboard(newsHeadline({ furtherUpdates: 2 }))
  expect(banner()?.textContent).toMatch(/^Breaking news ?A robot learns to water plants ?and 2 more updates this week/)
  expect(banner()?.getAttribute('href')).toBe('/ai-news')
})

test.each([
  [1, 'and 1 more update this week'],
  [0, null],
])('formats %i further updates as %s', async (furtherUpdates, words) => {
  await openDashboard(newsHeadline({ furtherUpdates }))
  expect(/and \d.*week/.exec(banner()?.textContent ?? '')?.[0] ?? null).toBe(words)
})

test("labels a recent story that isn't breaking as new", async () => {
  await openDashboard(newsHeadline({ isBreaking: false }))
  expect(banner()?.textContent).toMatch(/^New in AI/)
  expect(banner()?.textContent).not.toContain('Breaking')
})

test('renders nothing when the server has no fresh news', async () => {
  await openDashboard(null)
  expect(banner()).toBeNull()
})

const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000))

test('refetches every 15 minutes while the tab is visible', async () => {
  await openDashboard(newsHeadline())
  const videos = { id: 'videos', title: 'Videos that break the laws of nature' }
  const asked = answer('BreakingBanner', { newsHeadline: newsHeadline(videos) })
  await minutes(14.9)
  expect(asked).toHaveLength(0)
  await minutes(0.1)
  await waitFor(() => expect(banner()?.textContent).toContain(videos.title))
  expect(newsRefetchMs.banner).toBe(15 * 60 * 1000)
  show('hidden')
  await minutes(45)
  await act(settle)
  expect(asked).toHaveLength(1)
})

test('keeps the headline when a refetch fails and removes it when there is none', async () => {
  await openDashboard(newsHeadline())
  const missed = answer('BreakingBanner', offline)
  await minutes(15)
  await act(settle)
  expect(missed).toHaveLength(1)
  expect(banner()?.textContent).toContain('A robot learns to water plants')
  answer('BreakingBanner', { newsHeadline: null })
  await minutes(15)
  await waitFor(() => expect(banner()).toBeNull())
})
