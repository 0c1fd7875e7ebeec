import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { learner, sessionUser, viewer } from '../../../test/factories.ts'
import { answer, gate, serveLogout, serveSession } from '../../../test/msw.ts'
import { address, goTo, renderApp } from '../../../test/render-app.tsx'

const landing = { level: 1, name: 'Make things with AI. Know when it is wrong.' }
const noContent = () => new HttpResponse(null, { status: 204 })

async function openDashboard() {
  answer('DashboardPage', { viewer: viewer() })
  const app = renderApp('/dashboard', { session: sessionUser() })
  await screen.findByRole('heading', { name: 'Welcome back, Mia!' })
  serveSession(null)
  return { ...app, logOut: () => app.user.click(screen.getByRole('button', { name: 'Logout', hidden: true })) }
}

test('Logout sets the flag, tells the server once and leads to the landing page', async () => {
  const { logOut } = await openDashboard()
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
  const { logOut } = await openDashboard()
  serveLogout(respond)
  await logOut()
  expect(await screen.findByRole('heading', landing)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Signed out on this screen only')
  expect(localStorage.getItem('force-logout')).toBe('true')
})

test('while the server is being told, nobody is sent to a page that does not exist', async () => {
  const { logOut } = await openDashboard()
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
  const { logOut, user } = await openDashboard()
  await logOut()
  await screen.findByRole('heading', landing)
  const other = viewer({ id: 'learner-2', firstName: 'Noor', learner: learner({ id: 'learner-2', xp: 400 }) })
  serveSession(sessionUser({ id: 'learner-2', firstName: 'Noor' }))
  answer('Shell', { viewer: other })
  answer('DashboardPage', { viewer: other })
  answer('ServerInfo', { server: { demo: true, mailbox: false, oidc: false } })
  answer('DemoSignIn', { demoSignIn: { __typename: 'SignedInPayload', user: { id: 'learner-2', role: 'learner' } } })
  goTo('/auth/login')
  await user.type(await screen.findByLabelText('Username'), 'n')
  await user.type(screen.getByLabelText('Password'), 'x')
  await user.click(await screen.findByRole('button', { name: 'Demo Sign In' }))
  expect(await screen.findByRole('heading', { name: 'Welcome back, Noor!' })).toBeTruthy()
  expect(await screen.findByText('400 XP')).toBeTruthy()
  expect(screen.queryByText(/Mia|1250/)).toBeNull()
})
