import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newLearner, personasPage, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

type Consent = 'notRequired' | 'pending' | 'granted' | 'declined' | 'withdrawn'

async function openAs(consent: Consent) {
  const child = viewer({ learner: newLearner({ consent }) })
  answer('PersonasPage', personasPage({ viewer: child }))
  const app = renderApp('/personas', { session: sessionUser({ consent }), viewer: child })
  await screen.findByRole('heading', { name: 'Choose your path' })
  await screen.findByText('0 XP')
  return app
}

const waiting = 'Waiting for your parent or guardian'
const saidNo = 'Your parent or guardian said no for now'

test('a child whose parent has not answered is told what waits', async () => {
  await openAs('pending')
  expect(screen.getByText(waiting)).toBeTruthy()
  expect(screen.getByText(/nothing you learn is saved/)).toBeTruthy()
  expect(screen.queryByText(saidNo)).toBeNull()
})

test.each([
  ['declined', saidNo],
  ['withdrawn', 'Your parent or guardian took their yes back'],
] as const)('a child whose parent has %s is told so and cannot ask again', async (consent, title) => {
  await openAs(consent)
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send the mail again' })).toBeNull()
})

test.each(['notRequired', 'granted'] as const)('a learner with consent %s sees no notice', async (consent) => {
  await openAs(consent)
  expect(screen.queryByText(waiting)).toBeNull()
  expect(screen.queryByText(saidNo)).toBeNull()
})

test('the mail can be sent again, and the message says how often still', async () => {
  const { user } = await openAs('pending')
  const asked = answer('ResendConsentMail', { resendConsentMail: { __typename: 'ResendConsentMailPayload', remaining: 2 } })
  await user.click(screen.getByRole('button', { name: 'Send the mail again' }))
  expect(await screen.findByText('Mail sent again')).toBeTruthy()
  expect(screen.getByText(/Times left: 2\./)).toBeTruthy()
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
])('a mail that was not sent is a destructive message with the reason', async (given, message) => {
  const { user } = await openAs('pending')
  answer('ResendConsentMail', given)
  await user.click(screen.getByRole('button', { name: 'Send the mail again' }))
  expect((await screen.findByRole('alert')).textContent).toContain(message)
})
