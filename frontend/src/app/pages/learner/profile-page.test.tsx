import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { learner, newLearner, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, gate, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { withFewZones } from '../../../features/accounts/profile/few-zones.fixture.ts'

withFewZones()

const session = sessionUser()
const heading = () => screen.findByRole('heading', { level: 1, name: 'Your profile' })
/** Returns the row with this label below the name. */
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).closest('div')?.textContent

test('shows a loading message, and a retry after an error', async () => {
  const { open, opened } = gate()
  answer('ProfilePage', async () => {
    await opened
    return offline
  })
  const { user } = renderApp('/profile', { session })
  await screen.findByText('Loading your profile...')
  open()
  await screen.findByRole('heading', { level: 1, name: 'We could not load this page' })
  answer('ProfilePage', { viewer: viewer() })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await heading()
  expect(document.title).toBe('Your profile · DEEPM Academy')
})

test('shows the account data of a learner, with the reason where it cannot be changed', async () => {
  answer('ProfilePage', { viewer: viewer({ createdAt: '2026-09-30T23:30:00.000Z' }) })
  renderApp('/profile', { session })
  await heading()
  expect(fact('Email')).toMatch(/mia@example\.com.*We send your sign-in links there, so you can’t change it here/)
  expect(fact('Age when you joined')).toMatch(/14.*You can’t change this here/)
  expect(fact('Path')).toContain('Writer')
  expect(fact('Plan')).toContain('Free Explorer')
  // In the account's time zone, which is one hour ahead of UTC on that date.
  expect(fact('Member since')).toContain('1 October 2026')
  expect(screen.queryByRole('textbox', { name: /email/i })).toBeNull()
  for (const name of ['About you', 'Settings', 'Your data']) screen.getByRole('heading', { level: 2, name })
})

test('links a learner without a path to the paths', async () => {
  answer('ProfilePage', { viewer: viewer({ learner: newLearner() }) })
  renderApp('/profile', { session })
  await heading()
  expect(fact('Path')).toContain('Not chosen yet')
  expect(screen.getByRole('link', { name: 'See all paths' }).getAttribute('href')).toBe('/personas')
})

test.each([
  ['parent', 'Parent or guardian'],
  ['staff', 'Staff'],
] as const)('shows %s the account data, without learner data', async (role, kind) => {
  answer('ProfilePage', { viewer: viewer({ role, learner: null }) })
  renderApp('/profile', { session: sessionUser({ role, consent: null }) })
  await heading()
  expect(fact('Account type')).toContain(kind)
  for (const word of ['Path', 'Plan', 'Age when you joined', 'What you see']) expect(screen.queryByText(word)).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
  const colours = screen.getByRole('group', { name: 'Appearance on this device' })
  expect(within(colours).getAllByRole('radio')).toHaveLength(2)
  screen.getByRole('button', { name: 'Download to read' })
  screen.getByRole('button', { name: 'Delete my account' })
})

test('shows the profile to a child who waits for consent, with the waiting notice', async () => {
  const child = learner({ consent: 'pending', isChild: true, isListingPermitted: false, ageAtSignup: 11 })
  answer('ProfilePage', { viewer: viewer({ learner: child }) })
  renderApp('/profile', { session: sessionUser({ consent: 'pending' }), viewer: viewer({ learner: child }) })
  await heading()
  await screen.findByRole('button', { name: 'Send the email again' })
  screen.getByRole('button', { name: 'Download to read' })
})

const providers = () => screen.queryByRole<HTMLInputElement>('switch', { name: 'Send my prompts to AI companies' })

