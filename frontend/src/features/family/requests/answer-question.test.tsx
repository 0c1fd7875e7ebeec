import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, offline, settle } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

type State = 'open' | 'approved' | 'declined'
const question = (state: State) =>
  ({ __typename: 'FamilyQuestion', childFirstName: 'Mia', words: 'to use Claude in the AI lab', details: null, state }) as const
const dead = { __typename: 'LinkExpiredError', code: 'LINK_EXPIRED', message: 'This question is too old.' } as const

async function openLink() {
  answer('FamilyQuestion', { familyQuestion: question('open') })
  const sent = answer('AnswerFamilyQuestion', ({ approve }) => ({
    answerFamilyQuestion: question(approve ? 'approved' : 'declined'),
  }))
  const { user } = renderApp('/family/request?token=t-1')
  await screen.findByRole('heading', { level: 1, name: 'Mia has asked to use Claude in the AI lab' })
  return { user, sent, press: (name: string) => user.click(screen.getByRole('button', { name })) }
}

test.each([
  ['Yes', true, 'The answer is yes'],
  ['No, not now', false, 'The answer is no'],
] as const)('opening the link answers nothing; “%s” does', async (name, approve, title) => {
  const { press, sent } = await openLink()
  await settle()
  expect(sent).toHaveLength(0)
  await press(name)
  await screen.findByRole('heading', { level: 1, name: title })
  expect(sent.map(({ variables }) => variables)).toEqual([{ token: 't-1', approve }])
})

test('shows the outcome of an answered request without buttons', async () => {
  answer('FamilyQuestion', { familyQuestion: question('approved') })
  renderApp('/family/request?token=t-1')
  await screen.findByRole('heading', { level: 1, name: 'The answer is yes' })
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull()
})

test('allows a retry after a network error', async () => {
  const { press } = await openLink()
  answer('AnswerFamilyQuestion', offline)
  await press('Yes')
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the academy')
  answer('AnswerFamilyQuestion', { answerFamilyQuestion: question('approved') })
  await press('Yes')
  await screen.findByRole('heading', { level: 1, name: 'The answer is yes' })
})

test.each([
  [{ familyQuestion: dead } as const, dead.message],
  [offline, 'We could not reach the academy. Please try again.'],
])('explains a dead link', async (given, message) => {
  answer('FamilyQuestion', given)
  renderApp('/family/request?token=old')
  await screen.findByRole('heading', { level: 1, name: 'This link does not work' })
  expect(screen.getByText(message)).toBeTruthy()
})

test('shows what a project to be shown says about itself', async () => {
  const words = 'to share the project “A kite”'
  answer('FamilyQuestion', { familyQuestion: { ...question('open'), words, details: 'It flies on paper.' } })
  renderApp('/family/request?token=t-1')
  await screen.findByRole('heading', { level: 1, name: 'Mia has asked to share the project “A kite”' })
  screen.getByText('It flies on paper.')
})
