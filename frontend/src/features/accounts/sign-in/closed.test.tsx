import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const reason = 'Something you showed was unkind to others.'
const closed = { __typename: 'AccountClosedError' as const, message: 'x', code: 'ACCOUNT_CLOSED', kind: 'suspended' as const }
const since = { reason, closedAt: '2026-09-03T10:00:00.000Z' }

/** Expects the reason, the date, the support address and the note on data rights. */
async function expectTold(title: string) {
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByText(`“${reason}”`)).toBeTruthy()
  expect(screen.getByText(/3 September 2026/)).toBeTruthy()
  expect(screen.getByRole('link', { name: supportEmail }).getAttribute('href')).toBe(`mailto:${supportEmail}`)
  expect(screen.getByText(/to get all of it or to have it deleted/)).toBeTruthy()
}

test('explains a suspension after signing in with an emailed link', async () => {
  answer('ConfirmSignInLink', { confirmSignInLink: { ...closed, ...since } })
  const { user } = renderApp('/auth/email/confirm?token=t')
  await user.click(await screen.findByRole('button', { name: 'Sign in now' }))
  await expectTold('Your account is suspended for now')
})

test('explains a suspension after signing in with a code', async () => {
  answer('ConfirmEntryCode', { confirmEntryCode: { ...closed, ...since } })
  const { user } = renderApp('/auth/code')
  await user.type(await screen.findByRole('textbox', { name: /Code/ }), 'ABCD-2345{Enter}')
  await expectTold('Your account is suspended for now')
})

test('explains ended staff access after signing in with an identity provider', async () => {
  answer('ClosedNotice', { closedNotice: { __typename: 'ClosedNotice', kind: 'accessEnded', ...since } })
  renderApp('/auth/closed?notice=t')
  await expectTold('Your access has ended')
})

test('explains an expired notice', async () => {
  answer('ClosedNotice', { closedNotice: { __typename: 'LinkExpiredError', message: 'There is nothing to read here.' } })
  renderApp('/auth/closed?notice=t')
  expect(await screen.findByText('There is nothing to read here.')).toBeTruthy()
})