test('allows a learner of 13 or more without a linked parent to decide about AI companies', async () => {
  answer('ProfilePage', { viewer: viewer() })
  const { user } = renderApp('/profile', { session })
  await heading()
  const off = { ...learner().controls, mayAskProviders: false }
  const sent = answer('ChooseProviders', { chooseProviders: { __typename: 'Learner', ...learner({ controls: off }) } })
  await user.click(providers() as HTMLElement)
  await waitFor(() => expect(providers()?.checked).toBe(false))
  expect(sent.map(({ variables }) => variables)).toEqual([{ mayAskProviders: false }])
  answer('ChooseProviders', offline)
  await user.click(providers() as HTMLElement)
  await screen.findByText('Not saved')
  expect(providers()?.checked).toBe(false)
})

test.each([
  ['a child', { isChild: true }],
  ['a learner with a linked parent', { guardians: [{ id: 'parent-1', firstName: 'Eva', lastName: '', mayEnd: true }] }],
])('leaves that decision to the parent of %s', async (_who, changes) => {
  answer('ProfilePage', { viewer: viewer({ learner: learner(changes) }) })
  renderApp('/profile', { session })
  await heading()
  expect(providers()).toBeNull()
})

test('explains to a child without an email address how to sign in', async () => {
  answer('ProfilePage', { viewer: viewer({ email: '' }) })
  renderApp('/profile', { session })
  await heading()
  expect(fact('Email')).toMatch(/None.*codes that your parent creates/)
})

test('lets a learner correct an address that is not confirmed, on the profile too', async () => {
  const you = viewer({ email: 'mia@exampel.com', addressState: 'unconfirmed' })
  answer('ProfilePage', { viewer: you })
  const { user } = renderApp('/profile', { session: sessionUser({ addressState: 'unconfirmed' }), viewer: you })
  await heading()
  expect(fact('Email')).toMatch(/mia@exampel\.com.*Not confirmed yet\./)
  expect(fact('Email')).not.toContain('stays as it is')
  await user.click(screen.getByRole('button', { name: 'Change my email address' }))
  const changed = answer('ChangeAddress', {
    changeAddress: { __typename: 'User', id: you.id, email: 'mia@example.com', addressState: 'unconfirmed' },
  })
  await user.type(screen.getByLabelText(/^Email/), 'mia@example.com')
  await user.click(screen.getByRole('button', { name: 'Save and send' }))
  await waitFor(() => expect(fact('Email')).toContain('mia@example.com'))
  expect(changed).toHaveLength(1)
})

test('tells a child who waits for consent when the address can be corrected', async () => {
  const you = viewer({ addressState: 'unconfirmed', learner: newLearner({ consent: 'pending' }) })
  answer('ProfilePage', { viewer: you })
  renderApp('/profile', { session: sessionUser({ addressState: 'unconfirmed', consent: 'pending' }), viewer: you })
  await heading()
  expect(fact('Email')).toMatch(/Not confirmed yet\. You can correct it once your parent agrees\./)
  expect(screen.queryByRole('button', { name: 'Change my email address' })).toBeNull()
})

test('asks for a new address on the profile after the old one was lost', async () => {
  const you = viewer({ email: '', addressState: 'lost' })
  answer('ProfilePage', { viewer: you })
  renderApp('/profile', { session: sessionUser({ addressState: 'lost' }), viewer: you })
  await heading()
  expect(fact('Email')).toContain('belongs to someone else')
  expect(fact('Email')).not.toContain('codes that your parent creates')
})

test('changes the color mode of this device', async () => {
  answer('ProfilePage', { viewer: viewer() })
  const { user } = renderApp('/profile', { session })
  await heading()
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.classList.contains('dark')).toBe(true)
  expect(localStorage.getItem('color-mode')).toBe('dark')
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.classList.contains('dark')).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Light' }))
  expect(localStorage.getItem('color-mode')).toBe('light')
})

test('shows not found without a session, and asks for a sign-in when the session has ended', async () => {
  const { unmount } = renderApp('/profile')
  await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })
  unmount()
  answer('ProfilePage', { viewer: null })
  renderApp('/profile', { session })
  await screen.findByRole('dialog', { name: 'Your session has ended' })
})
