import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Child, child, dashboardPage, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

async function openAsParent(children: Child[]) {
  const parent = viewer({ id: 'parent-1', firstName: 'Eva', role: 'parent', learner: null, children })
  answer('DashboardPage', dashboardPage(parent))
  const { user } = renderApp('/dashboard', {
    session: sessionUser({ id: 'parent-1', role: 'parent', consent: null }),
    viewer: parent,
  })
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Eva!' })
  await screen.findByText(children.length > 0 ? (children[0]?.firstName ?? '') : 'No children yet')
  return user
}

const cardOf = (name: string) => within(screen.getByRole('heading', { name }).closest('article') as HTMLElement)
const figures = (name: string) =>
  cardOf(name)
    .getAllByRole('definition')
    .map((it) => it.textContent)

test('shows each child with its own figures', async () => {
  await openAsParent([
    child({ firstName: 'Mia' }),
    child({ id: 'learner-2', firstName: 'Noor', level: 1, xp: 0, streak: 0, completedLessons: 0, selectedPersona: null }),
  ])
  expect(figures('Mia')).toEqual(['3', '1,250', '5', '24/48'])
  expect(cardOf('Mia').getByText('On the Writer path')).toBeTruthy()
  expect(figures('Noor')).toEqual(['1', '0', '0', '0/48'])
  expect(cardOf('Noor').getByText('No path chosen yet')).toBeTruthy()
})

test('explains to a parent without children when one appears', async () => {
  await openAsParent([])
  expect(screen.getByText('No children yet')).toBeTruthy()
})

test("links to each child's settings, except after consent was withdrawn", async () => {
  await openAsParent([
    child({ firstName: 'Mia' }),
    child({ id: 'learner-2', firstName: 'Noor', consent: 'withdrawn' }),
    child({ id: 'learner-3', firstName: 'Ben', consent: 'notRequired' }),
  ])
  const settings = screen.getAllByRole('link', { name: /^Settings for/ }).map((link) => link.getAttribute('href'))
  expect(settings).toEqual(['/parent-dashboard/learner-1/settings', '/parent-dashboard/learner-3/settings'])
  const download = cardOf('Noor').getByRole('link', { name: 'Download Noor’s data' })
  expect(download.getAttribute('href')).toBe('/parent-dashboard/learner-2/settings')
})

test('shows that consent was withdrawn without saying by whom, and when the account is erased', async () => {
  await openAsParent([child({ firstName: 'Noor', consent: 'withdrawn', erasureAt: '2026-12-01T10:00:00.000Z' })])
  cardOf('Noor').getByText('Consent was withdrawn')
  cardOf('Noor').getByText(/We will delete the account on 1 December\./)
  expect(screen.queryByText(/^You took/)).toBeNull()
})

test('lets a linked parent keep a child’s account, and reports a failure', async () => {
  const noor = child({ firstName: 'Noor', consent: 'withdrawn', erasureAt: '2026-12-01T10:00:00.000Z' })
  const user = await openAsParent([noor])
  answer('KeepConsent', offline)
  await user.click(cardOf('Noor').getByRole('button', { name: 'Keep Noor’s account' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
  const asked = answer('KeepConsent', {
    keepConsent: { __typename: 'Learner', ...noor, consent: 'granted', erasureAt: null },
  })
  await user.click(cardOf('Noor').getByRole('button', { name: 'Keep Noor’s account' }))
  await screen.findByText('The account stays')
  expect(asked.map(({ variables }) => variables)).toEqual([{ learnerId: 'learner-1' }])
  expect(screen.queryByText('Consent was withdrawn')).toBeNull()
  cardOf('Noor').getByRole('link', { name: 'Settings for Noor' })
})
