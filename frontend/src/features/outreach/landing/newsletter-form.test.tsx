import { render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { gate, type Heard, restError, serve } from '../../../../test/msw.ts'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const alert = vi.fn()
let user: UserEvent

beforeEach(() => {
  alert.mockClear()
  vi.stubGlobal('alert', alert)
  user = userEvent.setup({ delay: null })
  render(
    <UiProvider>
      <MemoryRouter>
        <NewsletterForm />
      </MemoryRouter>
    </UiProvider>,
  )
})

const accepted = () => HttpResponse.json({ message: 'Check your email.' }, { status: 201 })
const serveNewsletter = (respond: (heard: Heard) => Response | Promise<Response>) =>
  serve('post', '/api/newsletter/signup', respond)

const field = () => screen.getByLabelText<HTMLInputElement>('Your email address')
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send me the guide' })

async function send(address: string) {
  await user.type(field(), address)
  await user.click(button())
}

test('thanks the visitor in an alert and clears the field', async () => {
  const sent = serveNewsletter(accepted)
  await send(' parent@example.org ')
  await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith("Thanks for signing up! We'll send you AI learning tips."))
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'parent@example.org', source: 'newsletter' }])
  expect(field().value).toBe('')
})

test.each(['', '   '])('sends nothing if the field contains %j', async (nothing) => {
  const sent = serveNewsletter(accepted)
  await user.click(field())
  if (nothing) await user.paste(nothing)
  await user.keyboard('{Enter}')
  await user.click(button())
  expect(sent).toEqual([])
  expect(alert).not.toHaveBeenCalled()
})

test("keeps an address that is too long, reports it and doesn't send it", async () => {
  const sent = serveNewsletter(accepted)
  await user.click(field())
  await user.paste(`${'x'.repeat(300)}@example.org`)
  await user.click(button())
  expect(field().value).toHaveLength(312)
  expect(screen.getByText('Use at most 254 characters. This text has 312.')).toBeTruthy()
  expect(document.activeElement).toBe(field())
  expect(sent).toEqual([])
})

test('has an email field with autofill', () => {
  expect(field().type).toBe('email')
  expect(field().autocomplete).toBe('email')
})

test.each([
  ['is refused', () => restError(400, 'INVALID_INPUT', 'Please write an email address.'), 'Please write an email address.'],
  ['came too often', () => restError(429, 'RATE_LIMITED', 'Please try again tomorrow.'), 'Please try again tomorrow.'],
  ['finds nobody at home', () => HttpResponse.error(), 'We could not reach the academy. Please try again.'],
  [
    'meets a proxy',
    () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
    'We could not reach the academy. Please try again.',
  ],
])('an address that %s stays in the field, with the reason beside it', async (_, respond, message) => {
  serveNewsletter(respond)
  await send('parent@example')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(field().value).toBe('parent@example')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  const description = field().getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(description)?.textContent).toBe(message)
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(alert).not.toHaveBeenCalled()
})

test('removes the reason on correction and sends again', async () => {
  serveNewsletter(() => restError(400, 'INVALID_INPUT', 'Please write an email address.'))
  await send('parent@example')
  await screen.findByText('Please write an email address.')
  await user.type(field(), '.org')
  expect(screen.queryByText('Please write an email address.')).toBeNull()
  const sent = serveNewsletter(accepted)
  await user.click(button())
  await waitFor(() => expect(alert).toHaveBeenCalledOnce())
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'parent@example.org', source: 'newsletter' }])
})

test('sends once for two submissions', async () => {
  const answered = gate()
  const sent = serveNewsletter(async () => {
    await answered.opened
    return accepted()
  })
  await user.type(field(), 'parent@example.org')
  const form = field().form
  form?.requestSubmit()
  form?.requestSubmit()
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'))
  await user.type(field(), '{Enter}')
  answered.open()
  await waitFor(() => expect(alert).toHaveBeenCalledOnce())
  expect(sent).toHaveLength(1)
})

test('mentions the confirmation, unsubscribing and the privacy notice', () => {
  expect(screen.getByText(/link to confirm your address/).textContent).toContain('unsubscribe with one click in any email')
  expect(screen.getByRole('link', { name: 'privacy notice' }).getAttribute('href')).toBe('/privacy')
})
