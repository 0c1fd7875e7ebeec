import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { learner, sessionUser, type Viewer, viewer } from '../../../../test/factories.ts'
import { answer, gate, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { withFewZones } from '../profile/few-zones.fixture.ts'

withFewZones()

async function open(changes: Partial<Viewer> = {}) {
  const you = viewer(changes)
  answer('ProfilePage', { viewer: you })
  const app = renderApp('/profile', { session: sessionUser({ role: you.role }), viewer: you })
  await screen.findByRole('heading', { level: 1, name: 'Your profile' })
  return app
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const start = () => screen.getByRole('button', { name: 'Delete my account' })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Type “delete”/ })
const child = () => learner({ consent: 'granted', isChild: true, isListingPermitted: false, ageAtSignup: 11 })
const asked = (until = inAnHour()) => ({
  requestErasure: { __typename: 'User' as const, ...viewer({ erasureOpenUntil: until }) },
})

test('explains the consequences first and lets the user keep the account', async () => {
  const { user } = await open()
  expect(screen.queryByRole('textbox', { name: /^Type/ })).toBeNull()
  await user.click(start())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('This is what happens:'))
  const list = screen
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .join(' ')
  expect(list).toMatch(/lessons, answers, XP, level, streak, achievements and projects/)
  expect(list).toMatch(/signed out on every device/)
  expect(list).toMatch(/This is permanent/)
  screen.getByText(/We’ll email a link to/)
  await user.click(screen.getByRole('button', { name: 'Keep my account' }))
  await waitFor(() => expect(document.activeElement).toBe(start()))
})

test('requires the word', async () => {
  const { user } = await open()
  await user.click(start())
  await user.type(field(), 'dele')
  await user.click(screen.getByRole('button', { name: 'Email me the link' }))
  screen.getByText('Type the word “delete”.')
  await waitFor(() => expect(document.activeElement).toBe(field()))
})

test('emails the link once for two clicks and shows when it expires', async () => {
  const { user } = await open()
  const { open: letGo, opened } = gate()
  const requests = answer('RequestErasure', async () => {
    await opened
    return asked('2099-11-22T14:05:00.000Z')
  })
  await user.click(start())
  await user.type(field(), ' Delete ')
  await user.dblClick(screen.getByRole('button', { name: 'Email me the link' }))
  letGo()
  await screen.findByText('Check your email.')
  expect(requests).toHaveLength(1)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Check your email.'))
  expect(screen.getByText(/A link is on its way to/).textContent).toMatch(/mia@example\.com.*works until Sunday.* 14:05/)
})

test('keeps the open request after a reload and lets the user cancel it', async () => {
  const { user } = await open({ erasureOpenUntil: inAnHour() })
  screen.getByText('Check your email.')
  expect(document.activeElement?.textContent).not.toBe('Check your email.')
  const back = () => screen.getByRole('button', { name: 'I changed my mind' })
  answer('CancelErasure', offline)
  await user.click(back())
  await screen.findByText('Not cancelled')
  const cancelled = answer('CancelErasure', { cancelErasure: viewer() })
  await user.click(back())
  await screen.findByText('Your account stays')
  expect(cancelled).toHaveLength(1)
  await waitFor(() => expect(document.activeElement).toBe(start()))
})

test('starts over when the link has expired', async () => {
  await open({ erasureOpenUntil: '2026-01-01T00:00:00.000Z' })
  start()
})

test("asks the child's parent and explains that the parent decides", async () => {
  const { user } = await open({ learner: child() })
  screen.getByText(/We email your parent first/)
  await user.click(start())
  screen.getByText(/Nothing is deleted until they say yes there/)
  answer('RequestErasure', asked())
  await user.type(field(), 'delete')
  await user.click(screen.getByRole('button', { name: 'Ask my parent' }))
  await screen.findByText('We emailed your parent.')
  // The email doesn't go to the child's own address.
  expect(screen.getByText(/Their link works until/).textContent).not.toContain('mia@example.com')
})

test('deletes the account of a child whose parent has not answered after the word is typed, and reports a failure', async () => {
  const { user } = await open({ learner: { ...child(), consent: 'pending' } })
  screen.getByText(/your account is deleted right away/)
  await user.click(start())
  screen.getByText(/Your parent has not answered yet, so you decide/)
  const requests = answer('ErasePendingAccount', offline)
  const press = () => user.click(screen.getByRole('button', { name: 'Delete it now' }))
  await press()
  screen.getByText('Type the word “delete”.')
  await user.type(field(), 'delete')
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was deleted')
  answer('ErasePendingAccount', { erasePendingAccount: { __typename: 'DonePayload' } })
  await press()
  await screen.findByText('Your account is deleted')
  expect(requests).toHaveLength(1)
})

test.each([
  ['PROGRAMME_RUNNING', 'ProgrammeRunningError', 'End it first: write to support@deepm.academy.'],
  ['CHILDREN_LINKED', 'ChildrenLinkedError', 'Your yes lets Nia learn here. Take it back on your dashboard first.'],
  ['PAYMENT_UNREACHABLE', 'PaymentUnreachableError', 'The payment provider does not answer right now.'],
  ['RATE_LIMITED', 'RateLimitedError', 'That was too often.'],
] as const)('explains a refusal: %s', async (code, __typename, message) => {
  const { user } = await open({ role: 'parent', learner: null })
  answer('RequestErasure', { requestErasure: { __typename, code, message } })
  await user.click(start())
  await user.type(field(), 'delete')
  await user.click(screen.getByRole('button', { name: 'Email me the link' }))
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(field().value).toBe('delete')
})

test('reports a network error and requests nothing', async () => {
  const { user } = await open()
  answer('RequestErasure', offline)
  await user.click(start())
  await user.type(field(), 'delete{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was sent')
})

test('explains what differs for parents and staff', async () => {
  const { user, unmount } = await open({ role: 'parent', learner: null })
  await user.click(start())
  screen.getByText('You can no longer see how your children are doing here.')
  expect(screen.queryByText(/lessons, answers/)).toBeNull()
  unmount()
  const staff = await open({ role: 'staff', learner: null })
  await staff.user.click(start())
  screen.getByText(/you get a new, empty account/)
})

test('offers no deletion to demo accounts and explains why', async () => {
  await open({ isDemo: true })
  const card = screen.getByRole('heading', { name: 'Delete my account' }).closest('section') as HTMLElement
  within(card).getByText('This is a demo account. Every visitor shares it, so it cannot be deleted.')
  expect(within(card).queryByRole('button')).toBeNull()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull())
})
