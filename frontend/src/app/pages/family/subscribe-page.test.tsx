import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sessionUser } from '../../../../test/factories.ts'
import { answer, gate, offline } from '../../../../test/msw.ts'
import type { Operations } from '../../../../test/operations.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'

type Payments = Operations['SubscribePage']['data']['payments']
type Confirmed = Operations['ConfirmCheckout']['data']['confirmCheckout']

const off: Payments = { isConfigured: false, payer: 'viewer', enrolment: null, request: null }
const on: Payments = { ...off, isConfigured: true }
const enrolment = { id: 'e1', programme: 'academy', status: 'paid' } as const
const page = 'https://checkout.example/c/pay/cs_1'

async function openPage(payments: Payments, path = '/subscribe') {
  const asked = answer('SubscribePage', { payments })
  const app = renderApp(path, { session: sessionUser({ role: 'parent' }) })
  await screen.findByRole('heading', { level: 1 })
  return { ...app, asked }
}

/** Captures the URL that the browser would leave for. */
function watchLeaving() {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  return assign
}

const radio = (name: string): HTMLInputElement => screen.getByRole('radio', { name })
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').flatMap((it) => (it.checked ? it.value : []))
const selectPlan = () => screen.getByRole('button', { name: /^Select .+ plan$/ })
const mailLink = () => screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')
const toastText = async (title: string) => (await screen.findByText(title)).parentElement?.textContent

const unavailable = 'Payment Processing UnavailablePayment system is not configured. Contact support for manual enrollment.'

test('shows that pricing is being prepared until the payment status is known', async () => {
  const { open, opened } = gate()
  answer('SubscribePage', async () => {
    await opened
    return { payments: off }
  })
  renderApp('/subscribe', { session: sessionUser() })
  expect(await screen.findByText('Setting up your subscription...')).toBeTruthy()
  open()
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
})

test('offers three programmes at 197, 397 and 597 dollars a month, with Academy preselected as the most popular', async () => {
  await openPage(off)
  const prices = screen.getAllByRole('radio').map((it) => {
    const described = document.getElementById(it.getAttribute('aria-describedby') ?? '')
    return `${(it as HTMLInputElement).value} ${described?.textContent}`
  })
  expect(prices).toEqual(['starter $197 a month', 'academy $397 a month', 'leadership $597 a month'])
  expect(chosen()).toEqual(['academy'])
  expect(screen.getAllByText('Selected')).toHaveLength(1)
  expect(screen.getAllByText('Most Popular')).toHaveLength(1)
  expect(screen.queryByText('Payment Processing Unavailable')).toBeNull()
})

test('lists the benefits of the specification and nothing that the academy does not offer', async () => {
  await openPage(off)
  const group = screen.getByRole('group', { name: 'Our three programmes' })
  expect(
    within(group)
      .getAllByRole('listitem')
      .map((it) => it.textContent),
  ).toEqual(['3 AI tools', '10 projects a month', 'All 6 AI tools', 'Unlimited projects', 'Everything in Academy'])
  expect(document.body.textContent).not.toMatch(/teacher|mentor|live|small group|comments?\b|stage/i)
  expect(within(group).getByText(/For now, every account can use all lessons, tools and projects/)).toBeTruthy()
})

test('highlights a chosen programme, and without a payment provider shows a message and the contact email address', async () => {
  const { user } = await openPage(off)
  expect(mailLink()).toBe('mailto:support@deepm.academy?subject=Enrolment%20in%20the%20Academy%20programme')
  await user.click(radio('Leadership'))
  expect(chosen()).toEqual(['leadership'])
  expect(screen.getByText('Selected').closest('div')?.parentElement?.textContent).toContain('$597')
  expect(await toastText('Payment Processing Unavailable')).toBe(unavailable)
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(mailLink()).toBe('mailto:support@deepm.academy?subject=Enrolment%20in%20the%20Leadership%20programme')
})

test('shows the unavailable message for the preselected programme, too', async () => {
  const { user } = await openPage(off)
  await user.click(selectPlan())
  expect(await toastText('Payment Processing Unavailable')).toBe(unavailable)
})

