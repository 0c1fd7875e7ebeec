import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { newLearner, personasPage, sessionUser, viewer } from '../../test/factories.ts'
import { answer, offline, settle } from '../../test/msw.ts'
import { renderApp } from '../../test/render-app.tsx'

// The shared toasts, tested with a child who sends the consent email again.

const sent = (remaining: number) => ({ resendConsentMail: { __typename: 'ResendConsentMailPayload', remaining } }) as const

async function openAsWaitingChild() {
  const child = viewer({ learner: newLearner({ consent: 'pending' }) })
  answer('PersonasPage', personasPage({ viewer: child }))
  renderApp('/personas', { session: sessionUser({ consent: 'pending' }), viewer: child })
  const again = await screen.findByRole('button', { name: 'Send the email again' })
  return () => fireEvent.click(again)
}

test('shows one message at a time: the newest', async () => {
  const sendAgain = await openAsWaitingChild()
  answer('ResendConsentMail', sent(2))
  sendAgain()
  await screen.findByText(/You can resend it 2 more times\./)
  answer('ResendConsentMail', sent(1))
  sendAgain()
  await screen.findByText(/You can resend it 1 more time\./)
  expect(screen.queryByText(/You can resend it 2 more times\./)).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Close message' })).toHaveLength(1)
})

test('closes a message after 5000 ms', async () => {
  const sendAgain = await openAsWaitingChild()
  answer('ResendConsentMail', sent(2))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await act(async () => {
    sendAgain()
    await settle()
  })
  const state = () => screen.getByText('Email sent again').closest<HTMLElement>('[data-state]')?.dataset['state']
  act(() => vi.advanceTimersByTime(4999))
  expect(state()).toBe('open')
  act(() => vi.advanceTimersByTime(1))
  expect(state()).toBe('closed')
})

test('uses the role status for success and alert for failure', async () => {
  const sendAgain = await openAsWaitingChild()
  answer('ResendConsentMail', sent(2))
  sendAgain()
  const good = await screen.findByText('Email sent again')
  expect(good.closest('[role]')?.getAttribute('role')).toBe('status')
  answer('ResendConsentMail', offline)
  sendAgain()
  const bad = await screen.findByText('Not sent')
  expect(bad.closest('[role]')?.getAttribute('role')).toBe('alert')
})
