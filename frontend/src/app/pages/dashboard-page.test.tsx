import { defaultSettings, type GamificationSettings } from '@deepm/schema/rules/settings'
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
} from '../../../test/factories.ts'
import { answer, offline } from '../../../test/msw.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { keepSettings } from '../../lib/settings.ts'

async function openDashboard(its: Learner | null, firstName = 'Mia', changes: Parameters<typeof dashboardPage>[1] = {}) {
  const you = viewer({ firstName, learner: its, role: its ? 'learner' : 'staff' })
  answer('DashboardPage', dashboardPage(you, changes))
  renderApp('/dashboard', { session: sessionUser({ role: you.role, consent: its?.consent ?? null }), viewer: you })
  return (await screen.findByRole('heading', { level: 1 })).textContent
}

const card = (title: string | RegExp) =>
  within(screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement)
const figure = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent

/** Somebody who switched something off, on the account and so in this browser. */
function withSettings(changes: Partial<GamificationSettings>): Learner {
  const settings = { ...defaultSettings, ...changes }
  keepSettings(settings)
  return learner({ settings })
}

test('the dashboard greets a learner by first name', async () => {
  expect(await openDashboard(learner(), 'Mia')).toBe('Welcome back, Mia!')
})

test('somebody without a first name is greeted as Learner', async () => {
  expect(await openDashboard(learner(), '')).toBe('Welcome back, Learner!')
})

test('the next step is one lesson, with its time and place', async () => {
  await openDashboard(learner())
  expect(screen.getByText('Your next step')).toBeTruthy()
  expect(card('Middles').getByText('15 min · Build a plot · Writer')).toBeTruthy()
  const start = card('Middles').getByRole('link', { name: 'Start: Middles' })
  expect([start.textContent, start.getAttribute('href')]).toEqual(['Start', '/lesson/plot-2'])
})

test('a lesson that was begun reads Continue', async () => {
  await openDashboard(learner({ nextLesson: nextLesson({ isBegun: true }) }))
  expect(card('Middles').getByRole('link', { name: 'Continue: Middles' }).textContent).toBe('Continue')
})

test('the next step can be a lesson of a course', async () => {
  await openDashboard(learner({ nextLesson: nextLesson({ folder: null, course: { id: 'claude', name: 'Claude' } }) }))
  expect(card('Middles').getByText('15 min · Claude course')).toBeTruthy()
})

test('somebody who completed everything is not sent anywhere new', async () => {
  await openDashboard(learner({ nextLesson: null }))
  expect(card('You have completed every lesson').getByRole('link', { name: 'Review a path' })).toBeTruthy()
  expect(screen.queryByText('Your next step')).toBeNull()
})

test('the card of the path shows its own progress and leads there and to the courses', async () => {
  await openDashboard(learner({ selectedPersona: persona({ progress: 52, completedFolders: 2, totalFolders: 6 }) }))
  const learn = card('Learn with Personas')
  expect(learn.getByRole('progressbar', { name: 'Writer: 2 of 6 folders' }).getAttribute('aria-valuenow')).toBe('52')
  expect(learn.getByRole('link', { name: 'See my path' }).getAttribute('href')).toBe('/persona/writer')
  expect(learn.getByRole('link', { name: 'Tool courses' }).getAttribute('href')).toBe('/learning')
})

test('the card of the progress shows lessons, level and streak', async () => {
  await openDashboard(learner({ streak: 1 }))
  expect([figure('Lessons done'), figure('Level'), figure('Streak')]).toEqual(['24 of 48', '3', '1 day'])
})

test('the sidebar shows XP with the way to the next level, the tip of the day and achievements', async () => {
  await openDashboard(learner())
  const xp = card('1250 XP')
  expect(xp.getByText('Level 3')).toBeTruthy()
  expect(xp.getByRole('progressbar', { name: 'Way to level 4' }).getAttribute('aria-valuenow')).toBe('4')
  expect(xp.getByText('1150 XP to level 4')).toBeTruthy()
  expect(card('Tip of the day').getByText('Write down three ideas of your own first.')).toBeTruthy()
  expect(card('Recent achievements').getByText(/^Creative Genius/)).toBeTruthy()
})

test('a server without tips shows none', async () => {
  await openDashboard(learner(), 'Mia', { dailyTip: null })
  expect(screen.queryByText('Tip of the day')).toBeNull()
})

