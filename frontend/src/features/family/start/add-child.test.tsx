import { storedAboutChild } from '@deepm/schema/rules/accounts/stored-about-child'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mia } from '../../../../test/child-settings.ts'
import { child, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'

const parentOf = (children: ReturnType<typeof mia>[]) => viewer({ id: 'parent-1', role: 'parent', learner: null, children })

async function openPage() {
  const parent = parentOf([])
  answer('ParentDashboardPage', { viewer: parent })
  const session = sessionUser({ id: 'parent-1', role: 'parent', consent: null })
  const { user } = renderApp('/parent-dashboard/add-child', { session, viewer: parent })
  await screen.findByRole('heading', { level: 1, name: 'Add a child' })
  const fill = async () => {
    await user.type(screen.getByLabelText(/^First name/), 'Kim')
    await user.selectOptions(screen.getByLabelText(/^Age/), '9')
  }
  const next = async () => {
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByRole('heading', { level: 1, name: 'Your consent' })
  }
  const agree = async () => {
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: /^I agree, / }))
  }
  return { user, fill, next, agree }
}

const kim = () => mia({ firstName: 'Kim', signsInByCode: true, controls: { ...mia().controls, mayAskProviders: false } })
const added = () => {
  answer('ChildSettingsPage', { viewer: parentOf([kim()]) })
  return answer('AddChildProfile', { addChildProfile: { __typename: 'Learner', ...child({ firstName: 'Kim' }) } })
}

test('explains the consent in six lines, repeats the same form with the same key, and continues with the rules', async () => {
  const { user, fill, next, agree } = await openPage()
  await fill()
  await user.click(screen.getByRole('radio', { name: 'Fox' }))
  await next()
  const lines = screen.getAllByRole('listitem').map((it) => it.textContent)
  expect(lines.filter((it) => !storedAboutChild.some((what) => what === it))).toHaveLength(6)
  for (const what of storedAboutChild) expect(lines).toContain(what)
  const lost = answer('AddChildProfile', offline)
  await agree()
  await screen.findByText(/Nothing you typed is lost/)
  const sent = added()
  await user.click(screen.getByRole('button', { name: 'I agree, add Kim' }))
  await screen.findByRole('heading', { level: 1, name: 'Rules for Kim' })
  expect(sent[0]?.variables.input).toMatchObject({ firstName: 'Kim', age: 9, avatar: 'fox', email: '', agreed: true })
  expect(sent[0]?.variables.requestKey).toBe(lost[0]?.variables.requestKey)
})

test('sets the first rules and hands over with a code that the child can scan', async () => {
  const { user, fill, next, agree } = await openPage()
  await fill()
  await next()
  added()
  await agree()
  const provider = await screen.findByRole<HTMLInputElement>('switch', { name: /AI companies/ })
  expect(provider.checked).toBe(false)
  const changes = answer('SetFamilyControls', { setFamilyControls: { __typename: 'Learner', ...kim() } })
  await user.selectOptions(screen.getByLabelText('Time in the AI lab'), '30')
  await screen.findByText('Saved.')
  expect(changes.map(({ variables }) => variables.input)).toEqual([{ labMinutesPerDay: 30 }])
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { level: 1, name: 'Now it’s Kim’s turn' })
  answer('CreateEntryCode', {
    createEntryCode: { __typename: 'EntryCode', code: 'ABCD-2345', expiresAt: '2026-12-01T00:00:00.000Z' } as never,
  })
  await user.click(screen.getByRole('button', { name: 'Create a code for Kim' }))
  await screen.findByText('ABCD-2345')
  expect(screen.getByRole('img', { name: 'QR code that signs Kim in' })).toBeTruthy()
})

test('sends the path and the interests that a parent chooses for a child', async () => {
  const { user, fill, next, agree } = await openPage()
  await fill()
  await user.selectOptions(screen.getByLabelText(/^Path/), 'Digital Creator')
  await user.type(screen.getByLabelText(/^Interests/), 'stories, space')
  await next()
  const sent = added()
  await agree()
  await screen.findByRole('heading', { level: 1, name: 'Rules for Kim' })
  expect(sent[0]?.variables.input).toMatchObject({ selectedPersona: 'creator', interests: 'stories, space' })
})

test('invites a child with an email address', async () => {
  const { user, fill, next, agree } = await openPage()
  await fill()
  await user.type(screen.getByLabelText(/own email/), 'kim@example.org')
  await next()
  const sent = answer('InviteChild', { inviteChild: { __typename: 'DonePayload', done: true } })
  await agree()
  await screen.findByRole('heading', { level: 1, name: 'Invitation sent' })
  expect(screen.getByRole('main').textContent).toMatch(/If the child already has a parent here, we ask that parent\./)
  expect(sent[0]?.variables.input).toMatchObject({ firstName: 'Kim', email: 'kim@example.org' })
})

test('returns to the name when the server refuses it', async () => {
  const { fill, next, agree } = await openPage()
  await fill()
  await next()
  const message = 'Choose another name.'
  answer('AddChildProfile', {
    addChildProfile: {
      __typename: 'InvalidInputError',
      code: 'INVALID_INPUT',
      message,
      issues: [{ field: 'firstName', message }],
    },
  })
  await agree()
  await screen.findByRole('heading', { level: 1, name: 'Add a child' })
  await screen.findByText(message)
})

test('refuses too many interests at their field before the consent', async () => {
  const { user, fill } = await openPage()
  await fill()
  await user.type(screen.getByLabelText(/^Interests/), 'a,b,c,d,e,f,g,h,i,j,k')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  screen.getByText('Add at most 10 interests.')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add a child')
})

test('shows the allowed number and length of interests when the text is too long', async () => {
  await openPage()
  fireEvent.change(screen.getByLabelText(/^Interests/), { target: { value: 'x'.repeat(1221) } })
  screen.getByText('Use at most ten interests of 120 characters each.')
  expect(screen.queryByText(/1220/)).toBeNull()
})

test('shows missing input at its field and sends nothing', async () => {
  const { user, fill, next } = await openPage()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  screen.getByText('Enter the first name.')
  screen.getByText('Choose an age from 6 to 17.')
  await fill()
  await next()
  const sent = answer('AddChildProfile', offline)
  await user.click(screen.getByRole('button', { name: 'I agree, add Kim' }))
  await screen.findByText(/Without your consent we cannot add your child/)
  expect(sent).toHaveLength(0)
  expect(address()).toBe('/parent-dashboard/add-child')
})

test('is not there for a learner', async () => {
  answer('ParentDashboardPage', { viewer: viewer() })
  renderApp('/parent-dashboard/add-child', { session: sessionUser() })
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
})
