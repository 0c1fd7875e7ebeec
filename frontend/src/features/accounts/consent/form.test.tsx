import { storedAboutChild } from '@deepm/schema/rules/accounts/stored-about-child'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionUser } from '../../../../test/factories.ts'
import { answer, gate, offline, serveSession, settle } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'

const dead = {
  __typename: 'LinkExpiredError',
  code: 'LINK_EXPIRED',
  message: 'This link has already been used or has expired.',
} as const
const done = { answerConsent: { __typename: 'DonePayload', done: true } } as const

async function openQuestion() {
  const read = answer('ConsentQuestion', {
    consentQuestion: {
      __typename: 'ConsentQuestion',
      childFirstName: 'Mia',
      parentFirstName: 'Eva',
      expiresAt: '2026-12-01T00:00:00.000Z',
      isInvitation: false,
      state: 'open',
      canAnswer: true,
      isForViewer: false,
    },
  })
  const answers = answer('AnswerConsent', done)
  const { user } = renderApp('/consent?token=t-1')
  await screen.findByRole('heading', { name: 'May Mia join DEEPM Academy?' })
  return { user, read, answers }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('opening the emailed link fetches the request and decides nothing', async () => {
  const { read, answers } = await openQuestion()
  await settle()
  expect(read.map(({ variables }) => variables)).toEqual([{ token: 't-1' }])
  expect(answers).toHaveLength(0)
})

test('names parent and child and offers exactly two answers', async () => {
  await openQuestion()
  expect(screen.getByText(/Hello Eva\. Mia named you as their parent or guardian\./)).toBeTruthy()
  const answers = screen.getAllByRole('button').map((it) => it.textContent)
  expect(answers.filter((text) => text?.startsWith('I '))).toEqual(['I agree', 'I decline'])
})

test('lists everything that is kept, like the form that adds a child', async () => {
  await openQuestion()
  const shown = screen.getAllByRole('listitem').map((it) => it.textContent)
  for (const what of storedAboutChild) expect(shown).toContain(what)
})

test('sends consent and thanks the parent', async () => {
  const { user, answers } = await openQuestion()
  await user.click(button('I agree'))
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeTruthy()
  expect(screen.getByText(/Your child can start right away\./)).toBeTruthy()
  expect(answers.map(({ variables }) => variables)).toEqual([{ token: 't-1', agree: true }])
  expect(screen.queryByRole('button', { name: 'I decline' })).toBeNull()
})

test('leads a parent who was signed in by agreeing to the dashboard', async () => {
  const { user } = await openQuestion()
  serveSession(sessionUser({ id: 'parent-1', role: 'parent', consent: null }))
  await user.click(button('I agree'))
  await screen.findByRole('heading', { name: 'Thank you!' })
  expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/parent-dashboard')
})

test('asks for confirmation before declining, and lets the parent agree on the same page', async () => {
  const { user, answers } = await openQuestion()
  await user.click(button('I decline'))
  expect(screen.getByText('Decline consent for Mia?')).toBeTruthy()
  await user.click(button('Go back'))
  await user.click(await screen.findByRole('button', { name: 'I decline' }))
  expect(answers).toHaveLength(0)
  await user.click(button('Yes, decline'))
  expect(await screen.findByRole('heading', { name: 'You declined consent for Mia' })).toBeTruthy()
  expect(screen.getByText(/You can change your answer for 7 days with the link in the email/)).toBeTruthy()
  await user.click(button('I agree after all'))
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeTruthy()
  expect(answers.map(({ variables }) => variables.agree)).toEqual([false, true])
})

test("supports the browser's Back and Forward between the answers and the confirmation", async () => {
  const { user, answers } = await openQuestion()
  await user.click(button('I decline'))
  await screen.findByRole('button', { name: 'Yes, decline' })
  act(() => window.history.back())
  expect(await screen.findByRole('button', { name: 'I agree' })).toBeTruthy()
  expect(address()).toBe('/consent?token=t-1')
  act(() => window.history.forward())
  await screen.findByRole('button', { name: 'Yes, decline' })
  await user.click(button('Go back'))
  expect(await screen.findByRole('button', { name: 'I agree' })).toBeTruthy()
  expect(answers).toHaveLength(0)
})

type State = 'open' | 'granted' | 'declined' | 'withdrawn'

function openLink(state: State, canAnswer: boolean) {
  const expiresAt = '2026-12-01T00:00:00.000Z'
  const names = { childFirstName: 'Mia', parentFirstName: 'Eva', expiresAt, isInvitation: false, isForViewer: false }
  answer('ConsentQuestion', { consentQuestion: { __typename: 'ConsentQuestion', ...names, state, canAnswer } })
  return renderApp('/consent?token=t-1')
}

test.each([
  ['granted', false, 'You gave consent for Mia', null],
  ['withdrawn', false, 'Consent was withdrawn', null],
  ['declined', true, 'You declined consent for Mia', 'I agree after all'],
  ['declined', false, 'You declined consent for Mia', 'Send me a new email'],
  ['open', false, 'We sent you a newer email', 'Send me a new email'],
] as const)('explains a request that is %s (can answer: %s): %s', async (state, canAnswer, title, offered) => {
  openLink(state, canAnswer)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  const names = screen.queryAllByRole('button').map((it) => it.textContent)
  for (const name of ['I agree after all', 'Send me a new email']) expect(names.includes(name), name).toBe(name === offered)
})

test('sends a new email for a replaced link, and explains a failure', async () => {
  const { user } = openLink('open', false)
  await screen.findByRole('heading', { name: 'We sent you a newer email' })
  const refused = { __typename: 'RateLimitedError', code: 'RATE_LIMITED', message: 'That was too often.' } as const
  answer('RequestNewConsentLink', { requestNewConsentLink: refused })
  await user.click(button('Send me a new email'))
  expect((await screen.findByRole('alert')).textContent).toContain(refused.message)
  const asked = answer('RequestNewConsentLink', { requestNewConsentLink: { __typename: 'DonePayload', done: true } })
  await user.click(button('Send me a new email'))
  expect(await screen.findByText('A new email is on its way. Use the link in it.')).toBeTruthy()
  expect(asked.map(({ variables }) => variables)).toEqual([{ token: 't-1' }])
})

test('accepts no second answer while one is being sent', async () => {
  const { user } = await openQuestion()
  const answered = gate()
  const answers = answer('AnswerConsent', async () => {
    await answered.opened
    return done
  })
  await user.click(button('I agree'))
  await waitFor(() => expect(button('I decline').disabled).toBe(true))
  expect(button('I agree').getAttribute('aria-busy')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(button('I agree')))
  await user.click(button('I agree'))
  await user.click(button('I decline'))
  answered.open()
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeTruthy()
  expect(answers).toHaveLength(1)
})

test.each([
  [{ answerConsent: dead } as const, dead.message],
  [offline, 'We could not reach the academy. Please try again.'],
])("reports an answer that wasn't saved and allows a retry", async (given, message) => {
  const { user } = await openQuestion()
  answer('AnswerConsent', given)
  await user.click(button('I agree'))
  expect(await screen.findByText('Not saved')).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  answer('AnswerConsent', done)
  await user.click(button('I agree'))
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeTruthy()
})

test.each([
  [{ consentQuestion: dead } as const, dead.message],
  [offline, 'We could not reach the academy. Please try again.'],
])('explains a dead link and offers no answer', async (given, message) => {
  answer('ConsentQuestion', given)
  renderApp('/consent?token=old')
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^I / })).toBeNull()
})

