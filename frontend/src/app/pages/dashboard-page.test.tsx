import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Learner, learner, newLearner, persona, sessionUser, viewer } from '../../../test/factories.ts'
import { answer } from '../../../test/msw.ts'
import { renderApp } from '../../../test/render-app.tsx'

async function openDashboard(its: Learner | null, firstName = 'Mia') {
  const you = viewer({ firstName, learner: its, role: its ? 'learner' : 'staff' })
  answer('DashboardPage', { viewer: you })
  renderApp('/dashboard', { session: sessionUser({ role: you.role }), viewer: you })
  return (await screen.findByRole('heading', { level: 1 })).textContent
}

const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement)
const figure = (label: string) => screen.getByText(label).closest('dl')?.querySelector('dd')?.textContent

test('the dashboard greets a learner by first name', async () => {
  expect(await openDashboard(learner(), 'Mia')).toBe('Welcome back, Mia!')
})

test('somebody without a first name is greeted as Learner', async () => {
  expect(await openDashboard(learner(), '')).toBe('Welcome back, Learner!')
})

test('the card of the path shows its own progress and continues there', async () => {
  await openDashboard(learner({ selectedPersona: persona({ progress: 52, completedFolders: 2, totalFolders: 6 }) }))
  const bar = card('Learn with Personas').getByRole('progressbar', { name: 'Writer: 2 of 6 folders' })
  expect(bar.getAttribute('aria-valuenow')).toBe('52')
  expect(card('Learn with Personas').getByRole('link', { name: 'Continue learning' }).getAttribute('href')).toBe(
    '/persona/writer',
  )
})

test('the sidebar shows XP, streak and level', async () => {
  await openDashboard(learner())
  expect([figure('Total XP'), figure('Day Streak')]).toEqual(['1250', '5'])
  expect(screen.getByRole('heading', { name: 'Level 3' })).toBeTruthy()
  expect(card('Your Progress').getByText('24 of 48 lessons done, 5 days in a row.')).toBeTruthy()
})

test.each([
  [30, 'Opens in 30 days.'],
  [1, 'Opens in 1 day.'],
])('the Practice Lab reads Locked with %i days left', async (daysLeft, text) => {
  await openDashboard(learner({ unlocks: [{ feature: 'advancedAi', daysLeft, isUnlocked: false }] }))
  expect(card('Practice Lab').getByText('🔒 Locked')).toBeTruthy()
  expect(card('Practice Lab').getByText(new RegExp(`^${text}`))).toBeTruthy()
})

test('the Practice Lab reads Unlocked for an account that is old enough, whatever else is locked', async () => {
  await openDashboard(
    learner({
      unlocks: [
        { feature: 'social', daysLeft: 3, isUnlocked: false },
        { feature: 'advancedAi', daysLeft: 0, isUnlocked: true },
      ],
    }),
  )
  expect(card('Practice Lab').getByText('🔓 Unlocked')).toBeTruthy()
  expect(card('Practice Lab').queryByText('🔒 Locked')).toBeNull()
})

test('a new learner sees zeros, no achievements and the way to a path', async () => {
  await openDashboard(newLearner())
  expect([figure('Total XP'), figure('Day Streak')]).toEqual(['0', '0'])
  expect(card('Learn with Personas').getByRole('link', { name: 'Choose your path' }).getAttribute('href')).toBe('/personas')
  expect(card('Learn with Personas').queryByRole('progressbar')).toBeNull()
  expect(card('Recent achievements').getByText('None yet. Your first lesson earns the first one.')).toBeTruthy()
})

test('staff see the way to the paths in place of a learner’s cards', async () => {
  expect(await openDashboard(null, 'Sam')).toBe('Welcome back, Sam!')
  expect(screen.getByRole('link', { name: 'See the paths' }).getAttribute('href')).toBe('/personas')
  expect(screen.queryByText('Practice Lab')).toBeNull()
})
