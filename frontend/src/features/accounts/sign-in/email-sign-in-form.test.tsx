import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, gate, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { consumeDestination, rememberDestination } from '../../../lib/session/return-to.ts'

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
])('rejects “%s” at the field and sends nothing', async (text, message) => {
  const { user, asked, email, send } = await openForm()
  await user.type(email, text)
  await send()
  expect(screen.getByText(message)).toBeTruthy()
  expect(email.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(email))
  expect(asked).toHaveLength(0)
  await user.type(email, 'x')
  expect(screen.queryByText(message)).toBeNull()
})

test('normalizes the address before sending', async () => {
  const { user, asked, email, send } = await openForm()
  await user.type(email, '  Mia@Example.COM ')
  await send()
  await screen.findByRole('heading', { name: 'Check your email' })
  expect(asked.map(({ variables }) => variables)).toEqual([{ email: 'mia@example.com' }])
})

test("doesn't reveal whether the address has an account", async () => {
  const views: string[] = []
  for (const address of ['known@example.com', 'unknown@example.com']) {
    const { user, unmount, email, send } = await openForm()
    await user.type(email, address)
    await send()
    await screen.findByRole('heading', { name: 'Check your email' })
    views.push(screen.getByRole('main').innerHTML.replaceAll(address, 'the address'))
    unmount()
  }
  expect(views[0]).toContain('has an account, a link is on its way.')
  expect(views[1]).toBe(views[0])
})

test.each([
  [
    {
      requestSignInLink: { __typename: 'RateLimitedError', code: 'RATE_LIMITED', message: 'Too often.', retryAfterSeconds: 700 },
    } as const,
    'Too many tries. You can try again in 12 minutes.',
  ],
  [offline, 'We could not reach the academy. Please try again.'],
])('keeps the form and explains why no link was sent', async (given, message) => {
  const { user, email, send } = await openForm()
  answer('RequestSignInLink', given)
  await user.type(email, 'mia@example.com')
  await send()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(email.value).toBe('mia@example.com')
})

test.each([true, false])('links to the development mailbox only if the server has one: %s', async (mailbox) => {
  const { user, email, send } = await openForm({ mailbox })
  await user.type(email, 'mia@example.com')
  await send()
  await screen.findByRole('heading', { name: 'Check your email' })
  expect(screen.queryByRole('link', { name: 'Open the development mailbox' }) !== null).toBe(mailbox)
})

test('rejects 10,000 characters and text with spaces', async () => {
  const { user, asked, email, send } = await openForm()
  await user.click(email)
  await user.paste(`${'x'.repeat(10_000)}@example.com`)
  await send()
  expect(screen.getByText('This email address is too long.')).toBeTruthy()
  await user.clear(email)
  await user.type(email, 'mia@example.com bcc: all@example.com')
  await send()
  expect(screen.getByText('Enter an email address like name@example.com.')).toBeTruthy()
  expect(asked).toHaveLength(0)
})

test('ignores a second submission while the request is running', async () => {
  const { user, email } = await openForm()
  const answered = gate()
  const asked = answer('RequestSignInLink', async () => {
    await answered.opened
    return { requestSignInLink: { __typename: 'DonePayload', done: true } }
  })
  await user.type(email, 'mia@example.com{Enter}{Enter}')
  answered.open()
  await screen.findByRole('heading', { name: 'Check your email' })
  expect(asked).toHaveLength(1)
})

test('shows the address and lets the visitor correct it', async () => {
  const { user, email, send } = await openForm()
  await user.type(email, 'mia@exmaple.com')
  await send()
  const title = await screen.findByRole('heading', { name: 'Check your email' })
  expect(screen.getByText('mia@exmaple.com')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.contains(title)).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Use another address' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('mia@exmaple.com')
})

test('keeps the requested page for the tab that the emailed link opens', async () => {
  rememberDestination('/progress')
  await sendFor('mia@example.com')
  sessionStorage.clear()
  expect(consumeDestination()).toBe('/progress')
})

async function sendFor(address: string) {
  const opened = await openForm()
  fireEvent.change(opened.email, { target: { value: address } })
  fireEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
  await screen.findByRole('heading', { name: 'Check your email' })
  return opened
}
