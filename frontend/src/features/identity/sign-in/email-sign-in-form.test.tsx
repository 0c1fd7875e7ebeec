import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

async function openForm({ mailbox = false } = {}) {
  answer('ServerInfo', { server: { demo: false, mailbox, oidc: false } })
  const asked = answer('RequestSignInLink', { requestSignInLink: { __typename: 'DonePayload', done: true } })
  const { user, unmount } = renderApp('/auth/email')
  const email = await screen.findByLabelText<HTMLInputElement>(/^Email/)
  const send = () => user.click(screen.getByRole('button', { name: 'Send me a link' }))
  return { user, unmount, asked, email, send }
}

test.each([
  ['mia', 'Enter an email address like name@example.com.'],
  ['mia@', 'Enter an email address like name@example.com.'],
  ['   ', 'Enter an email address.'],
])('«%s» is no address, which is said at the field, and nothing is sent', async (text, message) => {
  const { user, asked, email, send } = await openForm()
  await user.type(email, text)
  await send()
  expect(screen.getByText(message)).toBeTruthy()
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(asked).toHaveLength(0)
  await user.type(email, 'x')
  expect(screen.queryByText(message)).toBeNull()
})

test('an address is sent as the academy writes addresses', async () => {
  const { user, asked, email, send } = await openForm()
  await user.type(email, '  Mia@Example.COM ')
  await send()
  await screen.findByRole('heading', { name: 'Look into your mail' })
  expect(asked.map(({ variables }) => variables)).toEqual([{ email: 'mia@example.com' }])
})

test('the answer does not tell whether the address has an account', async () => {
  const views: string[] = []
  for (const address of ['known@example.com', 'unknown@example.com']) {
    const { user, unmount, email, send } = await openForm()
    await user.type(email, address)
    await send()
    await screen.findByRole('heading', { name: 'Look into your mail' })
    views.push(screen.getByRole('main').innerHTML)
    unmount()
  }
  expect(views[0]).toContain('If this address has an account, a link is on its way.')
  expect(views[1]).toBe(views[0])
})

test.each([
  [
    {
      requestSignInLink: { __typename: 'RateLimitedError', code: 'RATE_LIMITED', message: 'Too many mails. Wait an hour.' },
    } as const,
    'Too many mails. Wait an hour.',
  ],
  [offline, 'We could not reach the academy. Please try again.'],
])('a link that could not be asked for leaves the form with the reason', async (given, message) => {
  const { user, email, send } = await openForm()
  answer('RequestSignInLink', given)
  await user.type(email, 'mia@example.com')
  await send()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(email.value).toBe('mia@example.com')
})

test.each([true, false])('the development mailbox is offered only where there is one: %s', async (mailbox) => {
  const { user, email, send } = await openForm({ mailbox })
  await user.type(email, 'mia@example.com')
  await send()
  await screen.findByRole('heading', { name: 'Look into your mail' })
  expect(screen.queryByRole('link', { name: 'Open the development mailbox' }) !== null).toBe(mailbox)
})
