import { defaultSettings, type GamificationSettings } from '@deepm/schema/rules/accounts/settings'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  child,
  dashboardPage,
  type Learner,
  learner,
  newLearner,
  newsHeadline,
  nextLesson,
  persona,
  sessionUser,
  viewer,
  week,
} from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { storeSettings } from '../../../lib/settings.ts'

async function openDashboard(its: Learner | null, firstName = 'Mia', changes: Parameters<typeof dashboardPage>[1] = {}) {
  const you = viewer({ firstName, learner: its, role: its ? 'learner' : 'staff' })
  answer('DashboardPage', dashboardPage(you, changes))
  renderApp('/dashboard', { session: sessionUser({ role: you.role, consent: its?.consent ?? null }), viewer: you })
  return (await screen.findByRole('heading', { level: 1 })).textContent
}

const card = (title: string | RegExp) =>
  within(screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement)
const figure = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent

/** Returns a learner with some settings switched off, on the account and therefore in this browser. */
function withSettings(changes: Partial<GamificationSettings>): Learner {
  const settings = { ...defaultSettings, ...changes }
  storeSettings(settings)
  return learner({ settings })
}

test('greets a learner by first name', async () => {
  expect(await openDashboard(learner(), 'Mia')).toBe('Welcome back, Mia!')
})

test('greets a user without a first name as Learner', async () => {
  expect(await openDashboard(learner(), '')).toBe('Welcome back, Learner!')
})

test('shows one lesson as the next step, with its duration and its course or path', async () => {
  await openDashboard(learner())
  expect(screen.getByText('Your next step')).toBeTruthy()
  expect(card('Middles').getByText('15 min · Build a plot · Writer')).toBeTruthy()
  const start = card('Middles').getByRole('link', { name: 'Start: Middles' })
  expect([start.textContent, start.getAttribute('href')]).toEqual(['Start', '/lesson/plot-2'])
})

test('shows Continue for a started lesson', async () => {
  await openDashboard(learner({ nextLesson: nextLesson({ isBegun: true }) }))
  expect(card('Middles').getByRole('link', { name: 'Continue: Middles' }).textContent).toBe('Continue')
})

test('shows a course lesson as the next step', async () => {
  await openDashboard(learner({ nextLesson: nextLesson({ folder: null, course: { id: 'claude', name: 'Claude' } }) }))
  expect(card('Middles').getByText('15 min · Claude course')).toBeTruthy()
})

test('suggests nothing new to a learner who completed everything', async () => {
  await openDashboard(learner({ nextLesson: null }))
  expect(card('You have completed every lesson').getByRole('link', { name: 'Review a path' })).toBeTruthy()
  expect(screen.queryByText('Your next step')).toBeNull()
})

test('shows the path’s progress on its card, with links to the path and the courses', async () => {
  await openDashboard(learner({ selectedPersona: persona({ progress: 52, completedFolders: 2, totalFolders: 6 }) }))
  const learn = card('Learn with Personas')
  expect(learn.getByRole('progressbar', { name: 'Writer: 2 of 6 folders' }).getAttribute('aria-valuenow')).toBe('52')
  expect(learn.getByRole('link', { name: 'See my path' }).getAttribute('href')).toBe('/persona/writer')
  expect(learn.getByRole('link', { name: 'Tool courses' }).getAttribute('href')).toBe('/learning')
})

test('shows lessons, level and streak on the progress card', async () => {
  await openDashboard(learner({ streak: 1 }))
  expect([figure('Lessons done'), figure('Level'), figure('Streak')]).toEqual(['24 of 48', '3', '1 day'])
})

test('shows XP with the progress to the next level, the tip of the day and achievements in the sidebar', async () => {
  await openDashboard(learner())
  const xp = card('1,250 XP')
  expect(xp.getByText('Level 3')).toBeTruthy()
  expect(xp.getByRole('progressbar', { name: 'Progress to level 4' }).getAttribute('aria-valuenow')).toBe('4')
  expect(xp.getByText('1,150 XP to level 4')).toBeTruthy()
  expect(card('Tip of the day').getByText('Write down three ideas of your own first.')).toBeTruthy()
  expect(card('Recent achievements').getByText(/^Creative Genius/)).toBeTruthy()
})

test('shows no tip when the server has none', async () => {
  await openDashboard(learner(), 'Mia', { dailyTip: null })
  expect(screen.queryByText('Tip of the day')).toBeNull()
})

test('shows the minutes of seven days in a table behind the chart, today last', async () => {
  await openDashboard(learner({ weekMinutes: week(0, 12, 0, 25, 18, 0, 15) }))
  const table = card('Your week').getByRole('table', { name: 'Minutes of learning in the last seven days' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'Friday0',
    'Saturday12',
    'Sunday0',
    'Monday25',
    'Tuesday18',
    'Wednesday0',
    'Thursday15',
  ])
  expect(card('Your week').getByText('70 minutes of learning in the last seven days')).toBeTruthy()
})

test.each([
  [30, 'Opens in 30 days.'],
  [1, 'Opens in 1 day.'],
])('shows the Practice Lab as Locked with %i days left', async (daysLeft, text) => {
  await openDashboard(learner({ unlocks: [{ feature: 'advancedAi', daysLeft, isUnlocked: false }] }))
  expect(card('Practice Lab').getByText('🔒 Locked')).toBeTruthy()
  expect(card('Practice Lab').getByText(new RegExp(`^${text}`))).toBeTruthy()
})

