import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newLearner, personasPage, sessionUser, type Viewer, viewer } from '../../../../test/factories.ts'
import { answer, settle } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

type State = Viewer['addressState']

async function openWith(addressState: State, changes: Partial<Viewer> = {}) {
  const learner = viewer({ addressState, learner: newLearner(), ...changes })
  answer('PersonasPage', personasPage({ viewer: learner }))
  const app = renderApp('/personas', {
    session: sessionUser({ addressState, email: learner.email, consent: learner.learner?.consent ?? null }),
    viewer: learner,
  })
  await screen.findByRole('heading', { name: 'Choose your path' })
  await screen.findByText('0 XP')
  const shows = learner.learner?.consent !== 'pending' && (addressState === 'unconfirmed' || addressState === 'lost')
  if (shows) await screen.findByRole('region', { name: 'Your email address' })
  else await settle()
  return app
}

const notice = () => screen.queryByRole('region', { name: 'Your email address' })

test.each(['confirmed', 'none'] as const)('shows no notice if the address is “%s”', async (state) => {
  await openWith(state)
  expect(notice()).toBeNull()
})

test('shows a child who waits for consent only the consent notice', async () => {
  await openWith('unconfirmed', { learner: newLearner({ consent: 'pending' }) })
  expect(notice()).toBeNull()
})

test('shows the notice before the shell has loaded', async () => {
  answer('PersonasPage', personasPage())
  renderApp('/personas', { session: sessionUser({ addressState: 'unconfirmed' }) })
  answer('Shell', () => new Promise(() => {}))
  const shown = await screen.findByRole('region', { name: 'Your email address' })
  expect(shown.textContent).toContain('Confirm your email address. You’ll need it next time you sign in.')
})

test('resends the email to an unconfirmed address', async () => {
  const { user } = await openWith('unconfirmed')
  expect(notice()?.textContent).not.toContain('mia@example.com')
  await user.click(screen.getByRole('button', { name: 'Show me how' }))
  await screen.findByText('mia@example.com')
  const sent = answer('SendAddressLink', { sendAddressLink: { __typename: 'DonePayload', done: true } })
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await screen.findByText('Email sent again')
  expect(sent).toHaveLength(1)
  const wait = { __typename: 'RateLimitedError', code: 'RATE_LIMITED', message: 'Too often.', retryAfterSeconds: 60 } as const
  answer('SendAddressLink', { sendAddressLink: wait })
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await screen.findByText('Not sent')
})

test('corrects an address in place and shows the new one', async () => {
  const { user } = await openWith('unconfirmed')
  await user.click(screen.getByRole('button', { name: 'Show me how' }))
  await user.click(await screen.findByRole('button', { name: 'Change my email address' }))
  const field = screen.getByLabelText(/^Email/)
  await user.type(field, 'mia@')
  const changed = answer('ChangeAddress', {
    changeAddress: { __typename: 'User', id: 'learner-1', email: 'mia.hill@example.com', addressState: 'unconfirmed' },
  })
  await user.click(screen.getByRole('button', { name: 'Save and send' }))
  expect(changed).toHaveLength(0)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  await user.type(field, 'example.com')
  await user.click(screen.getByRole('button', { name: 'Save and send' }))
  await screen.findByText('mia.hill@example.com')
  expect(changed.map(({ variables }) => variables)).toEqual([{ email: 'mia@example.com' }])
  expect(screen.queryByLabelText(/^Email/)).toBeNull()
})

test('asks an account without an address for a new one', async () => {
  const { user } = await openWith('lost', { email: '' })
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText(/belongs to someone else/)
  answer('ChangeAddress', {
    changeAddress: { __typename: 'User', id: 'learner-1', email: 'new@example.com', addressState: 'unconfirmed' },
  })
  await user.type(screen.getByLabelText(/^Email/), 'new@example.com')
  await user.click(screen.getByRole('button', { name: 'Save and send' }))
  await screen.findByText(/Confirm your email address/)
  screen.getByRole('button', { name: 'Send again' })
})
