import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dashboardPage, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline, serveSession } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'

const offer = {
  __typename: 'StaffOffer' as const,
  email: 'bo@example.org',
  firstName: 'Bo',
  lastName: '',
  inviterName: 'Ada',
  expiresAt: '2026-12-01T10:00:00.000Z',
  isReturn: false,
  obstacle: null as string | null,
}

test('shows the inviter and the obligations, and accepts only on the button', async () => {
  answer('StaffOffer', { staffOffer: offer })
  const asked = answer('AcceptStaffInvitation', {
    acceptStaffInvitation: { __typename: 'SignedInPayload', user: { id: 'bo', role: 'staff' } },
  })
  const { user } = renderApp('/staff/invitation?token=t')
  expect(await screen.findByText(/Ada invites bo@example.org/)).toBeTruthy()
  expect(asked).toHaveLength(0)
  const name = screen.getByRole('textbox', { name: /First name/ })
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Accept and sign in' }))
  expect(screen.getByText('Enter your first name.')).toBeTruthy()
  await user.type(name, 'Boris')
  serveSession(sessionUser({ role: 'staff', consent: null }))
  const staff = viewer({ role: 'staff', learner: null })
  answer('Shell', { viewer: staff })
  answer('DashboardPage', dashboardPage(staff))
  await user.click(screen.getByRole('button', { name: 'Accept and sign in' }))
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(asked[0]?.variables.input).toEqual({ token: 't', firstName: 'Boris', lastName: '' })
})

test("doesn't ask returning staff for a name, and explains a refusal", async () => {
  answer('StaffOffer', { staffOffer: { ...offer, isReturn: true, firstName: '', inviterName: null } })
  const message = 'This invitation does not work.'
  answer('AcceptStaffInvitation', { acceptStaffInvitation: { __typename: 'LinkExpiredError', message } })
  const { user } = renderApp('/staff/invitation?token=t')
  const button = await screen.findByRole('button', { name: 'Accept and sign in' })
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(button)
  expect(await screen.findByText(message)).toBeTruthy()
})

test('refuses visitors who are signed in with another address', async () => {
  const obstacle = 'This invitation is for bo@example.org, but you are signed in with a different address.'
  answer('StaffOffer', { staffOffer: { ...offer, obstacle } })
  renderApp('/staff/invitation?token=t')
  expect(await screen.findByText(obstacle)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accept and sign in' })).toBeNull()
})

test('distinguishes a dead link from a network error', async () => {
  answer('StaffOffer', { staffOffer: { __typename: 'LinkExpiredError', message: 'It was withdrawn.' } })
  const { unmount } = renderApp('/staff/invitation?token=t')
  expect(await screen.findByText('It was withdrawn.')).toBeTruthy()
  unmount()
  answer('StaffOffer', offline)
  renderApp('/staff/invitation?token=t')
  expect(await screen.findByText(/could not reach the academy/)).toBeTruthy()
})
