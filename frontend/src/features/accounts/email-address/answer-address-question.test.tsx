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
  await screen.findByRole('heading', { level: 1, name: 'Is this your child’s address?' })
  return { sent, press: (name: string) => user.click(screen.getByRole('button', { name })) }
}

test.each([
  ['Yes, this is Kim’s address', true, 'The address is confirmed'],
  ['No', false, 'The address was removed'],
] as const)('a parent reads the address before “%s” decides', async (name, agree, title) => {
  const { sent, press } = await openLink()
  screen.getByText('Kim’s account should use the address kim@example.org.')
  await settle()
  expect(sent).toHaveLength(0)
  await press(name)
  await screen.findByRole('heading', { level: 1, name: title })
  expect(sent.map(({ variables }) => variables)).toEqual([{ token: 't-1', agree }])
})

test('an answer that was not saved can be given again', async () => {
  const { press } = await openLink()
  answer('AnswerAddressQuestion', offline)
  await press('No')
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the academy')
  screen.getByRole('button', { name: 'No' })
})

test('a settled question says so', async () => {
  const message = 'This question was answered already.'
  answer('AddressQuestion', { addressQuestion: { __typename: 'LinkExpiredError', code: 'LINK_EXPIRED', message } })
  renderApp('/family/address?token=old')
  await screen.findByRole('heading', { name: 'This link does not work' })
  screen.getByText(message)
})
