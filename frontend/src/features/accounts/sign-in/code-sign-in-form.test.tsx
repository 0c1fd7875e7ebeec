import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dashboardPage, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline, serveSession } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'

const signedIn = { confirmEntryCode: { __typename: 'SignedInPayload', user: { id: 'learner-1', role: 'learner' } } } as const

async function openPage() {
  const { user } = renderApp('/auth/code')
  const field = await screen.findByLabelText<HTMLInputElement>(/^Code/)
  return { user, field }
}

test('signs the child in', async () => {
  const { user, field } = await openPage()
  const sent = answer('ConfirmEntryCode', signedIn)
  serveSession(sessionUser())
  answer('Shell', { viewer: viewer() })
  answer('DashboardPage', dashboardPage(viewer()))
  await user.type(field, 'abcd-2345{Enter}')
  expect(await screen.findByRole('heading', { name: 'Welcome back, Mia!' })).toBeTruthy()
  expect(address()).toBe('/dashboard')
  expect(sent.map(({ variables }) => variables)).toEqual([{ code: 'abcd-2345' }])
})

test('fills in the code of a scanned QR code, and signs in when the button is pressed', async () => {
  const sent = answer('ConfirmEntryCode', offline)
  const { user } = renderApp('/auth/code#ABCD-2345')
  const field = await screen.findByLabelText<HTMLInputElement>(/^Code/)
  expect(field.value).toBe('ABCD-2345')
  expect(sent).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(sent.map(({ variables }) => variables)).toEqual([{ code: 'ABCD-2345' }])
})

test("doesn't send an incomplete code", async () => {
  const { user, field } = await openPage()
  const sent = answer('ConfirmEntryCode', signedIn)
  await user.type(field, 'abcd{Enter}')
  screen.getByText('Type all 8 letters and digits of the code.')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(sent).toHaveLength(0)
})

test.each([
  [
    { confirmEntryCode: { __typename: 'LinkExpiredError', code: 'LINK_EXPIRED', message: 'This code does not work.' } } as const,
    'This code does not work.',
  ],
  [
    {
      confirmEntryCode: { __typename: 'RateLimitedError', code: 'RATE_LIMITED', message: 'Too often.', retryAfterSeconds: 420 },
    } as const,
    'Too many tries. You can try again in 7 minutes.',
  ],
  [offline, 'We could not reach the academy. Please try again.'],
])("explains why a code doesn't work and keeps it in the field", async (given, message) => {
  const { user, field } = await openPage()
  answer('ConfirmEntryCode', given)
  await user.type(field, 'ABCD-2345{Enter}')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(field.value).toBe('ABCD-2345')
})
