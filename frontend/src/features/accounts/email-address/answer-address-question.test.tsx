import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, offline, settle } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

async function openLink() {
  answer('AddressQuestion', {
    addressQuestion: { __typename: 'AddressQuestion', childFirstName: 'Kim', email: 'kim@example.org' },
  })
  const sent = answer('AnswerAddressQuestion', { answerAddressQuestion: { __typename: 'DonePayload', done: true } })
  const { user } = renderApp('/family/address?token=t-1')
  await screen.findByRole('heading', { level: 1, name: 'Is this your child’s email address?' })
  return { sent, press: (name: string) => user.click(screen.getByRole('button', { name })) }
}

test.each([
  ['Yes, this is Kim’s address', true, 'The address is confirmed'],
  ['No', false, 'The address was removed'],
] as const)('shows the address before a parent answers “%s”', async (name, agree, title) => {
  const { sent, press } = await openLink()
  screen.getByText('Someone entered kim@example.org as the email address for Kim’s account.')
  await settle()
  expect(sent).toHaveLength(0)
  await press(name)
  await screen.findByRole('heading', { level: 1, name: title })
  expect(sent.map(({ variables }) => variables)).toEqual([{ token: 't-1', agree }])
})

test('lets a parent retry an answer that was not saved', async () => {
  const { press } = await openLink()
  answer('AnswerAddressQuestion', offline)
  await press('No')
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the academy')
  screen.getByRole('button', { name: 'No' })
})

test('offers no buttons after the question was answered in another tab', async () => {
  const { press } = await openLink()
  const message = 'This question was already answered.'
  answer('AnswerAddressQuestion', {
    answerAddressQuestion: { __typename: 'LinkExpiredError', code: 'LINK_EXPIRED', message },
  })
  await press('No')
  await screen.findByRole('heading', { level: 1, name: 'This question is closed' })
  screen.getByText(message)
  expect(screen.queryByRole('button', { name: /^(Yes|No)/ })).toBeNull()
})

test('reports that the question was already answered', async () => {
  const message = 'This question was already answered.'
  answer('AddressQuestion', { addressQuestion: { __typename: 'LinkExpiredError', code: 'LINK_EXPIRED', message } })
  renderApp('/family/address?token=old')
  await screen.findByRole('heading', { name: 'This link does not work' })
  screen.getByText(message)
})