test('groups the programmes as native radios that work with the keyboard', async () => {
  const { user } = await openPage(on)
  expect(new Set(screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name)).size).toBe(1)
  expect(screen.getByRole('group', { name: 'Our three programmes' }).contains(radio('Leadership'))).toBe(true)
  act(() => radio('Leadership').focus())
  await user.keyboard(' ')
  expect(screen.getByRole('button', { name: 'Select Leadership plan' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Contact Support' })).toBeNull()
})

test('redirects to the payment provider once, however often the button is pressed', async () => {
  const { user } = await openPage(on)
  const { open, opened } = gate()
  const asked = answer('StartCheckout', async () => {
    await opened
    return { startCheckout: { __typename: 'StartCheckoutPayload', url: page } }
  })
  const assign = watchLeaving()
  await user.click(radio('Starter'))
  await user.dblClick(selectPlan())
  open()
  await waitFor(() => expect(assign.mock.calls).toEqual([[page]]))
  expect(asked.map(({ variables }) => variables)).toEqual([{ programme: 'starter' }])
})

test('shows the provider’s refusal and enables the button again', async () => {
  const { user } = await openPage(on)
  const startCheckout = { __typename: 'PaymentFailedError', code: 'PAYMENT_FAILED', message: 'Your card was declined.' } as const
  const asked = answer('StartCheckout', { startCheckout })
  await user.click(selectPlan())
  expect(await toastText('Payment Failed')).toBe('Payment FailedYour card was declined.')
  await user.click(selectPlan())
  await waitFor(() => expect(asked).toHaveLength(2))
})

test('shows an offline visitor that nothing was charged', async () => {
  const { user } = await openPage(on)
  answer('StartCheckout', offline)
  await user.click(selectPlan())
  expect(await toastText('Not subscribed yet')).toContain('You have not been charged.')
})

test('sends a learner who is too young to a parent or guardian, and offers no payment', async () => {
  await openPage({ ...on, payer: 'guardian' })
  expect(screen.getByText('Ask your parent or guardian')).toBeTruthy()
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /plan$/ })).toBeNull()
})

test('shows staff that they need no programme', async () => {
  await openPage({ ...on, payer: 'academy' })
  expect(screen.getByText(/^Staff don’t need a programme/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /plan$/ })).toBeNull()
})

test('shows a demo account how to subscribe, and offers no payment', async () => {
  await openPage({ ...on, payer: 'nobody' })
  expect(screen.getByText('You can’t pay in the demo').parentElement?.textContent).toContain('your own account')
  expect(screen.queryByRole('button', { name: /plan$/ })).toBeNull()
})

const pending = {
  __typename: 'PaymentPendingError',
  code: 'PAYMENT_PENDING',
  message: 'Your payment is still being processed.',
} as const

test('does not treat a slow payment as failed, and does not ask to pay again', async () => {
  const { user } = await openPage(on)
  answer('StartCheckout', { startCheckout: pending })
  const assign = watchLeaving()
  await user.click(selectPlan())
  expect(await toastText('Payment in progress')).toBe(`Payment in progress${pending.message}`)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(assign).not.toHaveBeenCalled()
})

async function comeBack(confirmed: Confirmed, after: Payments = on) {
  let answers = 0
  answer('SubscribePage', () => ({ payments: answers++ === 0 ? on : after }))
  const asked = answer('ConfirmCheckout', { confirmCheckout: confirmed })
  const app = renderApp('/subscribe?checkout=cs_1', { session: sessionUser({ role: 'parent' }) })
  await screen.findByRole('heading', { level: 1 })
  return { ...app, asked }
}

test('confirms a completed payment once and shows the subscription', async () => {
  const { asked } = await comeBack({ __typename: 'ProgrammeEnrolment', ...enrolment }, { ...on, enrolment })
  expect(await toastText('Payment Successful')).toBe('Payment SuccessfulYou are subscribed!')
  expect(await screen.findByText('You are subscribed to Academy')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /plan$/ })).toBeNull()
  expect(asked.map(({ variables }) => variables)).toEqual([{ session: 'cs_1' }])
  expect(address()).toBe('/subscribe')
})

