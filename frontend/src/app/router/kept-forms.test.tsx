import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { learner, sessionUser, viewer } from '../../../test/factories.ts'
import { answer, refuse } from '../../../test/msw.ts'
import { renderApp } from '../../../test/render-app.tsx'

const kept = () => sessionStorage.getItem('drafts') ?? ''

/** Simulates leaving for the sign-in: the page is reloaded, so nothing is unmounted. */
async function leaveWith(text: string) {
  await waitFor(() => expect(kept()).toContain(text))
  const before = kept()
  cleanup()
  sessionStorage.setItem('drafts', before)
}

const endedDialog = () => screen.findByRole('dialog', { name: 'Your session has ended' })

async function openProfile() {
  const you = viewer()
  answer('ProfilePage', { viewer: you })
  const { user } = renderApp('/profile', { session: sessionUser(), viewer: you })
  const first = await screen.findByRole<HTMLInputElement>('textbox', { name: /First name/ })
  return { user, first }
}

test('keeps a changed name and picture in the profile until they are saved', async () => {
  const { user, first } = await openProfile()
  await user.clear(first)
  await user.type(first, 'Nia')
  await user.click(screen.getByRole('radio', { name: 'Fox' }))
  refuse('UpdateProfile')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await endedDialog()
  await leaveWith('Nia')

  const again = await openProfile()
  expect(again.first.value).toBe('Nia')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Fox' }).checked).toBe(true)
  answer('UpdateProfile', {
    updateProfile: { __typename: 'User', ...viewer({ firstName: 'Nia', profileImageUrl: '/avatars/fox.svg' }) },
  })
  await again.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Your profile is up to date.')
  await waitFor(() => expect(kept()).toBe(''))
})

test('ignores a profile draft that does not fit the form', async () => {
  sessionStorage.setItem('drafts', JSON.stringify({ owner: 'learner-1', texts: { '/profile#profile': { firstName: 5 } } }))
  expect((await openProfile()).first.value).toBe('Mia')
})

async function openAddChild() {
  const parent = viewer({ id: 'parent-1', role: 'parent', learner: null, children: [] })
  answer('ParentDashboardPage', { viewer: parent })
  const session = sessionUser({ id: 'parent-1', role: 'parent', consent: null })
  const { user } = renderApp('/parent-dashboard/add-child', { session, viewer: parent })
  await screen.findByRole('heading', { level: 1, name: 'Add a child' })
  return user
}

test('keeps the child form, but requires consent again', async () => {
  const user = await openAddChild()
  await user.type(screen.getByLabelText(/^First name/), 'Kim')
  await user.selectOptions(screen.getByLabelText(/^Age/), '9')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('checkbox'))
  refuse('AddChildProfile')
  await user.click(screen.getByRole('button', { name: 'I agree, add Kim' }))
  await endedDialog()
  await leaveWith('Kim')

  await openAddChild()
  expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Kim')
  expect(screen.getByLabelText<HTMLSelectElement>(/^Age/).value).toBe('9')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(false)
})

async function openInvite() {
  const teen = viewer({ learner: learner({ isChild: false, guardians: [], invitation: null }) })
  answer('ParentDashboardPage', { viewer: teen })
  const { user } = renderApp('/parent-dashboard', { session: sessionUser(), viewer: teen })
  const name = await screen.findByLabelText<HTMLInputElement>(/^Parent's first name/)
  return { user, name, email: screen.getByLabelText<HTMLInputElement>(/^Parent's email/) }
}

test('keeps the parent invitation', async () => {
  const { user, name, email } = await openInvite()
  await user.type(name, 'Sam')
  await user.type(email, 'sam@example.org')
  refuse('InviteParent')
  await user.click(screen.getByRole('button', { name: 'Invite by email' }))
  await endedDialog()
  await leaveWith('sam@example.org')

  const again = await openInvite()
  expect([again.name.value, again.email.value]).toEqual(['Sam', 'sam@example.org'])
})
