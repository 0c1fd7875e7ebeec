import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, gate, offline, settle } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const dead = {
  __typename: 'LinkExpiredError',
  code: 'LINK_EXPIRED',
  message: 'This link was used already or is too old.',
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
    },
  })
  const answers = answer('AnswerConsent', done)
  const { user } = renderApp('/consent?token=t-1')
  await screen.findByRole('heading', { name: 'May Mia learn at DEEPM Academy?' })
  return { user, read, answers }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('opening the mailed question asks for it by its token and decides nothing', async () => {
  const { read, answers } = await openQuestion()
  await settle()
  expect(read.map(({ variables }) => variables)).toEqual([{ token: 't-1' }])
  expect(answers).toHaveLength(0)
})

test('the question names parent and child and offers exactly two answers', async () => {
  await openQuestion()
  expect(screen.getByText(/Hello Eva\. Mia named you as parent or guardian\./)).toBeTruthy()
  const answers = screen.getAllByRole('button').map((it) => it.textContent)
  expect(answers.filter((text) => text?.startsWith('I '))).toEqual(['I agree', 'I decline'])
})

test('I agree sends yes and thanks', async () => {
  const { user, answers } = await openQuestion()
  await user.click(button('I agree'))
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeTruthy()
  expect(screen.getByText(/Your child can start right away\./)).toBeTruthy()
  expect(answers.map(({ variables }) => variables)).toEqual([{ token: 't-1', agree: true }])
  expect(screen.queryByRole('button', { name: 'I decline' })).toBeNull()
})

test('I decline sends no and says what happens', async () => {
  const { user, answers } = await openQuestion()
  await user.click(button('I decline'))
  expect(await screen.findByRole('heading', { name: 'We respect that' })).toBeTruthy()
  expect(screen.getByText(/Nothing your child learns here is recorded\./)).toBeTruthy()
  expect(answers.map(({ variables }) => variables)).toEqual([{ token: 't-1', agree: false }])
})

test('while an answer is on its way no other can be given', async () => {
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
])('an answer that was not saved says so and can be given again', async (given, message) => {
  const { user } = await openQuestion()
  answer('AnswerConsent', given)
  await user.click(button('I decline'))
  expect(await screen.findByText('Not saved')).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  answer('AnswerConsent', done)
  await user.click(button('I decline'))
  expect(await screen.findByRole('heading', { name: 'We respect that' })).toBeTruthy()
})

test.each([
  [{ consentQuestion: dead } as const, dead.message],
  [offline, 'We could not reach the academy. Please try again.'],
])('a dead link shows why and offers no answer', async (given, message) => {
  answer('ConsentQuestion', given)
  renderApp('/consent?token=old')
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^I / })).toBeNull()
})

test.each([
  ['I accept', 'You are linked'],
  ['I decline', 'We respect that'],
])('an invitation of somebody of 13 or more asks for no consent: %s', async (press, title) => {
  answer('ConsentQuestion', {
    consentQuestion: {
      __typename: 'ConsentQuestion',
      childFirstName: 'Mia',
      parentFirstName: 'Eva',
      expiresAt: '2026-12-01T00:00:00.000Z',
      isInvitation: true,
    },
  })
  answer('AnswerConsent', done)
  const { user } = renderApp('/consent?token=t-1')
  await screen.findByRole('heading', { name: 'Mia invites you' })
  screen.getByText(/nobody has to agree/)
  await user.click(button(press))
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
})