test('shows the provider’s message for a declined payment', async () => {
  await comeBack({ __typename: 'PaymentFailedError', code: 'PAYMENT_FAILED', message: 'Your card has insufficient funds.' })
  expect(await toastText('Payment Failed')).toBe('Payment FailedYour card has insufficient funds.')
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(selectPlan()).toBeTruthy()
  expect(address()).toBe('/subscribe')
})

test('shows a neutral message for a pending payment', async () => {
  await comeBack(pending)
  expect(await toastText('Payment in progress')).toBe(`Payment in progress${pending.message}`)
  expect(screen.queryByText('Payment Failed')).toBeNull()
  expect(address()).toBe('/subscribe')
})

test('shows a neutral message after a canceled payment', async () => {
  await openPage(on, '/subscribe?checkout=cancelled')
  await waitFor(() => expect(address()).toBe('/subscribe'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(/^Payment (Failed|Successful)$/)).toBeNull()
})

test('offers to check again while the payment status is unknown, and checks it', async () => {
  const message = 'The payment provider is not responding right now.'
  const { user } = await comeBack({ __typename: 'PaymentUnreachableError', code: 'PAYMENT_UNREACHABLE', message })
  expect(address()).toBe('/subscribe?checkout=cs_1')
  expect(screen.queryByText('Payment Failed')).toBeNull()
  answer('ConfirmCheckout', { confirmCheckout: { __typename: 'ProgrammeEnrolment', ...enrolment } })
  await user.click(await screen.findByRole('button', { name: 'Check again' }))
  expect(await toastText('Payment Successful')).toBe('Payment SuccessfulYou are subscribed!')
})

test('explains in the questions how the guarantee, canceling and the two price lists work together', async () => {
  await openPage(off)
  expect(screen.getByRole('heading', { name: 'Why choose DEEPM Academy' })).toBeTruthy()
  const text = screen.getByRole('main').textContent
  for (const promise of [
    '30-day money-back guarantee',
    'Can we cancel at any time?',
    'memberships, from $0 to $49',
    'Ages 9 to 16',
  ])
    expect(text).toContain(promise)
})

test('requests a programme without payments, requests another one, and withdraws the request', async () => {
  const asked = answer('RequestEnrolment', { requestEnrolment: { __typename: 'ProgrammeEnrolment', id: 'r1' } })
  const taken = answer('TakeRequestBack', { takeRequestBack: { __typename: 'ProgrammeEnrolment', id: 'r1' } })
  const { user } = await openPage(off)
  const request = { id: 'r1', programme: 'academy', status: 'waiting', word: '', createdAt: '2026-09-01T10:00:00.000Z' } as const
  answer('SubscribePage', { payments: { ...off, request } })
  await user.click(screen.getByRole('button', { name: 'Ask our team for Academy' }))
  expect(await screen.findByText('You asked for Academy')).toBeTruthy()
  await user.click(radio('Starter'))
  expect(screen.getByRole('button', { name: 'Ask for Starter instead' })).toBeTruthy()
  answer('SubscribePage', { payments: off })
  await user.click(screen.getByRole('button', { name: 'Cancel request' }))
  expect(await screen.findByRole('button', { name: 'Ask our team for Starter' })).toBeTruthy()
  expect([asked[0]?.variables, taken[0]?.variables]).toEqual([{ programme: 'academy' }, { id: 'r1' }])
})

test('shows the reason for a declined request, and offers a new request instead of a payment', async () => {
  const request = {
    id: 'r1',
    programme: 'academy',
    status: 'declined',
    word: 'The group is full.',
    createdAt: '2026-09-01T10:00:00.000Z',
  } as const
  await openPage({ ...off, request })
  expect(screen.getByText('Their message: “The group is full.”')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask our team for Academy' })).toBeTruthy()
})

test('does not offer a child to contact the team', async () => {
  await openPage({ ...off, payer: 'guardian' })
  expect(screen.queryByRole('button', { name: /Ask our team/ })).toBeNull()
})
