import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { gate, restError, serve } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'
import { fill } from '../../../../test/signup.ts'

const path = '/api/parent-guide/signup'
const accepted = () => HttpResponse.json({ message: 'The guide is on its way.' }, { status: 201 })

async function openForm() {
  const { user } = renderApp('/parent-guide')
  await screen.findByRole('button', { name: 'Download Free Guide' })
  return user
}

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Download Free Guide' }))
const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value

async function fillForm(user: UserEvent) {
  await fill(user, /^Your name/, ' Eva Lind ')
  await fill(user, /^Your email/, 'eva@example.com')
  await fill(user, /^Your phone/, '+46 70 123 45 67')
  await user.type(screen.getByLabelText(/^Your child's age/), '11')
  await fill(user, /interests/, 'football, space')
}

test('sends the form and shows the address in the success view', async () => {
  const heard = serve('post', path, accepted)
  const user = await openForm()
  await fillForm(user)
  await send(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Success! Check Your Email' })).toBeTruthy()
  expect(heard.map(({ body }) => body)).toEqual([
    { name: 'Eva Lind', email: 'eva@example.com', phone: '+46 70 123 45 67', childAge: '11', interests: 'football, space' },
  ])
  expect(screen.getByText('eva@example.com')).toBeTruthy()
  expect(screen.getByRole('main').textContent).toContain('spam')
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/landing')
  const main = screen.getByRole('main')
  expect([...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/landing', '/signup'])
  await waitFor(() => expect(document.activeElement).toBe(main))
})

test('requires only name and email', async () => {
  const heard = serve('post', path, accepted)
  const user = await openForm()
  await fill(user, /^Your name/, 'Eva')
  await fill(user, /^Your email/, 'eva@example.com')
  await send(user)
  await screen.findByRole('heading', { name: 'Success! Check Your Email' })
  expect(heard[0]?.body).toEqual({ name: 'Eva', email: 'eva@example.com', phone: '', childAge: '', interests: '' })
})

test('shows the missing fields and sends nothing', async () => {
  const heard = serve('post', path, accepted)
  const user = await openForm()
  await send(user)
  expect(screen.getByText('Enter your name.')).toBeTruthy()
  expect(screen.getByText('Enter an email address.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Your name/)))
  expect(heard).toHaveLength(0)
  await user.type(screen.getByLabelText(/^Your name/), 'E')
  expect(screen.queryByText('Enter your name.')).toBeNull()
})

test.each(['5', '19', '7.5', '-8'])('rejects an age of %s at its field', async (age) => {
  const heard = serve('post', path, accepted)
  const user = await openForm()
  await fillForm(user)
  const field = screen.getByLabelText<HTMLInputElement>(/^Your child's age/)
  await user.clear(field)
  await user.type(field, age)
  await send(user)
  expect(screen.getByText('Enter an age from 6 to 18, or leave it empty.')).toBeTruthy()
  expect([field.type, field.min, field.max]).toEqual(['number', '6', '18'])
  expect(heard).toHaveLength(0)
})

test('shows that the form is being sent and ignores a second submission', async () => {
  const { open, opened } = gate()
  const heard = serve('post', path, async () => {
    await opened
    return accepted()
  })
  const user = await openForm()
  await fillForm(user)
  const form = screen.getByLabelText<HTMLInputElement>(/^Your name/).form
  await send(user)
  // Enter in a field also submits.
  fireEvent.submit(form as HTMLFormElement)
  const busy = await screen.findByRole('button', { name: 'Sending Guide...' })
  expect(busy.getAttribute('aria-busy')).toBe('true')
  await user.click(busy)
  await waitFor(() => expect(document.activeElement).toBe(busy))
  open()
  await screen.findByRole('heading', { name: 'Success! Check Your Email' })
  expect(heard).toHaveLength(1)
})

test('shows a server error at its field and keeps the input', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  serve('post', path, () =>
    restError(400, 'INVALID_INPUT', 'Check the form.', [{ field: 'email', message: 'This address takes no mail.' }]),
  )
  const user = await openForm()
  await fillForm(user)
  await send(user)
  expect(await screen.findByText('This address takes no mail.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Your email/)))
  expect([value(/^Your name/), value(/^Your phone/), value(/age/), value(/interests/)]).toEqual([
    ' Eva Lind ',
    '+46 70 123 45 67',
    '11',
    'football, space',
  ])
  expect(log).toHaveBeenCalledOnce()
  expect(screen.queryByText(/Success/)).toBeNull()
})

test.each([
  ['too many requests', () => restError(429, 'RATE_LIMITED', 'Too often. Try again tomorrow.'), 'Too often. Try again tomorrow.'],
  ['a broken connection', () => HttpResponse.error(), /We could not reach the academy/],
  ['a broken server', () => restError(500, 'INTERNAL_SERVER_ERROR', 'Boom.'), /We could not reach the academy/],
])('%s is told calmly and logged, the form stays and can be sent again', async (_what, respond, message) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  serve('post', path, respond)
  const user = await openForm()
  await fillForm(user)
  await send(user)
  expect((await screen.findByRole('alert')).textContent).toMatch(message)
  expect(log).toHaveBeenCalledOnce()
  expect(value(/^Your email/)).toBe('eva@example.com')
  serve('post', path, accepted)
  await send(user)
  expect(await screen.findByRole('heading', { name: 'Success! Check Your Email' })).toBeTruthy()
})

test('labels claims and samples and lists the ten chapters', async () => {
  await openForm()
  for (const claim of ['10-minute', '4.8/5', '14K+']) expect(screen.getByText(claim)).toBeTruthy()
  expect(screen.getByText(/Promotional figures/)).toBeTruthy()
  const samples = screen.getAllByRole('figure')
  expect(samples).toHaveLength(2)
  for (const sample of samples) expect(sample.textContent).toContain('Sample written by our team')
  expect(document.querySelectorAll('main ol > li')).toHaveLength(10)
})

test('links to its section of the privacy page', async () => {
  // jsdom does not scroll.
  const scrolledTo: string[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id)
  }
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  const user = await openForm()
  await user.click(screen.getByRole('link', { name: 'How we use your data' }))
  await screen.findByRole('heading', { level: 1, name: 'Privacy' })
  expect(address() + window.location.hash).toBe('/privacy#guide')
  await waitFor(() => expect(scrolledTo).toEqual(['guide']))
  expect(document.getElementById('guide')?.textContent).toContain('12 months')
})

test('explains an expired link and offers a new one', async () => {
  renderApp('/parent-guide?link=expired')
  expect(await screen.findByText('That link no longer opens the guide')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download Free Guide' })).toBeTruthy()
})