test('the minutes of seven days stand in a table behind the bars, today last', async () => {
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

test('a new learner is invited to the first lesson and to a path', async () => {
  await openDashboard(newLearner())
  expect(screen.getByText('Your first lesson')).toBeTruthy()
  expect(card('Middles').getByRole('link', { name: 'Start: Middles' })).toBeTruthy()
  expect(card('Learn with Personas').getByRole('link', { name: 'Choose your path' }).getAttribute('href')).toBe('/personas')
  expect(card('Learn with Personas').queryByRole('progressbar')).toBeNull()
  expect([figure('Lessons done'), figure('Level'), figure('Streak')]).toEqual(['0 of 48', '1', '0 days'])
  expect(card('0 XP').getByText('400 XP to level 2')).toBeTruthy()
  expect(card('Your week').getByText(/^No minutes in the last seven days/)).toBeTruthy()
  expect(card('Your week').queryByRole('table')).toBeNull()
  expect(card('Recent achievements').getByText('None yet. Your first lesson earns the first one.')).toBeTruthy()
})

test('a child who waits for a parent is told what counts and what does not yet', async () => {
  await openDashboard(newLearner({ consent: 'pending' }))
  expect(card('Middles').getByRole('link', { name: 'Start: Middles' })).toBeTruthy()
  expect(card('Middles').getByText(/It counts once your parent or guardian has said yes/)).toBeTruthy()
})

test('nobody else is told to wait', async () => {
  await openDashboard(learner({ consent: 'granted' }))
  expect(screen.queryByText(/has said yes/)).toBeNull()
})

test('a learner who switched streaks off sees none', async () => {
  await openDashboard(withSettings({ showStreaks: false }))
  expect(screen.queryByText('Streak')).toBeNull()
  expect(figure('Level')).toBe('3')
})

test('a learner who switched achievements off sees none', async () => {
  await openDashboard(withSettings({ showBadges: false }))
  expect(screen.queryByRole('heading', { name: 'Recent achievements' })).toBeNull()
  expect(card('Tip of the day')).toBeTruthy()
})

test('parents see their children in place of a learner’s cards', async () => {
  const you = viewer({ firstName: 'Pat', learner: null, role: 'parent', children: [child({ firstName: 'Mia' })] })
  answer('DashboardPage', dashboardPage(you))
  renderApp('/dashboard', { session: sessionUser({ role: 'parent', consent: null }), viewer: you })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Welcome back, Pat!')
  expect(await screen.findByRole('heading', { name: 'Mia' })).toBeTruthy()
  expect(screen.queryByText('Practice Lab')).toBeNull()
})

test('staff see what waits for them and the ways to it in place of a learner’s cards', async () => {
  answer('StaffDesk', { academyFigures: { students: 12, activeThisWeek: 9, openFlags: 3, awaitingConsent: 2 } })
  expect(await openDashboard(null, 'Sam')).toBe('Welcome back, Sam!')
  // An outline stands there first.
  await waitFor(() => expect(screen.getByText('Flagged and open').closest('div')?.textContent).toContain('3'))
  expect(screen.getByRole('link', { name: 'Look at the students' }).getAttribute('href')).toBe('/admin')
  expect(screen.getByRole('link', { name: 'See the paths' }).getAttribute('href')).toBe('/personas')
  expect(screen.queryByText('Practice Lab')).toBeNull()
})

test('without a connection the dashboard says so and can be asked again', async () => {
  answer('DashboardPage', offline)
  const { user } = renderApp('/dashboard', { session: sessionUser() })
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer('DashboardPage', dashboardPage(viewer()))
  await user.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Mia!' })).toBeTruthy()
})

test('what is breaking stands at the top of the dashboard, for learners, parents and staff alike', async () => {
  answer('StaffDesk', { academyFigures: { students: 0, activeThisWeek: 0, openFlags: 0, awaitingConsent: 0 } })
  for (const its of [learner(), null]) {
    await openDashboard(its, 'Mia', { newsHeadline: newsHeadline() })
    const banner = screen.getByRole('link', { name: /^Breaking news/ })
    expect(banner.textContent).toContain('A robot learns to water plants')
    expect(banner.getAttribute('href')).toBe('/ai-news')
    cleanup()
  }
})
