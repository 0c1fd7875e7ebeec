import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { sessionUser } from '../../../../test/factories.ts'
import { gate, restError, serveSession, serveSignup } from '../../../../test/msw.ts'
import { address } from '../../../../test/render-app.tsx'
import {
  createAccount,
  openSignup,
  passLearner,
  passPath,
  passPlan,
  press,
  privacy,
  reachCreateAccount,
  terms,
} from '../../../../test/signup.ts'

const created = () => HttpResponse.json(sessionUser(), { status: 201 })
const stepText = () => screen.getByText(/^Step \d of 5$/).textContent
const isBusy = () => createAccount().getAttribute('aria-busy') === 'true'
const keyOf = ({ headers }: { headers: Headers }) => headers.get('idempotency-key')

function listenToAlerts() {
  return vi.spyOn(window, 'alert').mockReturnValue()
}

test('sends the documented form and the time zone of a 14-year-old, without a parent', async () => {
  const sent = serveSignup(created)
  const { user } = await reachCreateAccount('14')
  serveSession(sessionUser())
  await user.click(createAccount())
  await waitFor(() => expect(address()).toBe('/onboarding'))
  expect(sent.map(({ body }) => body)).toEqual([
    {
      firstName: 'Mia',
      lastName: 'Lind',
      email: 'mia@example.com',
      age: '14',
      parentFirstName: '',
      parentLastName: '',
      parentEmail: '',
      parentPhone: '',
      parentConsent: false,
      selectedPersona: 'writer',
      experienceLevel: '',
      learningGoals: [],
      selectedTier: 'free',
      termsAccepted: true,
      privacyAccepted: true,
      emailUpdates: true,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  ])
})

test('sends the chosen learning goals', async () => {
  const sent = serveSignup(created)
  const { user } = await openSignup()
  await passLearner(user, '14')
  for (const goal of ['Make pictures', 'Build something', 'Make pictures', 'Spot when AI is wrong']) {
    await user.click(screen.getByRole('checkbox', { name: goal }))
  }
  await passPath(user)
  await passPlan(user)
  await user.click(terms())
  await user.click(privacy())
  serveSession(sessionUser())
  await user.click(createAccount())
  await waitFor(() => expect(address()).toBe('/onboarding'))
  expect(sent[0]?.body).toMatchObject({
    experienceLevel: '',
    learningGoals: ['Build something', 'Spot when AI is wrong'],
  })
})

test('sends the parent of an 11-year-old', async () => {
  const sent = serveSignup(created)
  const { user } = await reachCreateAccount('11')
  expect(screen.queryByLabelText('Send me news by email (optional)')).toBeNull()
  serveSession(sessionUser({ consent: 'pending' }))
  await user.click(createAccount())
  await waitFor(() => expect(address()).toBe('/onboarding'))
  expect(sent[0]?.body).toMatchObject({
    age: '11',
    parentFirstName: 'Eva',
    parentLastName: 'Lind',
    parentEmail: 'eva@example.com',
    parentPhone: '+46 70 123 45 67',
    parentConsent: true,
  })
})

test('clears both flags, signs in, opens the tutorial and clears the stored form', async () => {
  localStorage.setItem('force-logout', 'true')
  localStorage.setItem('user-logged-out', 'true')
  serveSignup(created)
  const { user } = await reachCreateAccount('14')
  serveSession(sessionUser())
  await user.click(createAccount())
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to DEEPM Academy' })).toBeTruthy()
  expect(localStorage.getItem('force-logout')).toBeNull()
  expect(localStorage.getItem('user-logged-out')).toBeNull()
  expect(sessionStorage.getItem('signup')).toBeNull()
})

test('reports a refused signup in the specified words', async () => {
  const alert = listenToAlerts()
  serveSignup(() => new HttpResponse('the shelf fell over', { status: 500 }))
  const { user } = await reachCreateAccount('14')
  await user.click(createAccount())
  await waitFor(() => expect(alert.mock.calls).toEqual([['Failed to create account. Please try again.']]))
  expect(stepText()).toBe('Step 5 of 5')
  expect(address()).toBe('/signup')
})

test('reports a network error in the specified words', async () => {
  const alert = listenToAlerts()
  serveSignup(() => HttpResponse.error())
  const { user } = await reachCreateAccount('14')
  await user.click(createAccount())
  await waitFor(() => expect(alert.mock.calls).toEqual([['An error occurred. Please try again.']]))
  expect(stepText()).toBe('Step 5 of 5')
})

test('sends one form on a double click', async () => {
  const answered = gate()
  const sent = serveSignup(async () => {
    await answered.opened
    return created()
  })
  await reachCreateAccount('14')
  // Both clicks arrive before React re-renders.
  act(() => {
    createAccount().click()
    createAccount().click()
  })
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(isBusy()).toBe(true)
  serveSession(sessionUser())
  answered.open()
  await waitFor(() => expect(address()).toBe('/onboarding'))
  expect(sent).toHaveLength(1)
})

test('sends nothing on a second click while the session is refreshed', async () => {
  const sent = serveSignup(created)
  const { user } = await reachCreateAccount('14')
  const answered = gate()
  const asked = serveSession(async () => {
    await answered.opened
    return sessionUser()
  })
  await user.click(createAccount())
  await waitFor(() => expect(asked).toHaveLength(1))
  await user.click(createAccount())
  answered.open()
  await waitFor(() => expect(address()).toBe('/onboarding'))
  expect(sent).toHaveLength(1)
})

test('reuses the key for a retry, even after a reload, but not for another signup', async () => {
  listenToAlerts()
  const sent = serveSignup(() => HttpResponse.error())
  const first = await reachCreateAccount('14')
  await first.user.click(createAccount())
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(isBusy()).toBe(false))
  await first.user.click(createAccount())
  await waitFor(() => expect(sent).toHaveLength(2))
  first.unmount()
  const reloaded = await openSignup()
  await reloaded.user.click(createAccount())
  await waitFor(() => expect(sent).toHaveLength(3))
  reloaded.unmount()
  sessionStorage.clear()
  const other = await reachCreateAccount('15')
  await other.user.click(createAccount())
  await waitFor(() => expect(sent).toHaveLength(4))
  const [key, second, third, otherKey] = sent.map(keyOf)
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  expect([second, third]).toEqual([key, key])
  expect(otherKey).not.toBe(key)
})

