import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { course, dashboardPage, sessionUser, viewer } from '../../test/factories.ts'
import { answer, offline, serve } from '../../test/msw.ts'
import { address, renderApp } from '../../test/render-app.tsx'
import { studioPage } from '../../test/studio.ts'

const notice = () => screen.queryByText('You’re offline')
const dashboard = { level: 1, name: 'Welcome back, Mia!' }

/** Sets the connection state that the browser reports and the response of the health check. */
function connect(isConnected: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected)
  serve('get', '/api/health', () => (isConnected ? Response.json({ status: 'ok' }) : Response.error()))
  act(() => void window.dispatchEvent(new Event(isConnected ? 'online' : 'offline')))
}

async function openDashboard() {
  answer('DashboardPage', dashboardPage(viewer()))
  const { user } = renderApp('/dashboard', { session: sessionUser() })
  await screen.findByRole('heading', dashboard)
  return user
}

const follow = (user: Awaited<ReturnType<typeof openDashboard>>, name: RegExp) =>
  user.click(screen.getAllByRole('link', { name, hidden: true })[0] as HTMLElement)

beforeEach(() => void vi.spyOn(console, 'error'))
afterEach(async () => {
  connect(true)
  await waitFor(() => expect(screen.queryByText(/The page you chose will open/)).toBeNull())
})

test('keeps the menu and the previous screen while offline, and opens the new screen when the connection is back', async () => {
  const user = await openDashboard()
  connect(false)
  await waitFor(() => expect(notice()).toBeTruthy())
  const asked = answer('ProjectsPage', offline)
  await follow(user, /Projects/)
  expect(await screen.findByText('The page you chose will open when the connection is back.')).toBeTruthy()
  expect(screen.getByRole('heading', dashboard)).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Main', hidden: true })).toBeTruthy()
  expect(asked).toHaveLength(0)
  answer('ProjectsPage', studioPage())
  connect(true)
  expect(await screen.findByRole('heading', { level: 1, name: 'Project Studio' })).toBeTruthy()
  expect(address()).toBe('/projects')
  expect(notice()).toBeNull()
})

test('opens a screen that was already read while offline', async () => {
  const learner = { id: 'learner-1', lessonLevel: 'middle' as const }
  answer('LearningPage', { coreCourse: null, viewer: { id: 'learner-1', learner }, courses: [course('claude', 'Claude')] })
  const user = await openDashboard()
  await act(async () => window.history.pushState(null, '', '/learning'))
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  await screen.findByRole('heading', { level: 1, name: /Learning hub|Learn/ })
  connect(false)
  await waitFor(() => expect(notice()).toBeTruthy())
  await user.click(screen.getByRole('link', { name: 'DEEPM Academy: dashboard' }))
  expect(await screen.findByRole('heading', dashboard)).toBeTruthy()
})

test('distinguishes an unreachable server from being offline, and reads the page again when the server responds', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  serve('get', '/api/health', () => Response.error())
  answer('ProgressPage', offline)
  renderApp('/progress', { session: sessionUser() })
  expect(await screen.findByText('We can’t reach the academy')).toBeTruthy()
  expect(screen.getByText('This page will load when the connection is back. You have not lost anything.')).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Main', hidden: true })).toBeTruthy()
  const read = answer('ProgressPage', offline)
  connect(true)
  await waitFor(() => expect(read).toHaveLength(1))
})
