import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const reason = 'Something you showed was unkind to others.'
const closed = { __typename: 'AccountClosedError' as const, message: 'x', code: 'ACCOUNT_CLOSED', kind: 'suspended' as const }
const since = { reason, closedAt: '2026-09-03T10:00:00.000Z' }

/** Why, since when, whom to write to, and that the data stay theirs. */
async function expectTold(title: string) {
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByText(`“${reason}”`)).toBeTruthy()
  expect(screen.getByText(/3 September 2026/)).toBeTruthy()
  expect(screen.getByRole('link', { name: supportEmail }).getAttribute('href')).toBe(`mailto:${supportEmail}`)
  expect(screen.getByText(/you can ask for all of them, or to have them deleted/)).toBeTruthy()
}

test('whoever signs in by a mailed link and is suspended reads why', async () => {
  answer('ConfirmSignInLink', { confirmSignInLink: { ...closed, ...since } })
  const { user } = renderApp('/auth/email/confirm?token=t')
  await user.click(await screen.findByRole('button', { name: 'Sign in now' }))
  await expectTold('Your account is suspended for now')
})

test('so does a child with a code', async () => {
  answer('ConfirmEntryCode', { confirmEntryCode: { ...closed, ...since } })
  const { user } = renderApp('/auth/code')
  await user.type(await screen.findByRole('textbox', { name: /Code/ }), 'ABCD-2345{Enter}')
  await expectTold('Your account is suspended for now')
})

test('and whoever comes back from an identity provider; a colleague reads that the access ended', async () => {
  answer('ClosedNotice', { closedNotice: { __typename: 'ClosedNotice', kind: 'accessEnded', ...since } })
  renderApp('/auth/closed?notice=t')
  await expectTold('Your access has ended')
})

test('an address that says nothing any more leads to the sign-in', async () => {
  answer('ClosedNotice', { closedNotice: { __typename: 'LinkExpiredError', message: 'There is nothing to read here.' } })
  renderApp('/auth/closed?notice=t')
  expect(await screen.findByText('There is nothing to read here.')).toBeTruthy()
})
