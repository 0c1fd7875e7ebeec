import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Notification, notification, personasPage, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, gate, offline } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'

const you = (notifications: Notification[]) => ({
  id: 'learner-1',
  unreadNotifications: notifications.filter((it) => it.readAt === null).length,
  notifications,
})
const read = (list: Notification[]) => list.map((it) => ({ ...it, readAt: it.readAt ?? '2026-09-02T08:00:00.000Z' }))

/** Opens a signed-in page with these notifications. */
async function openPage(notifications: Notification[]) {
  answer('PersonasPage', personasPage())
  const asked = answer('Bell', { viewer: you(notifications) })
  const marked = answer('MarkNotificationsRead', { markNotificationsRead: you(read(notifications)) })
  const unreadNotifications = you(notifications).unreadNotifications
  const { user } = renderApp('/personas', { session: sessionUser(), viewer: viewer({ unreadNotifications }) })
  await screen.findByRole('button', { name: /^Notifications/ })
  return { user, asked, marked, open: () => user.click(bell()) }
}

const bell = () => screen.getByRole('button', { name: /^Notifications/, hidden: true })
const panel = () => within(screen.getByRole('dialog', { name: 'Notifications' }))
const rows = () => panel().getAllByRole('listitem')

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString()
const earlier = notification('Level 2', { createdAt: ago(50), readAt: ago(48) })
const news = notification('First Steps', { createdAt: ago(1), link: '/progress' })

test('shows the unread count and loads the notifications only when pressed', async () => {
  const { asked } = await openPage([news, notification('Level 3'), earlier])
  expect(bell().getAttribute('aria-label')).toBe('Notifications: 2 new')
  expect(bell().textContent).toBe('2')
  expect(asked).toHaveLength(0)
})

test('caps the visible count at nine', async () => {
  await openPage(Array.from({ length: 12 }, (_, index) => notification(`Level ${index}`)))
  expect(bell().textContent).toBe('9+')
  expect(bell().getAttribute('aria-label')).toBe('Notifications: 12 new')
})

test('lists what happened and when, and marks what is new', async () => {
  const { open } = await openPage([news, earlier])
  await open()
  await panel().findByRole('heading', { name: 'First Steps' })
  expect(rows().map((row) => row.textContent)).toEqual([
    'First StepsNewWhat First Steps is about.1 hour ago',
    'Level 2What Level 2 is about.2 days ago',
  ])
})

test('resets the count when opened, before the server responds', async () => {
  const { open } = await openPage([news, earlier])
  const answered = gate()
  const marked = answer('MarkNotificationsRead', async () => {
    await answered.opened
    return { markNotificationsRead: you(read([news, earlier])) }
  })
  await open()
  await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications'))
  await waitFor(() => expect(marked).toHaveLength(1))
  answered.open()
  await waitFor(() => expect(bell().textContent).toBe(''))
  // New notifications stay marked while the panel is open.
  expect(rows()[0]?.textContent).toContain('New')
})

test('restores the count if marking as read fails', async () => {
  const { open, user } = await openPage([news])
  answer('MarkNotificationsRead', offline)
  await open()
  await panel().findByText('First Steps')
  await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications: 1 new'))
  await user.click(panel().getByRole('button', { name: 'Close notifications' }))
  const marked = answer('MarkNotificationsRead', { markNotificationsRead: you(read([news])) })
  await open()
  await waitFor(() => expect(marked).toHaveLength(1))
  await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications'))
})

test('shows an empty state and marks nothing', async () => {
  const { open, marked } = await openPage([])
  await open()
  expect(await panel().findByText('Nothing new')).toBeTruthy()
  expect(marked).toHaveLength(0)
})

test("doesn't mark read notifications again", async () => {
  const { open, marked } = await openPage([earlier])
  await open()
  await panel().findByText('Level 2')
  expect(marked).toHaveLength(0)
})

test('refetches on each opening', async () => {
  const { open, user, asked } = await openPage([earlier])
  await open()
  await panel().findByText('Level 2')
  await user.click(panel().getByRole('button', { name: 'Close notifications' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  answer('Bell', { viewer: you([news, earlier]) })
  answer('MarkNotificationsRead', { markNotificationsRead: you(read([news, earlier])) })
  await open()
  expect(await panel().findByText('First Steps')).toBeTruthy()
  expect(asked).toHaveLength(1)
})

test("follows a notification's link and closes the panel", async () => {
  const { open, user } = await openPage([news])
  answer('ProgressPage', { viewer: viewer() })
  await open()
  await user.click(await panel().findByRole('link', { name: 'First Steps' }))
  expect(address()).toBe('/progress')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test("doesn't link to a screen that doesn't exist", async () => {
  const { open } = await openPage([notification('The moon is open', { link: '/moon' })])
  await open()
  await panel().findByText('The moon is open')
  expect(panel().queryByRole('link')).toBeNull()
})

test('reports a network error and retries', async () => {
  const { open, user } = await openPage([news])
  answer('Bell', offline)
  await open()
  expect(await panel().findByText(/We could not load your notifications/)).toBeTruthy()
  answer('Bell', { viewer: you([news]) })
  await user.click(panel().getByRole('button', { name: 'Try again' }))
  expect(await panel().findByText('First Steps')).toBeTruthy()
})

test('answers a request where it is read', async () => {
  const title = 'Mia has asked to use Claude in the AI lab'
  const asked = notification(title, { createdAt: ago(1), request: { id: 'request-1', state: 'open' } })
  const { user, open } = await openPage([asked])
  await open()
  const sent = answer('AnswerFamilyRequest', {
    answerFamilyRequest: { __typename: 'FamilyRequest', id: 'request-1', state: 'approved' },
  })
  answer('Bell', { viewer: you([]) })
  await user.click(await panel().findByRole('button', { name: `Yes: ${title}` }))
  await screen.findByText('You said yes')
  expect(sent.map(({ variables }) => variables)).toEqual([{ id: 'request-1', approve: true }])
})

test('lets a parent answer a request to show a project', async () => {
  const share = { id: 'share-1', title: 'A kite', state: 'waitingForParent' as const }
  const { user, open } = await openPage([notification('Mia would like to share a project', { share })])
  const sent = answer('AnswerShareRequest', {
    answerShareRequest: { __typename: 'ShareRequest', id: 'share-1', state: 'waitingForStaff' },
  })
  answer('Shell', { viewer: viewer({ unreadNotifications: 0 }) })
  await open()
  await user.click(await panel().findByRole('button', { name: 'Allow sharing A kite' }))
  await screen.findByText('You said yes. Our team is checking it now.')
  expect(sent.map(({ variables }) => variables)).toEqual([{ requestId: 'share-1', agree: true }])
  await waitFor(() => expect(panel().queryByRole('button', { name: /^Allow sharing/ })).toBeNull())
})
