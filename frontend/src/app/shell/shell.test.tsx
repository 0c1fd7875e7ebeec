import { ApolloProvider } from '@apollo/client/react'
import { defaultSettings } from '@deepm/schema/rules/settings'
import { act, render, screen, waitFor } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { learner, personasPage, sessionUser, viewer } from '../../../test/factories.ts'
import { answer, gate, offline, serveLogout, server, serveSession, settle } from '../../../test/msw.ts'
import { address, goTo, renderApp } from '../../../test/render-app.tsx'
import { createApolloClient } from '../../lib/apollo.ts'
import { SessionProvider } from '../../lib/session.tsx'
import { setFlag } from '../../lib/storage-flags.ts'
import { UiProvider } from '../../ui/provider.tsx'
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

test('Logout sets the flag, tells the server once and leads to the landing page', async () => {
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
])('Logout proceeds when the server %s, with a warning', async (_, respond) => {
  const { logOut } = await openToLogOut()
  serveLogout(respond)
  await logOut()
  expect(await screen.findByRole('heading', landing)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Signed out on this screen only')
  expect(localStorage.getItem('force-logout')).toBe('true')
})

test('while the server is being told, nobody is sent to a page that does not exist', async () => {
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

test('the next person at this browser sees nothing of the one before', async () => {
  const { logOut } = await openToLogOut()
  await screen.findByText('1250 XP')
  await logOut()
  await screen.findByRole('heading', landing)
  const other = viewer({ id: 'learner-2', firstName: 'Noor', learner: learner({ id: 'learner-2', xp: 400 }) })
  serveSession(sessionUser({ id: 'learner-2', firstName: 'Noor' }))
  answer('Shell', { viewer: other })
  const asked = answer('PersonasPage', personasPage({ viewer: other }))
  // Signing in, in this tab or another, leads back here.
  act(() => setFlag('user-logged-out', true))
  act(() => setFlag('user-logged-out', false))
  goTo('/personas')
  expect(await screen.findByText('400 XP')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Your account' }).textContent).toBe('N')
  expect(asked).toHaveLength(1)
  expect(screen.queryByText(/1250/)).toBeNull()
})

test('somebody whose session the server has ended is offered to sign in', async () => {
  answer('PersonasPage', personasPage({ viewer: null }))
  renderApp('/personas', { session: sessionUser() })
  answer('Shell', { viewer: null })
  const signIn = await screen.findByRole('link', { name: 'Sign in again' })
  expect(signIn.getAttribute('href')).toBe('/api/login')
  expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeTruthy()
})

test('what the shell does not know yet, the session does', async () => {
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
  expect(await screen.findByText('1250 XP')).toBeTruthy()
})

test.each([
  [null, 'Your parent has paused learning'],
  ['2026-09-02T06:00:00.000Z', 'Quiet time until 07:00'],
])('a learner whose family wants nothing saved for now is told so, by their own clock (%s)', async (until, title) => {
  await openPaths(viewer({ pause: { until }, timeZone: 'Europe/London' }))
  expect(await screen.findByText(title)).toBeTruthy()
})

const stored = () => JSON.parse(localStorage.getItem('gamification-settings') ?? 'null')
const quiet = { ...defaultSettings, showStreaks: false, visualTheme: 'calm' as const }
const isCalm = () => 'calm' in document.documentElement.dataset

test('the settings of the account are kept in the browser, and calm ones still the whole page', async () => {
  localStorage.setItem('gamification-settings', JSON.stringify({ ...defaultSettings, showBadges: false }))
  const { unmount } = await openPaths(viewer({ learner: learner({ settings: quiet }) }))
  await waitFor(() => expect(stored()).toMatchObject(quiet))
  await waitFor(() => expect(isCalm()).toBe(true))
  unmount()
  expect(isCalm()).toBe(false)
})

test('a parent does not inherit the settings of a learner at the same browser', async () => {
  localStorage.setItem('gamification-settings', JSON.stringify(quiet))
  answer('PersonasPage', personasPage({ viewer: null }))
  renderApp('/personas', { session: sessionUser({ role: 'parent', consent: null }) })
  await bell('Notifications')
  await waitFor(() => expect(stored()).toEqual(defaultSettings))
  expect(isCalm()).toBe(false)
})

test('a bell that falls over takes no page with it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { user } = await openPaths()
  // What no server of ours says, and no check of answers hears.
  const broken = { viewer: { __typename: 'User', id: 'learner-1', unreadNotifications: 0, notifications: null } }
  server.use(graphql.query('Bell', () => HttpResponse.json({ data: broken })))
  await user.click(await bell('Notifications'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull())
  expect(screen.getAllByRole('heading', { level: 1 }).map((it) => it.textContent)).toEqual(['Choose your path'])
})

test('the shell asks again when what it knew of the bell was thrown away', async () => {
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

test('every five minutes the shell asks what is new, says so politely, and forgets nothing when no answer comes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await openPaths(viewer({ unreadNotifications: 1 }))
  await bell('Notifications: 1 new')
  // What was new when the page opened stands in the name of the bell, and is not announced.
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
  expect(screen.getByText('1250 XP')).toBeTruthy()
})