test('shows the Practice Lab as Unlocked for an account that is old enough, even if everything else is locked', async () => {
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

test('invites a new learner to the first lesson and to choose a path', async () => {
  await openDashboard(newLearner())
  expect(screen.getByText('Your first lesson')).toBeTruthy()
  expect(card('Middles').getByRole('link', { name: 'Start: Middles' })).toBeTruthy()
  expect(card('Learn with Personas').getByRole('link', { name: 'Choose your path' }).getAttribute('href')).toBe('/personas')
  expect(card('Learn with Personas').queryByRole('progressbar')).toBeNull()
  expect([figure('Lessons done'), figure('Level'), figure('Streak')]).toEqual(['0 of 48', '1', '0 days'])
  expect(card('0 XP').getByText('400 XP to level 2')).toBeTruthy()
  expect(card('Your week').getByText(/^Nothing this week yet/)).toBeTruthy()
  expect(card('Your week').queryByRole('table')).toBeNull()
  expect(card('Recent achievements').getByText('None yet. Finish a lesson to earn the first one.')).toBeTruthy()
})

test('invites a new learner to an experiment, and names its reward only when missions are stored', async () => {
  await openDashboard(newLearner())
  const machine = await screen.findByRole('region', { name: 'Try a machine right now' })
  expect(within(machine).getByRole('link', { name: 'Start the machine' }).getAttribute('href')).toBe('/experiments/next-word')
  expect(within(machine).getByText(/Your first mission earns XP and a badge\./)).toBeTruthy()
  cleanup()
  await openDashboard({ ...newLearner(), consent: 'pending' })
  expect(await screen.findByText(/It works before your parent says yes, too\./)).toBeTruthy()
})

test('does not invite a learner with a completed lesson to a first experiment', async () => {
  await openDashboard(learner({ completedLessons: 1 }))
  await screen.findByText('Your next step')
  expect(screen.queryByRole('region', { name: 'Try a machine right now' })).toBeNull()
})

test('shows a child who waits for consent which features are available and which are not', async () => {
  await openDashboard({ ...newLearner(), consent: 'pending' })
  expect(card('Middles').getByRole('link', { name: 'Start: Middles' })).toBeTruthy()
  expect(card('Middles').getByText(/You’ll earn XP once your parent says yes/)).toBeTruthy()
})

test('shows no waiting notice to other users', async () => {
  await openDashboard(learner({ consent: 'granted' }))
  expect(screen.queryByText(/once your parent says yes/)).toBeNull()
})

test('shows no streak to a learner who switched streaks off', async () => {
  await openDashboard(withSettings({ showStreaks: false }))
  expect(screen.queryByText('Streak')).toBeNull()
  expect(figure('Level')).toBe('3')
})

test('shows no achievements to a learner who switched achievements off', async () => {
  await openDashboard(withSettings({ showBadges: false }))
  expect(screen.queryByRole('heading', { name: 'Recent achievements' })).toBeNull()
  expect(card('Tip of the day')).toBeTruthy()
})

test('shows parents their children instead of the learner cards', async () => {
  const you = viewer({ firstName: 'Pat', learner: null, role: 'parent', children: [child({ firstName: 'Mia' })] })
  answer('DashboardPage', dashboardPage(you))
  renderApp('/dashboard', { session: sessionUser({ role: 'parent', consent: null }), viewer: you })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Welcome back, Pat!')
  expect(await screen.findByRole('heading', { name: 'Mia' })).toBeTruthy()
  expect(screen.queryByText('Practice Lab')).toBeNull()
})

test('shows staff their open work and links to it instead of the learner cards', async () => {
  answer('StaffHome', { academyFigures: { students: 12, activeThisWeek: 9, openFlags: 3, awaitingConsent: 2 } })
  expect(await openDashboard(null, 'Sam')).toBe('Welcome back, Sam!')
  // A skeleton is shown first.
  await waitFor(() => expect(screen.getByText('Open flags').closest('div')?.textContent).toContain('3'))
  expect(screen.getByRole('link', { name: 'View students' }).getAttribute('href')).toBe('/admin')
  expect(screen.getByRole('link', { name: 'View paths' }).getAttribute('href')).toBe('/personas')
  expect(screen.queryByText('Practice Lab')).toBeNull()
})

test('shows an error offline and offers a retry', async () => {
  answer('DashboardPage', offline)
  const { user } = renderApp('/dashboard', { session: sessionUser() })
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer('DashboardPage', dashboardPage(viewer()))
  await user.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Mia!' })).toBeTruthy()
})

test('shows breaking news at the top of the dashboard to learners, parents and staff', async () => {
  answer('StaffHome', { academyFigures: { students: 0, activeThisWeek: 0, openFlags: 0, awaitingConsent: 0 } })
  for (const its of [learner(), null]) {
    await openDashboard(its, 'Mia', { newsHeadline: newsHeadline() })
    const banner = screen.getByRole('link', { name: /^Breaking news/ })
    expect(banner.textContent).toContain('A robot learns to water plants')
    expect(banner.getAttribute('href')).toBe('/ai-news')
    cleanup()
  }
})