test.each([
  ['I accept', 'You are now linked'],
  ['I decline', 'You declined'],
])("doesn't ask for consent when the inviting learner is 13 or older: %s", async (press, title) => {
  answer('ConsentQuestion', {
    consentQuestion: {
      __typename: 'ConsentQuestion',
      childFirstName: 'Mia',
      parentFirstName: 'Eva',
      expiresAt: '2026-12-01T00:00:00.000Z',
      isInvitation: true,
      state: 'open',
      canAnswer: true,
      isForViewer: false,
    },
  })
  answer('AnswerConsent', done)
  const { user } = renderApp('/consent?token=t-1')
  await screen.findByRole('heading', { name: 'Mia has invited you' })
  screen.getByText(/no one has to give consent/)
  await user.click(button(press))
  if (press === 'I decline') await user.click(button('Yes, decline'))
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
})

function openSignedIn(changes: { isInvitation: boolean; state?: State; canAnswer?: boolean }) {
  const names = { childFirstName: 'Mia', parentFirstName: 'Eva', expiresAt: '2026-12-01T00:00:00.000Z' }
  const question = { ...names, state: 'open', canAnswer: true, isForViewer: true, ...changes } as const
  answer('ConsentQuestion', { consentQuestion: { __typename: 'ConsentQuestion', ...question } })
  answer('AnswerConsent', done)
  return renderApp('/consent?token=t-1', { session: sessionUser({ id: 'parent-1', role: 'parent', consent: null }) })
}

const dashboard = () => screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')
const aboutAddress = () => screen.queryByText(/your address|sign in with your email address|Sign in by email/)

test.each([
  [true, 'Mia has invited you', 'I accept', 'You are now linked'],
  [false, 'May Mia join DEEPM Academy?', 'I agree', 'Thank you!'],
])('leads a parent who is signed in to the dashboard (invitation: %s)', async (isInvitation, heading, press, title) => {
  const { user } = openSignedIn({ isInvitation })
  await screen.findByRole('heading', { name: heading })
  screen.getByText(/Your own account stays as it is\./)
  expect(aboutAddress()).toBeNull()
  await user.click(button(press))
  await screen.findByRole('heading', { name: title })
  expect(dashboard()).toBe('/parent-dashboard')
  expect(aboutAddress()).toBeNull()
})

test.each([
  [true, 'Mia has invited you', 'You declined'],
  [false, 'May Mia join DEEPM Academy?', 'You declined consent for Mia'],
])('keeps the account of a signed-in parent who declines (invitation: %s)', async (isInvitation, heading, title) => {
  const { user } = openSignedIn({ isInvitation })
  await screen.findByRole('heading', { name: heading })
  await user.click(button('I decline'))
  expect(screen.getAllByText(/Your own account stays as it is\./)).toHaveLength(2)
  expect(aboutAddress()).toBeNull()
  await user.click(button('Yes, decline'))
  await screen.findByRole('heading', { name: title })
  screen.getByText(/Your own account stays as it is\./)
  expect(aboutAddress()).toBeNull()
})

test('leads a signed-in parent who agreed before to the dashboard', async () => {
  openSignedIn({ isInvitation: false, state: 'granted', canAnswer: false })
  await screen.findByRole('heading', { name: 'You gave consent for Mia' })
  expect(dashboard()).toBe('/parent-dashboard')
  expect(aboutAddress()).toBeNull()
})
