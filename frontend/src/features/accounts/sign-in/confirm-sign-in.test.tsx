import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dashboardPage, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, gate, offline, serveSession, settle } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'

async function openLink() {
  const asked = answer('ConfirmSignInLink', {
    confirmSignInLink: { __typename: 'SignedInPayload', user: { id: 'learner-1', role: 'learner' } },
  })
  const { user } = renderApp('/auth/email/confirm?token=t%2B1')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sign in now' })
  return { user, asked, button }
}

test('uses up the link only when the button is pressed, and only once', async () => {
  const { user, asked, button } = await openLink()
  await settle()
  expect(asked).toHaveLength(0)
  const answered = gate()
  const confirmed = answer('ConfirmSignInLink', async () => {
    await answered.opened
    return { confirmSignInLink: { __typename: 'SignedInPayload', user: { id: 'learner-1', role: 'learner' } } }
  })
  serveSession(sessionUser())
  answer('Shell', { viewer: viewer() })
  answer('DashboardPage', dashboardPage(viewer()))
  await user.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  await user.click(button)
  answered.open()
  expect(await screen.findByRole('heading', { name: 'Welcome back, Mia!' })).toBeTruthy()
  expect(address()).toBe('/dashboard')
  expect(confirmed.map(({ variables }) => variables)).toEqual([{ token: 't+1' }])
})

test.each([
  [
    {
      confirmSignInLink: { __typename: 'LinkExpiredError', code: 'LINK_EXPIRED', message: 'This link was used already.' },
    } as const,
    'This link was used already.',
  ],
  [offline, 'We could not reach the academy. Please try again.'],
])("explains a link that doesn't work and offers a new one", async (given, message) => {
  const { user, button } = await openLink()
  answer('ConfirmSignInLink', given)
  await user.click(button)
  expect(await screen.findByRole('heading', { name: 'Not signed in' })).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/auth/email')
})

test('rejects a link without a token immediately and sends nothing', async () => {
  const asked = answer('ConfirmSignInLink', offline)
  renderApp('/auth/email/confirm')
  expect(await screen.findByText(/This link is incomplete/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign in now' })).toBeNull()
  await settle()
  expect(asked).toHaveLength(0)
})
