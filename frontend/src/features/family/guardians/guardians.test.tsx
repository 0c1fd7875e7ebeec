import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mia, openAsParent } from '../../../../test/child-settings.ts'
import { viewer } from '../../../../test/factories.ts'
import { answer, offline, settle } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const invitation = { id: 'i-1', firstName: 'Alex', email: 'alex@example.org', expiresAt: '2026-12-03T00:00:00.000Z' }
const settingsOf = (guardianInvitations: (typeof invitation)[]) => ({
  viewer: viewer({ id: 'parent-1', role: 'parent', learner: null, children: [mia({ guardianInvitations })] }),
})

test('invites another parent of the child, and withdraws the invitation', async () => {
  const { user, press } = await openAsParent([mia()])
  const sent = answer('InviteGuardian', { inviteGuardian: { __typename: 'DonePayload', done: true } })
  await press('Invite another parent')
  for (const message of ['Enter the first name.', 'Enter an email address.']) screen.getByText(message)
  expect(sent).toHaveLength(0)
  await user.type(screen.getByLabelText(/^Their first name/), 'Alex')
  await user.type(screen.getByLabelText(/^Their email/), 'alex@example.org')
  answer('ChildSettingsPage', settingsOf([invitation]))
  await press('Invite another parent')
  await screen.findByText('We emailed Alex.')
  expect(sent.map(({ variables }) => variables)).toEqual([
    { learnerId: 'learner-1', input: { firstName: 'Alex', email: 'alex@example.org' } },
  ])
  const cancelled = answer('CancelGuardianInvitation', { cancelGuardianInvitation: { __typename: 'DonePayload', done: true } })
  answer('ChildSettingsPage', settingsOf([]))
  await press('Withdraw the invitation to Alex')
  await waitFor(() => expect(screen.queryByText(/alex@example\.org/)).toBeNull())
  expect(cancelled.map(({ variables }) => variables)).toEqual([{ id: 'i-1' }])
})

test('shows at the field that a parent is linked already, and keeps the form when the academy cannot be reached', async () => {
  const { user, press } = await openAsParent([mia()])
  await user.type(screen.getByLabelText(/^Their first name/), 'Alex')
  await user.type(screen.getByLabelText(/^Their email/), 'alex@example.org')
  const message = 'This parent is already linked to your child.'
  answer('InviteGuardian', {
    inviteGuardian: { __typename: 'InvalidInputError', code: 'INVALID_INPUT', message, issues: [{ field: 'email', message }] },
  })
  await press('Invite another parent')
  await screen.findByText(message)
  answer('InviteGuardian', offline)
  await press('Invite another parent')
  expect((await screen.findByRole('alert')).textContent).toContain('No invitation was sent')
  expect(screen.getByLabelText<HTMLInputElement>(/^Their email/).value).toBe('alex@example.org')
})

async function openLink() {
  answer('GuardianQuestion', {
    guardianInvitation: {
      __typename: 'GuardianQuestion',
      parentName: 'Eva Hill',
      parentEmail: 'eva@example.org',
      childFirstName: 'Mia',
    },
  })
  const answers = answer('AnswerGuardianInvitation', { answerGuardianInvitation: { __typename: 'DonePayload', done: true } })
  const { user } = renderApp('/family/guardian?token=t1')
  await screen.findByRole('heading', { level: 1, name: 'Join Eva Hill as Mia’s parent or guardian?' })
  return { user, answers }
}

test.each([
  ['Accept', true, 'You are linked to Mia'],
  ['Decline', false, 'You declined'],
])('lets the invited parent %s, and decides nothing before', async (button, agree, title) => {
  const { user, answers } = await openLink()
  await settle()
  expect(answers).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: button }))
  await screen.findByRole('heading', { name: title })
  expect(answers.map(({ variables }) => variables)).toEqual([{ token: 't1', agree }])
})

test('explains a link that does not work', async () => {
  const message = 'This link was used or has expired.'
  answer('GuardianQuestion', { guardianInvitation: { __typename: 'LinkExpiredError', code: 'LINK_EXPIRED', message } })
  renderApp('/family/guardian?token=t1')
  await screen.findByRole('heading', { name: 'This link does not work' })
  screen.getByText(message)
})
