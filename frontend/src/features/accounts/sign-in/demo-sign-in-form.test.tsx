import { screen, waitFor } from '@testing-library/react'
import { delay } from 'msw'
import { expect, test, vi } from 'vitest'
import { dashboardPage, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline, serveSession, settle } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'

async function openLogin({ demo = true } = {}) {
  answer('ServerInfo', { server: { demo, mailbox: false, oidc: false } })
  const asked = answer('DemoSignIn', {
    demoSignIn: { __typename: 'SignedInPayload', user: { id: 'learner-1', role: 'learner' } },
  })
  const { user } = renderApp('/auth/login')
  const username = await screen.findByLabelText('Username')
  if (demo) await screen.findByRole('button', { name: 'Demo Sign In' })
  return { user, asked, username, password: screen.getByLabelText('Password') }
}

const demoButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Demo Sign In' })

function someoneIsSignedIn() {
  serveSession(sessionUser())
  answer('Shell', { viewer: viewer() })
  answer('DashboardPage', dashboardPage(viewer()))
}

test.each([
  ['nothing', '', ''],
  ['a username only', 'mia', ''],
  ['a password only', '', 'secret'],
])('disables Demo Sign In with %s, by click or Enter', async (_, name, secret) => {
  const { user, asked, username, password } = await openLogin()
  if (name) await user.type(username, name)
  if (secret) await user.type(password, secret)
  await user.click(demoButton())
  await user.type(password, '{Enter}')
  expect(demoButton().disabled).toBe(true)
  expect(asked).toHaveLength(0)
  expect(address()).toBe('/auth/login')
})

test('accepts any two values for Demo Sign In and opens the dashboard', async () => {
  const { user, asked, username, password } = await openLogin()
  await user.type(username, 'anybody')
  await user.type(password, 'x')
  someoneIsSignedIn()
  await user.click(demoButton())
  expect(await screen.findByRole('heading', { name: 'Welcome back, Mia!' })).toBeTruthy()
  expect(address()).toBe('/dashboard')
  expect(asked.map(({ variables }) => variables)).toEqual([{ username: 'anybody', password: 'x' }])
})

test('allows Demo Sign In right after a sign-out and clears both flags', async () => {
  localStorage.setItem('user-logged-out', 'true')
  localStorage.setItem('force-logout', 'true')
  const { user, username, password } = await openLogin()
  await user.type(username, 'm')
  someoneIsSignedIn()
  await user.type(password, 'x{Enter}')
  expect(await screen.findByRole('heading', { name: 'Welcome back, Mia!' })).toBeTruthy()
  expect(localStorage.getItem('user-logged-out')).toBeNull()
  expect(localStorage.getItem('force-logout')).toBeNull()
})

test("doesn't show the not-found page when signing in after a sign-out", async () => {
  localStorage.setItem('user-logged-out', 'true')
  const { user, username, password } = await openLogin()
  someoneIsSignedIn()
  let asked = 0
  serveSession(async () => {
    asked += 1
    // Clearing the flag also fetches the session, and that response may arrive later.
    if (asked > 1) await delay(50)
    return sessionUser()
  })
  let wasLost = false
  const watcher = new MutationObserver(() => {
    wasLost ||= screen.queryByText('404 Page Not Found') !== null
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  await user.type(username, 'm')
  await user.type(password, 'x{Enter}')
  await screen.findByRole('heading', { name: 'Welcome back, Mia!' })
  watcher.disconnect()
  expect(wasLost).toBe(false)
})

test.each([
  [
    'refuses',
    {
      demoSignIn: { __typename: 'RateLimitedError', code: 'RATE_LIMITED', message: 'Too often.', retryAfterSeconds: 420 },
    } as const,
    'Too many tries. You can try again in 7 minutes.',
  ],
  ['cannot be reached', offline, 'We could not reach the academy.'],
])('keeps the visitor here with an error when the server %s', async (_, given, message) => {
  const { user, username, password } = await openLogin()
  answer('DemoSignIn', given)
  await user.type(username, 'm')
  await user.type(password, 'x')
  await user.click(demoButton())
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(address()).toBe('/auth/login')
  expect((username as HTMLInputElement).value).toBe('m')
})

test('offers no demo on a server without demo accounts', async () => {
  await openLogin({ demo: false })
  expect(await screen.findByText('No demo on this server')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign In to Academy' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Demo Sign In' })).toBeNull()
  expect(screen.queryByText(/Any username and password/)).toBeNull()
})

test("doesn't request a demo account from a server without them, even on Enter", async () => {
  const { user, asked, username, password } = await openLogin({ demo: false })
  await screen.findByText('No demo on this server')
  await user.type(username, 'mia')
  await user.type(password, 'x{Enter}')
  await settle()
  expect(asked).toHaveLength(0)
})

test("retries when the sign-in methods can't be loaded, and keeps Demo Sign In", async () => {
  answer('ServerInfo', offline)
  const { user } = renderApp('/auth/login')
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the academy')
  expect(demoButton()).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' })))
  answer('ServerInfo', { server: { demo: true, mailbox: false, oidc: false } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Any username and password open the demo learner/)).toBeTruthy()
  expect(screen.queryByText('We could not reach the academy')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')))
})

test('lists the demo accounts', async () => {
  await openLogin()
  const text = screen.getByText(/Any username and password open the demo learner/).textContent
  expect(text).toContain('Use parent or staff as the username to open those demo accounts')
  expect(screen.queryByText('No demo on this server')).toBeNull()
})

test.each([
  [true, /takes you to the sign-in page of your school or organisation/],
  [false, /we’ll email you a link to sign in/],
])('explains where Sign In to Academy leads (with an identity provider: %s)', async (oidc, text) => {
  answer('ServerInfo', { server: { demo: true, mailbox: false, oidc } })
  renderApp('/auth/login')
  expect(await screen.findByText(text)).toBeTruthy()
})

test('clears both flags and opens /api/login on Sign In to Academy', async () => {
  localStorage.setItem('user-logged-out', 'true')
  localStorage.setItem('force-logout', 'true')
  const { user } = await openLogin()
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  await user.click(screen.getByRole('button', { name: 'Sign In to Academy' }))
  expect(assign.mock.calls).toEqual([['/api/login']])
  expect(localStorage).toHaveLength(0)
})
