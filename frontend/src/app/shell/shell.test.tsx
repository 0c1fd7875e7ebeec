import { ApolloProvider } from '@apollo/client/react'
import { defaultSettings } from '@deepm/schema/rules/accounts/settings'
import { act, render, screen, waitFor } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { learner, personasPage, sessionUser, viewer } from '../../../test/factories.ts'
import { answer, gate, offline, serveLogout, server, serveSession, settle } from '../../../test/msw.ts'
import { address, goTo, renderApp } from '../../../test/render-app.tsx'
import { createApolloClient } from '../../lib/api/apollo.ts'
import { SessionProvider } from '../../lib/session/session.tsx'
import { setFlag } from '../../lib/storage-flags.ts'
import { UiProvider } from '../../ui/theme/provider.tsx'
import { Shell } from './shell.tsx'

const landing = { level: 1, name: 'Make things with AI. Know when it is wrong.' }
const noContent = () => new HttpResponse(null, { status: 204 })
const bell = (name: string) => screen.findByRole('button', { name })

async function openPaths(given = viewer()) {
  answer('PersonasPage', personasPage())
  const app = renderApp('/personas', { session: sessionUser(), viewer: given })
  await screen.findByRole('heading', { level: 1, name: 'Choose your path' })
  return app
}

async function openToLogOut() {
  const app = await openPaths()
  serveSession(null)
  return { ...app, logOut: () => app.user.click(screen.getByRole('button', { name: 'Logout', hidden: true })) }
}