test('shows a server error at its field and step until the field changes', async () => {
  listenToAlerts()
  serveSignup(() =>
    restError(400, 'INVALID_INPUT', 'Some values are wrong.', [{ field: 'parentEmail', message: 'This address bounced.' }]),
  )
  const { user } = await reachCreateAccount('11')
  await user.click(createAccount())
  expect(await screen.findByText('This address bounced.')).toBeTruthy()
  expect(stepText()).toBe('Step 2 of 5')
  const field = screen.getByLabelText(/^Parent's email/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent).toBe(
    'This address bounced.',
  )
  await user.type(field, 'm')
  expect(screen.queryByText('This address bounced.')).toBeNull()
})

test.each([
  ['firstName', 'Step 1 of 5'],
  ['selectedPersona', 'Step 3 of 5'],
  ['selectedTier', 'Step 4 of 5'],
  ['termsAccepted', 'Step 5 of 5'],
])('a refused %s leads to %s', async (field, expected) => {
  listenToAlerts()
  serveSignup(() => restError(400, 'INVALID_INPUT', 'Some values are wrong.', [{ field, message: 'Not this one.' }]))
  const { user } = await reachCreateAccount('14')
  await user.click(createAccount())
  expect(await screen.findByText('Not this one.')).toBeTruthy()
  expect(stepText()).toBe(expected)
})

test('keeps the step and the form across a reload, only in sessionStorage', async () => {
  const { user, unmount } = await openSignup()
  await passLearner(user, '14')
  await passPath(user, 'Campaigner')
  unmount()
  expect(localStorage).toHaveLength(0)
  const again = await openSignup()
  expect(stepText()).toBe('Step 4 of 5')
  await press(again.user, 'Back')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Campaigner' }).checked).toBe(true)
  await press(again.user, 'Back')
  expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Mia')
})

test('stays on the last step with the reason and the input if the error names no field', async () => {
  listenToAlerts()
  serveSignup(() => restError(429, 'RATE_LIMITED', 'That was too many tries. Wait a little and try again.'))
  const { user } = await reachCreateAccount('14')
  await user.click(createAccount())
  expect((await screen.findByRole('alert')).textContent).toContain('That was too many tries. Wait a little and try again.')
  expect(stepText()).toBe('Step 5 of 5')
  await waitFor(() => expect(isBusy()).toBe(false))
  await waitFor(() => expect(document.activeElement).toBe(createAccount()))
})

test('focuses the refused field', async () => {
  listenToAlerts()
  serveSignup(() => restError(400, 'INVALID_INPUT', 'Some values are wrong.', [{ field: 'email', message: 'Not this one.' }]))
  const { user } = await reachCreateAccount('14')
  await user.click(createAccount())
  await screen.findByText('Not this one.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Email/)))
})

test('stores no personal data in localStorage before the signup, and nothing in sessionStorage after it', async () => {
  serveSignup(created)
  const { user } = await reachCreateAccount('11')
  expect(Object.keys(sessionStorage)).toEqual(['signup'])
  expect(Object.keys(localStorage)).toEqual(['signup-first-age'])
  serveSession(sessionUser({ consent: 'pending' }))
  await user.click(createAccount())
  await waitFor(() => expect(address()).toBe('/onboarding'))
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/Mia|Eva|example\.com/)
})

test.each(['{half a form', '{}', '{"step":9,"requestKey":"x","form":{}}', '{"step":"2","requestKey":"x"}', 'null'])(
  'starts over from a broken stored form: %s',
  async (text) => {
    sessionStorage.setItem('signup', text)
    await openSignup()
    expect(stepText()).toBe('Step 1 of 5')
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('')
  },
)

test('restores only stored values of the right type', async () => {
  const form = { firstName: 'Mia', lastName: { evil: true }, email: 7, learningGoals: 'all' }
  sessionStorage.setItem('signup', JSON.stringify({ step: 1, requestKey: '', form }))
  await openSignup()
  const values = screen.getAllByRole<HTMLInputElement>('textbox').map((it) => it.value)
  expect(values).toEqual(['Mia', '', ''])
})
