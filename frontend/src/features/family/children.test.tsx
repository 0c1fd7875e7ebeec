import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Child, child, dashboardPage, sessionUser, viewer } from '../../../test/factories.ts'
import { answer, gate, offline } from '../../../test/msw.ts'
import { renderApp } from '../../../test/render-app.tsx'

async function openAsParent(children: Child[]) {
  const parent = viewer({ id: 'parent-1', firstName: 'Eva', role: 'parent', learner: null, children })
  answer('DashboardPage', dashboardPage(parent))
  const { user } = renderApp('/dashboard', {
    session: sessionUser({ id: 'parent-1', role: 'parent', consent: null }),
    viewer: parent,
  })
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Eva!' })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { press, user }
}

const cardOf = (name: string) => within(screen.getByRole('heading', { name }).closest('article') as HTMLElement)
const figures = (name: string) =>
  cardOf(name)
    .getAllByRole('definition')
    .map((it) => it.textContent)

test('a parent sees each child with figures of its own', async () => {
  await openAsParent([
    child({ firstName: 'Mia' }),
    child({ id: 'learner-2', firstName: 'Noor', level: 1, xp: 0, streak: 0, completedLessons: 0, selectedPersona: null }),
  ])
  expect(figures('Mia')).toEqual(['3', '1250', '5', '24/48'])
  expect(cardOf('Mia').getByText('On the path Writer')).toBeTruthy()
  expect(figures('Noor')).toEqual(['1', '0', '0', '0/48'])
  expect(cardOf('Noor').getByText('No path chosen yet')).toBeTruthy()
})

test('a parent without children is told when one appears', async () => {
  await openAsParent([])
  expect(screen.getByText('No children here')).toBeTruthy()
})

test('consent is taken back in two steps, and the first sends nothing', async () => {
  const { press } = await openAsParent([child({ firstName: 'Mia', consent: 'granted' })])
  const asked = answer('WithdrawConsent', { withdrawConsent: { __typename: 'DonePayload', done: true } })
  await press('Take my consent back')
  expect(screen.getByText('Stop for Mia?')).toBeTruthy()
  expect(asked).toHaveLength(0)
  await press('Yes, take it back')
  expect(await screen.findByText('You took your consent back')).toBeTruthy()
  expect(asked.map(({ variables }) => variables)).toEqual([{ learnerId: 'learner-1' }])
  expect(screen.queryByRole('button', { name: 'Take my consent back' })).toBeNull()
})

test('Keep it leaves the consent as it is', async () => {
  const { press } = await openAsParent([child({ consent: 'granted' })])
  await press('Take my consent back')
  await press('Keep it')
  expect(screen.getByRole('button', { name: 'Take my consent back' })).toBeTruthy()
  expect(screen.queryByText(/^Stop for/)).toBeNull()
})

test('consent that could not be taken back is a destructive message, and can be tried again', async () => {
  const { press } = await openAsParent([child({ consent: 'granted' })])
  answer('WithdrawConsent', offline)
  await press('Take my consent back')
  await press('Yes, take it back')
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
  const again = screen.getByRole('button', { name: 'Yes, take it back' })
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull())
  expect(document.activeElement).toBe(again)
})

test('a child that needs no consent has none to take back', async () => {
  await openAsParent([child({ consent: 'notRequired' })])
  expect(screen.queryByRole('button', { name: 'Take my consent back' })).toBeNull()
})

const permission = () => screen.getByRole<HTMLInputElement>('switch', { name: 'May be named on the leaderboard' })

test('a parent permits the leaderboard with one switch, which shows it at once', async () => {
  const { user } = await openAsParent([child({ firstName: 'Mia', consent: 'granted', isListingPermitted: false })])
  const { open, opened } = gate()
  const asked = answer('PermitLeaderboard', async () => {
    await opened
    return { permitLeaderboard: { __typename: 'DonePayload', done: true } }
  })
  expect(permission().checked).toBe(false)
  expect(screen.getByText(/Mia is never listed without your yes/)).toBeTruthy()
  await user.click(permission())
  expect(permission().checked).toBe(true)
  // A second click while the first is under way is not heard, so that the two cannot arrive in the wrong order.
  await user.click(permission())
  open()
  await waitFor(() => expect(asked.map(({ variables }) => variables)).toEqual([{ learnerId: 'learner-1', permitted: true }]))
  expect(permission().checked).toBe(true)
  expect(document.activeElement).toBe(permission())
})

test('a permission that could not be kept goes back and says so', async () => {
  const { user } = await openAsParent([child({ consent: 'granted', isListingPermitted: false })])
  answer('PermitLeaderboard', offline)
  await user.click(permission())
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
  expect(permission().checked).toBe(false)
})

test('a child who is no longer the parent’s is not permitted anything, in the words of the server', async () => {
  const { user } = await openAsParent([child({ consent: 'granted', isListingPermitted: true })])
  answer('PermitLeaderboard', {
    permitLeaderboard: { __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'There is no such child.' },
  })
  await user.click(permission())
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such child.')
  expect(permission().checked).toBe(true)
})

test.each(['notRequired', 'withdrawn'] as const)('a child with consent %s has no permission to give', async (consent) => {
  await openAsParent([child({ consent })])
  expect(screen.queryByRole('switch')).toBeNull()
})