test('sets the flag on Logout, sends one request and opens the landing page', async () => {
  const { logOut } = await openToLogOut()
  const flags: (string | null)[] = []
  const told = serveLogout(() => {
    flags.push(localStorage.getItem('user-logged-out'))
    return noContent()
  })
  await logOut()
  expect(await screen.findByRole('heading', landing)).toBeTruthy()
  expect(address()).toBe('/landing')
  expect(told).toHaveLength(1)
  expect(flags).toEqual(['true'])
  expect(localStorage.getItem('force-logout')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['cannot be reached', () => HttpResponse.error()],
  ['fails', () => new HttpResponse(null, { status: 500 })],
])('completes Logout when the server %s, with a warning', async (_, respond) => {
  const { logOut } = await openToLogOut()
  serveLogout(respond)
  await logOut()
  expect(await screen.findByRole('heading', landing)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Signed out on this screen only')
  expect(localStorage.getItem('force-logout')).toBe('true')
})

test('shows no not-found page while the sign-out request is pending', async () => {
  const { logOut } = await openToLogOut()
  const answered = gate()
  const told = serveLogout(async () => {
    await answered.opened
    return noContent()
  })
  await logOut()
  await waitFor(() => expect(told).toHaveLength(1))
  const inBetween = screen.queryByRole('heading', { name: '404 Page Not Found' })
  answered.open()
  await screen.findByRole('heading', landing)
  expect(inBetween).toBeNull()
})

test('shows the next user of the browser nothing of the previous one', async () => {
  const { logOut } = await openToLogOut()
  await screen.findByText('1,250 XP')
  await logOut()
  await screen.findByRole('heading', landing)
  const other = viewer({ id: 'learner-2', firstName: 'Noor', learner: learner({ id: 'learner-2', xp: 400 }) })
  serveSession(sessionUser({ id: 'learner-2', firstName: 'Noor' }))
  answer('Shell', { viewer: other })
  const asked = answer('PersonasPage', personasPage({ viewer: other }))
  // A sign-in, in this tab or another, leads back here.
  act(() => setFlag('user-logged-out', true))
  act(() => setFlag('user-logged-out', false))
  goTo('/personas')
  expect(await screen.findByText('400 XP')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Your account' }).textContent).toBe('N')
  expect(asked).toHaveLength(1)
  expect(screen.queryByText(/1,250/)).toBeNull()
})

test('offers a sign-in when the server has ended the session', async () => {
  answer('PersonasPage', personasPage({ viewer: null }))
  renderApp('/personas', { session: sessionUser() })
  answer('Shell', { viewer: null })
  const signIn = await screen.findByRole('link', { name: 'Sign in again' })
  expect(signIn.getAttribute('href')).toBe('/api/login')
  expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeTruthy()
})

test('uses the session’s data until the shell’s data is loaded', async () => {
  answer('PersonasPage', personasPage())
  const answered = gate()
  renderApp('/personas', { session: sessionUser({ firstName: 'Noor' }) })
  answer('Shell', async () => {
    await answered.opened
    return { viewer: viewer({ firstName: 'Noor' }) }
  })
  expect((await screen.findByRole('button', { name: 'Your account' })).textContent).toBe('N')
  expect(screen.queryByText(/XP/)).toBeNull()
  answered.open()
  expect(await screen.findByText('1,250 XP')).toBeTruthy()
})

test.each([
  [null, 'Your parent has paused learning'],
  ['2026-09-02T06:00:00.000Z', 'Quiet time until 07:00'],
])('shows a learner a pause or quiet time, in the learner’s time zone (%s)', async (until, title) => {
  await openPaths(viewer({ pause: { until }, timeZone: 'Europe/London' }))
  expect(await screen.findByText(title)).toBeTruthy()
})

const stored = () => JSON.parse(localStorage.getItem('gamification-settings') ?? 'null')
const quiet = { ...defaultSettings, showStreaks: false, visualTheme: 'calm' as const }
const isCalm = () => 'calm' in document.documentElement.dataset

test('stores the account’s settings in the browser, and applies calm settings to the whole page', async () => {
  localStorage.setItem('gamification-settings', JSON.stringify({ ...defaultSettings, showBadges: false }))
  const { unmount } = await openPaths(viewer({ learner: learner({ settings: quiet }) }))
  await waitFor(() => expect(stored()).toMatchObject(quiet))
  await waitFor(() => expect(isCalm()).toBe(true))
  unmount()
  expect(isCalm()).toBe(false)
})

test('does not apply a learner’s settings to a parent in the same browser', async () => {
  localStorage.setItem('gamification-settings', JSON.stringify(quiet))
  answer('PersonasPage', personasPage({ viewer: null }))
  renderApp('/personas', { session: sessionUser({ role: 'parent', consent: null }) })
  await bell('Notifications')
  await waitFor(() => expect(stored()).toEqual(defaultSettings))
  expect(isCalm()).toBe(false)
})

test('keeps the page when the bell fails to render', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { user } = await openPaths()
  // Invalid data that no server sends and no response check rejects.
  const broken = { viewer: { __typename: 'User', id: 'learner-1', unreadNotifications: 0, notifications: null } }
  server.use(graphql.query('Bell', () => HttpResponse.json({ data: broken })))
  await user.click(await bell('Notifications'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull())
  expect(screen.getAllByRole('heading', { level: 1 }).map((it) => it.textContent)).toEqual(['Choose your path'])
})

test('refetches the shell when its bell data was evicted', async () => {
  serveSession(sessionUser())
  answer('Shell', { viewer: viewer({ unreadNotifications: 0 }) })
  const client = createApolloClient()
  render(
    <UiProvider>
      <MemoryRouter>
        <SessionProvider>
          <ApolloProvider client={client}>
            <Shell />
          </ApolloProvider>
        </SessionProvider>
      </MemoryRouter>
    </UiProvider>,
  )
  await bell('Notifications')
  const asked = answer('Shell', { viewer: viewer({ unreadNotifications: 1 }) })
  act(() => void client.cache.evict({ id: 'User:learner-1', fieldName: 'unreadNotifications' }))
  expect(await bell('Notifications: 1 new')).toBeTruthy()
  expect(asked).toHaveLength(1)
  expect(screen.getByText('1 new notification').getAttribute('aria-live')).toBe('polite')
})

const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000))

test('refetches the shell every five minutes, announces news politely, and keeps the data after an error', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await openPaths(viewer({ unreadNotifications: 1 }))
  await bell('Notifications: 1 new')
  // Notifications that existed when the page opened are in the bell’s name and are not announced.
  expect(screen.queryByText(/new notification/)).toBeNull()

  const asked = answer('Shell', { viewer: viewer({ unreadNotifications: 3 }) })
  await minutes(4.9)
  expect(asked).toHaveLength(0)
  await minutes(0.1)
  expect(await bell('Notifications: 3 new')).toBeTruthy()
  expect(screen.getByText('3 new notifications')).toBeTruthy()

  const missed = answer('Shell', offline)
  await minutes(5)
  await act(settle)
  expect(missed).toHaveLength(1)
  expect(await bell('Notifications: 3 new')).toBeTruthy()
  expect(screen.getByText('1,250 XP')).toBeTruthy()
})
