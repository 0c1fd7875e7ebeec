import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { persona, personasPage, sessionUser, viewer } from '../../../test/factories.ts'
import { answer, gate, serveSession } from '../../../test/msw.ts'
import { address, renderApp } from '../../../test/render-app.tsx'

const notFound = { level: 1, name: '404 Page Not Found' }
const landing = { level: 1, name: 'Make things with AI. Know when it is wrong.' }
const paths = { level: 1, name: 'Choose your path' }

test.each([
  '/dashboard',
  '/progress',
  '/onboarding',
  '/personas',
  '/persona-selection',
  '/persona/writer',
  '/lesson/first-prompt',
])('shows a visitor who opens %s the not-found page with its hint and a sign-in button', async (path) => {
  renderApp(path)
  expect(await screen.findByRole('heading', notFound)).toBeTruthy()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth/email')
})

test('shows neither the page nor not found on a signed-in route while the session is loading', async () => {
  const answered = gate()
  serveSession(async () => {
    await answered.opened
    return null
  })
  renderApp('/dashboard')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading...')
  expect(screen.queryByRole('heading', notFound)).toBeNull()
  answered.open()
  expect(await screen.findByRole('heading', notFound)).toBeTruthy()
})

test('remembers the requested page on Sign In of the not-found page', async () => {
  answer('ServerInfo', { server: { demo: true, mailbox: false, oidc: false } })
  answer('DemoSignIn', { demoSignIn: { __typename: 'SignedInPayload', user: { id: 'learner-1', role: 'learner' } } })
  answer('PersonaPage', { persona: persona({ name: 'Writer' }), viewer: viewer() })
  const first = renderApp('/persona/writer?folder=plot')
  await first.user.click(await screen.findByRole('link', { name: 'Sign In' }))
  await screen.findByRole('heading', { name: 'Sign in by email' })
  first.unmount()

  const { user } = renderApp('/auth/login')
  await user.type(await screen.findByLabelText('Username'), 'm')
  await user.type(screen.getByLabelText('Password'), 'x')
  serveSession(sessionUser())
  answer('Shell', { viewer: viewer() })
  await user.click(await screen.findByRole('button', { name: 'Demo Sign In' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Writer' })).toBeTruthy()
  expect(address()).toBe('/persona/writer?folder=plot')
})

test('shows not found for an unknown path, with a link back for a signed-in learner', async () => {
  renderApp('/nowhere', { session: sessionUser() })
  expect(await screen.findByRole('link', { name: 'Back to my dashboard' })).toBeTruthy()
  expect(screen.getByRole('heading', notFound)).toBeTruthy()
})

test('shows a visitor the landing page at /', async () => {
  renderApp('/')
  expect(await screen.findByRole('heading', landing)).toBeTruthy()
  expect(screen.queryByRole('heading', paths)).toBeNull()
})

test('shows the landing page at / while the session is loading, and then the paths to a learner', async () => {
  const answered = gate()
  answer('Shell', { viewer: viewer() })
  answer('PersonasPage', personasPage({ personas: [persona()] }))
  serveSession(async () => {
    await answered.opened
    return sessionUser()
  })
  renderApp('/')
  expect(await screen.findByRole('heading', landing)).toBeTruthy()
  answered.open()
  expect(await screen.findByRole('heading', paths)).toBeTruthy()
  expect(screen.queryByRole('heading', landing)).toBeNull()
})

test.each(['/', '/personas', '/persona-selection'])('shows a learner the paths at %s', async (path) => {
  answer('PersonasPage', personasPage({ personas: [persona({ name: 'Writer' })] }))
  renderApp(path, { session: sessionUser() })
  expect(await screen.findByRole('heading', paths)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Writer' })).toBeTruthy()
})
