import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dashboardPage, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline, serveSession, settle } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'

const account = (id: string, changes = {}) => ({
  id,
  firstName: 'Mia',
  createdAt: '2026-11-20T10:00:00.000Z',
  hasParent: false,
  isViewer: false,
  ...changes,
})

async function openLink(accounts = [account('learner-1')]) {
  answer('AddressLink', { addressLink: { __typename: 'AddressLink', email: 'mia@example.com', accounts } })
  const confirmed = answer('ConfirmAddress', {
    confirmAddress: {
      __typename: 'SignedInPayload',
      user: { id: 'learner-1', role: 'learner', email: 'mia@example.com', addressState: 'confirmed' },
    },
  })
  const refused = answer('RefuseAddress', { refuseAddress: { __typename: 'DonePayload', done: true } })
  const { user } = renderApp('/auth/email/address?token=t-1')
  await screen.findByRole('heading', { level: 1 })
  return { user, confirmed, refused }
}

test('shows whose account it is, and signs in only after agreement', async () => {
  const { user, confirmed } = await openLink([account('learner-1', { isViewer: true, hasParent: true })])
  screen.getByRole('heading', { level: 1, name: 'Is this your account?' })
  screen.getByRole('heading', { level: 2, name: 'Mia' })
  screen.getByText('Created on 20 November 2026.')
  screen.getByText('A parent is linked to it.')
  screen.getByText('You are signed in to this account in this browser.')
  expect(screen.queryByText(/signed out/)).toBeNull()
  await settle()
  expect(confirmed).toHaveLength(0)
  serveSession(sessionUser())
  answer('Shell', { viewer: viewer() })
  answer('DashboardPage', dashboardPage(viewer()))
  await user.click(screen.getByRole('button', { name: 'Yes, this is my account' }))
  await screen.findByRole('heading', { name: 'Welcome back, Mia!' })
  expect(address()).toBe('/dashboard')
  expect(confirmed.map(({ variables }) => variables)).toEqual([{ token: 't-1', accountId: 'learner-1' }])
})

test("“Not my account” removes the address and doesn't sign in", async () => {
  const { user, confirmed, refused } = await openLink()
  screen.getByText('If you agree, we sign you in to it here and sign out its other devices.')
  await user.click(screen.getByRole('button', { name: 'Not my account' }))
  await screen.findByRole('heading', { name: 'Your address was removed' })
  screen.getByText(/not email you about new accounts for 7 days/)
  expect([confirmed.length, refused.length]).toEqual([0, 1])
})

test('tells a child in another browser that a parent was emailed', async () => {
  const { user } = await openLink()
  const message = 'A parent manages this account. We emailed them.'
  answer('ConfirmAddress', { confirmAddress: { __typename: 'ParentDecidesError', code: 'PARENT_DECIDES', message } })
  await user.click(screen.getByRole('button', { name: 'Yes, this is my account' }))
  await screen.findByRole('heading', { name: 'A parent decides about this account' })
  screen.getByText(message)
  expect(screen.getByRole('link', { name: 'Sign in with a code' }).getAttribute('href')).toBe('/auth/code')
})

test('a signed-in owner refuses only the other accounts, then confirms', async () => {
  const own = account('own', { isViewer: true })
  const { user, refused } = await openLink([own, account('one', { firstName: 'Lou' }), account('two', { firstName: 'Sky' })])
  await user.click(screen.getByRole('button', { name: 'The other accounts are not mine' }))
  await screen.findByText(/The other accounts can no longer use your address. Yours still can./)
  expect(refused.map(({ variables }) => variables)).toEqual([{ token: 't-1', accountIds: ['one', 'two'] }])
  answer('AddressLink', { addressLink: { __typename: 'AddressLink', email: 'mia@example.com', accounts: [own] } })
  await user.click(screen.getByRole('button', { name: 'Confirm my own account' }))
  await screen.findByRole('heading', { level: 1, name: 'Is this your account?' })
  screen.getByRole('button', { name: 'Yes, this is my account' })
  expect(screen.queryByRole('button', { name: /not mine|Not my account/ })).toBeNull()
})

test('lets the visitor choose one of several accounts, or none', async () => {
  const { user, confirmed } = await openLink([account('one'), account('two', { firstName: 'Lou' })])
  screen.getByRole('heading', { level: 1, name: 'Which account is yours?' })
  screen.getByRole('button', { name: 'None of these are mine' })
  answer('ConfirmAddress', offline)
  await user.click(screen.getByRole('button', { name: 'Yes, Lou is mine' }))
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the academy')
  expect(confirmed).toHaveLength(0)
})

test.each([
  [
    { addressLink: { __typename: 'LinkExpiredError', code: 'LINK_EXPIRED', message: 'This link was used already.' } } as const,
    'This link was used already.',
  ],
  [offline, 'We could not reach the academy. Please try again.'],
])('explains a dead link and offers a new one', async (given, message) => {
  answer('AddressLink', given)
  renderApp('/auth/email/address?token=old')
  await screen.findByRole('heading', { name: 'This link does not work' })
  screen.getByText(message)
  expect(screen.getByRole('link', { name: 'Sign in by email' }).getAttribute('href')).toBe('/auth/email')
})
