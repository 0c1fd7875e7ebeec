import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, settle } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const account = { id: 'learner-1', firstName: 'Kim', createdAt: '2026-11-20T10:00:00.000Z', hasParent: false, isViewer: false }

async function openLink(changes: { asksGuardian?: boolean; accounts?: (typeof account)[] } = {}) {
  const asked = {
    parentName: 'Sam Hill',
    parentEmail: 'sam@example.org',
    childFirstName: 'Kim',
    asksGuardian: false,
    accounts: [],
  }
  answer('ChildInvitation', { childInvitation: { __typename: 'ChildInvitationQuestion', ...asked, ...changes } })
  const sent = answer('AnswerChildInvitation', { answerChildInvitation: { __typename: 'DonePayload', done: true } })
  const { user } = renderApp('/family/child?token=t-1')
  await screen.findByRole('heading', { level: 1 })
  return { sent, press: (name: string) => user.click(screen.getByRole('button', { name })), user }
}

test.each([
  ['Yes, this is my parent', true, 'Sam Hill is linked to you'],
  ['This is not my parent', false, 'Thank you for your answer'],
] as const)('shows the child who asks; “%s” answers', async (name, agree, title) => {
  const { sent, press } = await openLink()
  screen.getByRole('heading', { level: 1, name: 'Is Sam Hill your parent?' })
  screen.getByText(/sam@example.org/)
  await settle()
  expect(sent).toHaveLength(0)
  await press(name)
  await screen.findByRole('heading', { level: 1, name: title })
  expect(sent.map(({ variables }) => variables)).toEqual([{ token: 't-1', agree, accountId: null }])
})

test("asks the child's current parent with different wording", async () => {
  const { press } = await openLink({ asksGuardian: true })
  screen.getByRole('heading', { level: 1, name: 'Link Sam Hill to Kim?' })
  await press('Yes, link them')
  await screen.findByRole('heading', { level: 1, name: 'Sam Hill is linked to Kim' })
  expect(screen.queryByRole('link', { name: 'Sign in by email' })).toBeNull()
})

test('requires a child with an account to choose it first', async () => {
  const { sent, press, user } = await openLink({ accounts: [account] })
  await press('Yes, this is my parent')
  await screen.findByText('Choose your account first.')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Kim' }))
  expect(sent).toHaveLength(0)
  await user.click(screen.getByRole('radio', { name: 'Kim' }))
  await press('Yes, this is my parent')
  await screen.findByRole('heading', { level: 1, name: 'Sam Hill is linked to you' })
  expect(sent.map(({ variables }) => variables)).toEqual([{ token: 't-1', agree: true, accountId: 'learner-1' }])
})

test('reports a refusal and allows another answer', async () => {
  const { press } = await openLink()
  const full = { __typename: 'FamilyFullError', code: 'FAMILY_FULL', message: 'You look after 4 children.' } as const
  answer('AnswerChildInvitation', { answerChildInvitation: full })
  await press('Yes, this is my parent')
  expect((await screen.findByRole('alert')).textContent).toContain('This parent already has four children')
  screen.getByRole('button', { name: 'This is not my parent' })
})
