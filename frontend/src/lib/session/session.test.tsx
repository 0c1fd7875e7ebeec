import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { sessionUser } from '../../../test/factories.ts'
import { gate, serve, serveLogout, serveSession, settle } from '../../../test/msw.ts'
import { setFlag } from '../storage-flags.ts'
import { SessionProvider, useSession } from './session.tsx'

const openSession = () => renderHook(useSession, { wrapper: SessionProvider }).result

async function signedIn() {
  const session = openSession()
  await waitFor(() => expect(session.current.isAuthenticated).toBe(true))
  return session
}

function anotherTab(change: () => void) {
  change()
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'user-logged-out' })))
}

test('signs in a user with a session', async () => {
  serveSession(sessionUser({ firstName: 'Mia' }))
  const session = openSession()
  expect(session.current).toMatchObject({ user: null, isLoading: true, isAuthenticated: false })
  await waitFor(() => expect(session.current.isLoading).toBe(false))
  expect(session.current).toMatchObject({ user: { firstName: 'Mia' }, isAuthenticated: true })
})

test('signs in no user without a session', async () => {
  const session = openSession()
  await waitFor(() => expect(session.current.isLoading).toBe(false))
  expect(session.current).toMatchObject({ user: null, isAuthenticated: false })
})

test('treats a session that could not be read as none, and does not retry', async () => {
  const heard = serve('get', '/api/auth/user', () => new HttpResponse(null, { status: 500 }))
  const session = openSession()
  await waitFor(() => expect(session.current.isLoading).toBe(false))
  await act(settle)
  expect(session.current.user).toBeNull()
  expect(heard).toHaveLength(1)
})

test('signs in no user while the logged-out flag is set, without loading and without a request', async () => {
  const heard = serveSession(sessionUser())
  setFlag('user-logged-out', true)
  const session = openSession()
  expect(session.current).toMatchObject({ user: null, isLoading: false, isAuthenticated: false })
  await act(settle)
  expect(heard).toHaveLength(0)
})

test('requests the session when the flag is cleared', async () => {
  serveSession(sessionUser())
  setFlag('user-logged-out', true)
  const session = openSession()
  act(() => setFlag('user-logged-out', false))
  await waitFor(() => expect(session.current.isAuthenticated).toBe(true))
})

test('signs out here when another tab signs out', async () => {
  serveSession(sessionUser())
  const session = await signedIn()
  anotherTab(() => localStorage.setItem('user-logged-out', 'true'))
  expect(session.current).toMatchObject({ user: null, isLoading: false, isAuthenticated: false })
})

test('signs in no user after another tab signed out until the server responds', async () => {
  const answered = gate()
  let asked = 0
  serveSession(async () => {
    asked += 1
    if (asked === 1) return sessionUser()
    await answered.opened
    return null
  })
  const session = await signedIn()
  anotherTab(() => localStorage.setItem('user-logged-out', 'true'))
  // The other tab continues to the landing page, which clears the flag.
  anotherTab(() => localStorage.removeItem('user-logged-out'))
  const inBetween = session.current.user
  answered.open()
  await act(settle)
  expect(session.current.user).toBeNull()
  expect(inBetween).toBeNull()
})

test('sets the flag before the sign-out request', async () => {
  serveSession(sessionUser())
  const flagsWhenTold: (string | null)[] = []
  serveLogout(() => {
    flagsWhenTold.push(localStorage.getItem('user-logged-out'))
    return new HttpResponse(null, { status: 204 })
  })
  const session = await signedIn()
  const heard = await act(() => session.current.signOut())
  expect(heard).toBe(true)
  expect(flagsWhenTold).toEqual(['true'])
  expect(session.current.user).toBeNull()
  expect(localStorage.getItem('force-logout')).toBeNull()
})

test.each([
  ['is out of reach', () => HttpResponse.error()],
  ['refuses', () => new HttpResponse(null, { status: 500 })],
])('signs out locally when the server %s, and marks the reads of this browser', async (_, respond) => {
  const asked = serveSession(sessionUser())
  serveLogout(respond)
  const session = await signedIn()
  const heard = await act(() => session.current.signOut())
  expect(heard).toBe(false)
  expect(session.current.isAuthenticated).toBe(false)
  expect(localStorage.getItem('force-logout')).toBe('true')
  await act(() => session.current.refresh())
  expect(asked.map(({ headers }) => headers.get('x-force-logout'))).toEqual([null, 'true'])
})
