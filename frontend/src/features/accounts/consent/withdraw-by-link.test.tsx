import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, offline, settle } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const asked = (isWithdrawn: boolean) =>
  ({ withdrawal: { __typename: 'Withdrawal', childFirstName: 'Mia', isWithdrawn } }) as const
const dead = { __typename: 'LinkExpiredError', code: 'LINK_EXPIRED', message: 'This link is too old.' } as const

async function openLink() {
  answer('Withdrawal', asked(false))
  const sent = answer('WithdrawConsentByLink', { withdrawConsentByLink: { __typename: 'DonePayload', done: true } })
  const { user } = renderApp('/consent/withdraw?token=t-1')
  await screen.findByRole('heading', { level: 1, name: 'You gave consent for Mia' })
  return { sent, press: () => user.click(screen.getByRole('button', { name: 'Withdraw consent' })) }
}

test('withdraws consent only when the button is pressed', async () => {
  const { sent, press } = await openLink()
  await settle()
  expect(sent).toHaveLength(0)
  await press()
  await screen.findByRole('heading', { level: 1, name: 'Consent was withdrawn' })
  expect(sent.map(({ variables }) => variables)).toEqual([{ token: 't-1' }])
})

test('reports consent that is already withdrawn', async () => {
  answer('Withdrawal', asked(true))
  renderApp('/consent/withdraw?token=t-1')
  await screen.findByRole('heading', { level: 1, name: 'Consent was withdrawn' })
})

test('allows a retry after a network error', async () => {
  const { press } = await openLink()
  answer('WithdrawConsentByLink', offline)
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the academy')
})

test.each([
  [{ withdrawal: dead } as const, dead.message],
  [offline, 'We could not reach the academy. Please try again.'],
])('explains a dead link', async (given, message) => {
  answer('Withdrawal', given)
  renderApp('/consent/withdraw?token=old')
  await screen.findByRole('heading', { level: 1, name: 'This link does not work' })
  expect(screen.getByText(message)).toBeTruthy()
})
