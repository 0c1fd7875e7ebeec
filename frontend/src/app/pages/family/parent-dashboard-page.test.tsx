import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { child, earned, learner, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

type Shown = Parameters<typeof viewer>[0]

async function openAs(role: 'learner' | 'parent' | 'staff', shown: Shown) {
  const person = viewer({ role, children: [], learner: null, ...shown })
  answer('ParentDashboardPage', { viewer: person })
  const app = renderApp('/parent-dashboard', { session: sessionUser({ role, consent: null }), viewer: person })
  await screen.findByRole('heading', { level: 1, name: 'Family Dashboard' })
  return app
}

const figure = (name: string) => screen.getByText(name).closest('dl')?.querySelector('dd')?.textContent

test('shows a parent the totals of the family, and each child with their interests', async () => {
  await openAs('parent', {
    children: [
      child({ firstName: 'Mia', xp: 1250, level: 3 }),
      child({ id: 'learner-2', firstName: 'Noor', xp: 300, level: 2, interests: '', recentAchievements: [] }),
    ],
  })
  expect(figure('Children')).toBe('2')
  expect(figure('Average level')).toBe('2.5')
  expect(screen.getByText('1,550')).toBeTruthy()
  const mia = within(screen.getByRole('heading', { name: 'Mia' }).closest('article') as HTMLElement)
  expect(mia.getByText('Wants to learn: stories, drawing')).toBeTruthy()
  expect(mia.getByText('AI Explorer')).toBeTruthy()
  expect(mia.getByRole('link', { name: 'Settings for Mia' })).toBeTruthy()
  const noor = within(screen.getByRole('heading', { name: 'Noor' }).closest('article') as HTMLElement)
  expect(noor.queryByText(/Wants to learn/)).toBeNull()
  expect(noor.queryByText('Latest achievements')).toBeNull()
})

test('explains to a parent without children how a child appears, and shows no totals', async () => {
  await openAs('parent', {})
  expect(screen.getByText('No children yet')).toBeTruthy()
  expect(screen.queryByText('Average level')).toBeNull()
})

test.each([
  [true, /your linked parents/],
  [false, /^You and the academy’s staff\. No parent is linked to you\.$/],
])('shows a learner the same card as the parent, without its settings, and lists the readers', async (isChild, word) => {
  const own = learner({ consent: 'granted', isChild, recentAchievements: [earned('First Steps')] })
  await openAs('learner', { learner: own })
  expect(screen.getByText(word)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Mia' })).toBeTruthy()
  expect(screen.getByText('First Steps')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Withdraw consent' })).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('shows no family to staff', async () => {
  await openAs('staff', {})
  expect(screen.getByText('No family linked')).toBeTruthy()
})

const asked = {
  id: 'request-1',
  words: 'to use Claude in the AI lab',
  state: 'open' as const,
  askedAt: '2026-09-01T10:00:00.000Z',
}

test('answers a child’s request and keeps the focus', async () => {
  const { user } = await openAs('parent', { children: [child({ firstName: 'Mia', openRequests: [asked] })] })
  const sent = answer('AnswerFamilyRequest', {
    answerFamilyRequest: { __typename: 'FamilyRequest', id: 'request-1', state: 'approved' },
  })
  await user.click(screen.getByRole('button', { name: 'Yes: Mia has asked to use Claude in the AI lab' }))
  expect(await screen.findByText('You said yes. It works right away, and we told Mia.')).toBeTruthy()
  expect(sent.map(({ variables }) => variables)).toEqual([{ id: 'request-1', approve: true }])
  expect(screen.queryByRole('button', { name: /^Yes:/ })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Requests from your children' })))
})

test.each([
  ['No, not now', 'approved', 'This request was already approved. You can change it in the settings.'],
  ['Yes', 'declined', 'This request was already declined. You can change it in the settings.'],
] as const)('reports that a request was already answered differently when pressing “%s”', async (name, state, words) => {
  const { user } = await openAs('parent', { children: [child({ firstName: 'Mia', openRequests: [asked] })] })
  answer('AnswerFamilyRequest', { answerFamilyRequest: { __typename: 'FamilyRequest', id: 'request-1', state } })
  await user.click(screen.getByRole('button', { name: `${name}: Mia has asked to use Claude in the AI lab` }))
  await screen.findByText(words)
  expect(screen.queryByText(/^You said/)).toBeNull()
})

test('removes an answered request from the bell as well', async () => {
  const children = [child({ firstName: 'Mia', openRequests: [asked] })]
  const { user } = await openAs('parent', { children, unreadNotifications: 1 })
  await screen.findByRole('button', { name: /1 new/ })
  answer('AnswerFamilyRequest', { answerFamilyRequest: { __typename: 'FamilyRequest', id: 'request-1', state: 'declined' } })
  answer('Shell', { viewer: viewer({ role: 'parent', learner: null, children: [], unreadNotifications: 0 }) })
  await user.click(screen.getByRole('button', { name: /^No, not now:/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /1 new/ })).toBeNull())
})

test('shows no score for a child with too few prompts, and the lowest other score for the family', async () => {
  const none = { safety: { score: null, prompts: 0 } }
  await openAs('parent', { children: [child({ summary: none }), child({ id: 'learner-2', firstName: 'Noor' })] })
  expect(figure('Safety score')).toBe('98')
})

test('shows no score for a family without lab use', async () => {
  await openAs('parent', { children: [child({ summary: { safety: { score: null, prompts: 0 } } })] })
  expect(figure('Safety score')).toBe('No lab use yet')
})

test('retries an answer that was not sent', async () => {
  const { user } = await openAs('parent', { children: [child({ openRequests: [asked] })] })
  answer('AnswerFamilyRequest', offline)
  await user.click(screen.getByRole('button', { name: /^No, not now:/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
  expect(screen.getByRole('button', { name: /^No, not now:/ })).toBeTruthy()
})

test('shows a learner the day on which a locked lab opens', async () => {
  await openAs('learner', { learner: learner({ lab: { opensAt: '2026-12-23T09:00:00.000Z', hasPictures: false } }) })
  expect(screen.getByText('On, opens on 23 December 2026')).toBeTruthy()
})

test('refuses a fifth child in a family of four', async () => {
  await openAs('parent', { children: ['a', 'b', 'c', 'd'].map((id) => child({ id, firstName: id })) })
  expect(screen.getByText(/That is the limit/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add Child Profile' })).toBeNull()
})

test('lets the parent withdraw an invitation to a child', async () => {
  const invitation = { id: 'i-1', firstName: 'Kim', email: 'kim@example.org', expiresAt: '2026-12-01T00:00:00.000Z' }
  const { user } = await openAs('parent', { childInvitations: [invitation] })
  const waiting = screen.getByText('Kim, kim@example.org').closest('li')
  expect(waiting?.textContent).toMatch(/We sent the invitation\. If the child already has a parent here, we ask that parent\./)
  const cancelled = answer('CancelChildInvitation', { cancelChildInvitation: { __typename: 'DonePayload', done: true } })
  answer('ParentDashboardPage', { viewer: viewer({ role: 'parent', learner: null }) })
  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation to Kim' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Waiting for an answer' })).toBeNull())
  expect(cancelled.map(({ variables }) => variables)).toEqual([{ id: 'i-1' }])
})

test('supports a learner of 13 or more who invites a parent and withdraws the invitation', async () => {
  const { user } = await openAs('learner', { learner: learner() })
  const invited = learner({ invitation: { parentEmail: 'sam@example.org', expiresAt: '2026-12-01T00:00:00.000Z' } })
  const sent = answer('InviteParent', { inviteParent: { __typename: 'Learner', ...invited } })
  await user.click(screen.getByRole('button', { name: 'Invite by email' }))
  screen.getByText("Enter your parent's or guardian's first name.")
  expect(sent).toHaveLength(0)
  await user.type(screen.getByLabelText(/Parent's first name/), 'Sam')
  await user.type(screen.getByLabelText(/Parent's email/), 'sam@example.org')
  await user.click(screen.getByRole('button', { name: 'Invite by email' }))
  await screen.findByText('sam@example.org')
  expect(sent[0]?.variables.input).toEqual({ parentFirstName: 'Sam', parentEmail: 'sam@example.org' })
  answer('CancelInvitation', { cancelInvitation: learner() })
  await user.click(screen.getByRole('button', { name: 'Cancel invitation' }))
  await screen.findByRole('button', { name: 'Invite by email' })
})

test('offers a minor with a linked parent no invitation, and says when a link can be ended', async () => {
  const guardians = [{ id: 'parent-1', firstName: 'Eva', lastName: 'Hill', mayEnd: false }]
  await openAs('learner', { learner: learner({ guardians, mayInviteParent: false }) })
  screen.getByText(/Another parent can add you from their own account/)
  screen.getByText(/You can end a link when your email address is confirmed and no pause/)
  expect(screen.queryByRole('button', { name: /End the link|Invite/ })).toBeNull()
})

test('shows a child the settings and the open requests', async () => {
  const { controls } = learner()
  const decided = {
    ...controls,
    isLabOn: false,
    labTools: ['claude' as const],
    quietFrom: 1200,
    quietUntil: 420,
    mayShowProjects: false,
  }
  const guardians = [{ id: 'parent-1', firstName: 'Eva', lastName: 'Hill', mayEnd: false }]
  await openAs('learner', {
    learner: learner({ isChild: true, mayInviteParent: false, controls: decided, guardians, openRequests: [asked] }),
  })
  for (const word of ['Off', 'Claude', 'They stay private', 'Eva Hill', /from 20:00 to 07:00 \(time zone: London\)/]) {
    expect(screen.getByText(word)).toBeTruthy()
  }
  expect(screen.getByText(/You asked to use Claude in the AI lab\. There is no answer yet/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /End the link|Invite/ })).toBeNull()
})
