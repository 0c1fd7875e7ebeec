import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, offline, settle } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const expired = { __typename: 'LinkExpiredError', code: 'LINK_EXPIRED', message: 'This link was used already.' } as const
const done = { __typename: 'DonePayload', done: true } as const

test('subscribes only on the button, not on opening the link', async () => {
  const asked = answer('ConfirmSubscription', { confirmSubscription: done })
  const { user } = renderApp('/newsletter/confirm?token=t.1.s')
  const button = await screen.findByRole('button', { name: 'Confirm subscription' })
  await settle()
  expect(asked).toHaveLength(0)
  await user.dblClick(button)
  expect(await screen.findByRole('heading', { name: 'You’re subscribed' })).toBeTruthy()
  expect(asked.map(({ variables }) => variables)).toEqual([{ token: 't.1.s' }])
})

test('unsubscribes with one button', async () => {
  const asked = answer('Unsubscribe', { unsubscribe: done })
  const { user } = renderApp('/newsletter/unsubscribe?token=t.0.s')
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByText(/no longer send the newsletter to this address/)).toBeTruthy()
  expect(asked.map(({ variables }) => variables)).toEqual([{ token: 't.0.s' }])
})

test.each([
  [{ confirmSubscription: expired }, 'This link was used already.'],
  [offline, 'We could not reach the academy. Please try again.'],
])('explains a failed request', async (given, message) => {
  answer('ConfirmSubscription', given)
  const { user } = renderApp('/newsletter/confirm?token=t')
  await user.click(await screen.findByRole('button', { name: 'Confirm subscription' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Enter your address again' }).getAttribute('href')).toBe('/landing')
})
