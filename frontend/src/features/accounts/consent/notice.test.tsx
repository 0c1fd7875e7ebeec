import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newLearner, personasPage, sessionUser, type Viewer, viewer, watched } from '../../../../test/factories.ts'
import { answer, offline, settle } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

type Consent = 'notRequired' | 'pending' | 'granted' | 'declined' | 'withdrawn'

type Watched = Parameters<typeof watched>[2]

const watchedLearner = (consent: Consent, changes?: Watched) => watched('learner-1', consent, changes)

async function openAs(consent: Consent, changes?: Watched, pause: Viewer['pause'] = null) {
  const child = viewer({ learner: newLearner({ consent }), pause })
  answer('PersonasPage', personasPage({ viewer: child }))
  const app = renderApp('/personas', { session: sessionUser({ consent }), viewer: child })
  answer('ConsentWatch', watchedLearner(consent, changes))
  await screen.findByRole('heading', { name: 'Choose your path' })
  await screen.findByText('0 XP')
  return app
}

const waiting = 'Waiting for your parent or guardian'
const saidNo = 'Your parent or guardian said no for now'

test('explains what is missing while the parent has not answered', async () => {
  await openAs('pending')
  expect(await screen.findByText(waiting)).toBeTruthy()
  expect(screen.getByText(/We save it to your account once they say yes/)).toBeTruthy()
  expect(screen.queryByText(saidNo)).toBeNull()
  expect(await screen.findByText(/We sent an email to/)).toBeTruthy()
})

test('shows the child where the question was sent, and how to start again after a mistake', async () => {
  await openAs('pending', { askedParentEmail: 'evva@example.com' })
  await screen.findByText('evva@example.com')
  screen.getByText(/Wrong address\?/)
  expect(screen.getByRole('link', { name: 'Delete this account' }).getAttribute('href')).toBe('/profile')
})

test("doesn't claim an email was sent before the parent could be emailed", async () => {
  await openAs('pending', { isParentMailed: false })
  expect(await screen.findByText(/We haven’t been able to email/)).toBeTruthy()
  expect(screen.queryByText(/We sent an email to/)).toBeNull()
  screen.getByRole('button', { name: 'Send the email now' })
})

test('explains withdrawn consent and offers no new request', async () => {
  await openAs('withdrawn', { erasureAt: '2026-12-01T10:00:00.000Z' })
  expect(await screen.findByText(/We’ll delete this account on 1 December\./)).toBeTruthy()
  expect(screen.getByText('Your parent or guardian took back their permission')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /mail/ })).toBeNull()
})

test('shows no pause notice, which would promise that nothing is lost, after consent was withdrawn', async () => {
  await openAs('withdrawn', {}, { until: null })
  await screen.findByText('Your parent or guardian took back their permission')
  await settle()
  expect(screen.queryByText('Your parent has paused learning')).toBeNull()
})

test('lets a child whose parent declined ask again once a day', async () => {
  const { user } = await openAs('declined')
  expect(screen.getByText(saidNo)).toBeTruthy()
  answer('ResendConsentMail', { resendConsentMail: { __typename: 'ResendConsentMailPayload', remaining: 0 } })
  await user.click(screen.getByRole('button', { name: 'Ask again by email' }))
  expect(await screen.findByText(/You can ask again tomorrow\./)).toBeTruthy()
  const limit = { __typename: 'RateLimitedError', code: 'RATE_LIMITED', message: 'That was too often.' } as const
  answer('ResendConsentMail', { resendConsentMail: limit })
  await user.click(screen.getByRole('button', { name: 'Ask again by email' }))
  expect(await screen.findByText('You already asked today. You can ask again tomorrow.')).toBeTruthy()
})

test('celebrates consent once when the child comes back after the parent agreed', async () => {
  const { unmount } = await openAs('pending')
  unmount()
  const { unmount: leave } = await openAs('granted')
  expect(await screen.findByRole('heading', { name: 'Your parent said yes!' })).toBeTruthy()
  leave()
  await openAs('granted')
  await settle()
  expect(screen.queryByText('Your parent said yes!')).toBeNull()
})

test('celebrates only with the child who waited on this device', async () => {
  localStorage.setItem('waits-for-parent', 'learner-2')
  await openAs('granted')
  await settle()
  expect(screen.queryByText('Your parent said yes!')).toBeNull()
})

async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
}

describe('consent polling', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  test('slows down over time and celebrates consent without a reload', async () => {
    await openAs('pending')
    await screen.findByText(waiting)
    const asked = answer('ConsentWatch', watchedLearner('pending'))
    await pass(60)
    // Polls after 5, 7.5, 11.25, 16.9 and 25 seconds, and so on.
    expect(asked.length).toBeGreaterThanOrEqual(3)
    expect(asked.length).toBeLessThanOrEqual(5)
    const child = viewer({ learner: newLearner({ consent: 'granted' }) })
    answer('PersonasPage', personasPage({ viewer: child }))
    answer('Shell', { viewer: child })
    const day = { day: '2026-09-03', minutesToday: 1 }
    answer('RecordActivity', { recordActivity: { __typename: 'RecordActivityPayload', ...day } })
    answer('ConsentWatch', watchedLearner('granted'))
    await pass(60)
    expect(await screen.findByRole('heading', { name: 'Your parent said yes!' })).toBeTruthy()
    expect(screen.queryByText(waiting)).toBeNull()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(screen.getByRole('button', { name: 'Let’s go' }))
    expect(screen.queryByRole('heading', { name: 'Your parent said yes!' })).toBeNull()
  })

  test('stops while the page is hidden', async () => {
    await openAs('pending')
    await screen.findByText(waiting)
    const asked = answer('ConsentWatch', watchedLearner('pending'))
    const isHidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(120)
    isHidden.mockRestore()
    expect(asked).toHaveLength(0)
  })
})

test.each(['notRequired', 'granted'] as const)('shows no notice to a learner with consent %s', async (consent) => {
  await openAs(consent)
  expect(screen.queryByText(waiting)).toBeNull()
  expect(screen.queryByText(saidNo)).toBeNull()
})

test('resends the email and shows the remaining attempts', async () => {
  const { user } = await openAs('pending')
  const asked = answer('ResendConsentMail', { resendConsentMail: { __typename: 'ResendConsentMailPayload', remaining: 2 } })
  await user.click(screen.getByRole('button', { name: 'Send the email again' }))
  expect(await screen.findByText('Email sent again')).toBeTruthy()
  expect(screen.getByText(/You can resend it 2 more times\./)).toBeTruthy()
  expect(asked).toHaveLength(1)
})

test.each([
  [
    {
      resendConsentMail: { __typename: 'RateLimitedError', code: 'RATE_LIMITED', message: 'The mail was sent often enough.' },
    } as const,
    'The mail was sent often enough.',
  ],
  [offline, 'We could not reach the academy. Please try again.'],
])("explains why an email wasn't sent", async (given, message) => {
  const { user } = await openAs('pending')
  answer('ResendConsentMail', given)
  await user.click(screen.getByRole('button', { name: 'Send the email again' }))
  expect((await screen.findByRole('alert')).textContent).toContain(message)
})
