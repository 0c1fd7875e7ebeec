import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { child, earned, learner, sessionUser, viewer } from '../../../test/factories.ts'
import { answer } from '../../../test/msw.ts'
import { renderApp } from '../../../test/render-app.tsx'

type Shown = Parameters<typeof viewer>[0]

async function openAs(role: 'learner' | 'parent' | 'staff', shown: Shown) {
  const person = viewer({ role, children: [], learner: null, ...shown })
  answer('ParentDashboardPage', { viewer: person })
  const app = renderApp('/parent-dashboard', { session: sessionUser({ role, consent: null }), viewer: person })
  await screen.findByRole('heading', { level: 1, name: 'Family Dashboard' })
  return app
}

const figure = (name: string) => screen.getByText(name).closest('dl')?.querySelector('dd')?.textContent

test('a parent sees what the children reached together, and each child with what they want to learn', async () => {
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
  expect(mia.getByRole('button', { name: 'Take my consent back' })).toBeTruthy()
  const noor = within(screen.getByRole('heading', { name: 'Noor' }).closest('article') as HTMLElement)
  expect(noor.queryByText(/Wants to learn/)).toBeNull()
  expect(noor.queryByText('Earned last')).toBeNull()
})

test('a parent without children is told when one appears, and no totals are made up', async () => {
  await openAs('parent', {})
  expect(screen.getByText('No children here')).toBeTruthy()
  expect(screen.queryByText('Average level')).toBeNull()
})

test.each([
  [true, /the parent or guardian who said yes/],
  [false, /No parent is linked/],
])('a learner sees the card a parent sees, without its decisions, and who can read it', async (isChild, word) => {
  const own = learner({ consent: 'granted', isChild, recentAchievements: [earned('First Steps')] })
  await openAs('learner', { learner: own })
  expect(screen.getByText(word)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Mia' })).toBeTruthy()
  expect(screen.getByText('First Steps')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Take my consent back' })).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('staff have no family here', async () => {
  await openAs('staff', {})
  expect(screen.getByText('No family here')).toBeTruthy()
})
