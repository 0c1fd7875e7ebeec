import { defaultSettings } from '@deepm/schema/rules/accounts/settings'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { learner, sessionUser, viewer } from '../../../../test/factories.ts'
import { region } from '../../../../test/lab.ts'
import { answer, gate, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { achievement, achievementsPage, board, openAchievements, radio } from '../../../../test/rewards.ts'

const all = [
  achievement('First Steps', { earnedAt: '2026-09-01T23:30:00.000Z', xpReward: 50 }),
  achievement('Academy Graduate', { rarity: 'legendary', earnedAt: '2026-09-03T10:00:00.000Z', xpReward: 1500 }),
  achievement('A Full Week', { rarity: 'uncommon', category: 'streak', reached: { value: 5, goal: 7, unit: 'days' } }),
  achievement('High Five', { rarity: 'rare', reached: { value: 3, goal: 5, unit: 'level' } }),
  achievement('Path Pioneer', { rarity: 'epic', reached: { value: 0, goal: 1, unit: 'paths' } }),
  achievement('A Voice for Others', { category: 'social', reached: { value: 0, goal: 5, unit: 'lessons' } }),
  achievement('Creative Genius', { category: 'creative', reached: { value: 59, goal: 60, unit: 'points' } }),
]
const closed = { unlocks: [{ feature: 'achievements' as const, daysLeft: 5, isUnlocked: false }] }

const figure = (label: string) => screen.getByText(label).closest('dl')?.querySelector('dd')?.textContent
const names = () =>
  region('Gallery')
    .queryAllByRole('heading', { level: 3 })
    .map((it) => it.textContent)
const card = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement)

test('shows that achievements are loading', async () => {
  const { open, opened } = gate()
  answer('AchievementsPage', async () => {
    await opened
    return achievementsPage()
  })
  renderApp('/achievements', { session: sessionUser() })
  expect(await screen.findByText('Loading achievements...')).toBeTruthy()
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Achievements' })).toBeTruthy()
})

test('retries after achievements could not be loaded', async () => {
  answer('AchievementsPage', offline)
  const { user } = renderApp('/achievements', { session: sessionUser() })
  await screen.findByText('We could not load this page')
  answer('AchievementsPage', achievementsPage())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Achievements' })).toBeTruthy()
})

test('shows the level in the header, and four cards with unlocked achievements, XP, streak and completion rate', async () => {
  await openAchievements({ achievements: all, achievementCount: 7 }, { streak: 5 })
  expect(screen.getByRole('img', { name: 'Level 3' })).toBeTruthy()
  expect(['Achievements unlocked', 'XP from achievements', 'Current streak', 'Completion rate'].map(figure)).toEqual([
    '2 of 7',
    '650',
    '5 days',
    '28%',
  ])
})

test('shows a streak of one day in the singular', async () => {
  await openAchievements({}, { streak: 1 })
  expect(figure('Current streak')).toBe('1 day')
})

test('shows the newest achievements first, then the nearest ones', async () => {
  await openAchievements({ achievements: all })
  expect(names()).toEqual([
    'Academy Graduate',
    'First Steps',
    'Creative Genius',
    'A Full Week',
    'High Five',
    'Path Pioneer',
    'A Voice for Others',
  ])
})

test('shows the date of an earned achievement in the learner’s time zone, and its rarity in words', async () => {
  await openAchievements({ achievements: all })
  expect(card('First Steps').getByText('2 Sept 2026').getAttribute('datetime')).toBe('2026-09-01T23:30:00.000Z')
  expect(card('First Steps').getByText('+50 XP')).toBeTruthy()
  expect(card('First Steps').getByText('Common')).toBeTruthy()
  expect(card('Academy Graduate').getByText('Legendary')).toBeTruthy()
  expect(card('First Steps').queryByRole('progressbar')).toBeNull()
})

test.each([
  ['A Full Week', '5 of 7 days, for 100 XP', '71'],
  ['High Five', 'Level 3 of 5, for 100 XP', '60'],
  ['Path Pioneer', '0 of 1 path, for 100 XP', '0'],
  ['Creative Genius', '59 of 60 points, for 100 XP', '98'],
])('shows how to earn the locked achievement %s and its progress: %s', async (name, way, percent) => {
  await openAchievements({ achievements: all })
  expect(card(name).getByText(`How to earn ${name}.`)).toBeTruthy()
  expect(card(name).getByRole('progressbar', { name: way }).getAttribute('aria-valuenow')).toBe(percent)
})

test('shows the unlocked count of four categories and filters by category, with arrow keys too', async () => {
  const user = await openAchievements({ achievements: all })
  const labels = screen.getAllByRole('radio').map((it) => it.closest('label')?.textContent)
  expect(labels.map((it) => it?.replace(/^\P{L}+/u, ''))).toEqual([
    'All2 of 7 unlocked',
    'Learning2 of 4 unlocked',
    'Streak0 of 1 unlocked',
    'Social0 of 1 unlocked',
    'Creative0 of 1 unlocked',
  ])
  await user.click(radio(/Social/))
  expect(names()).toEqual(['A Voice for Others'])
  expect(region('Gallery').getByRole('status').textContent).toBe('Showing 1 of 7 achievements.')
  // user-event uses it to find the other radio buttons. jsdom does not have it.
  window.CSS = { escape: (name: string) => name } as never
  await user.keyboard('{ArrowRight}')
  expect(radio(/Creative/).checked).toBe(true)
  expect(names()).toEqual(['Creative Genius'])
})

/** Mocks a browser without the reduced-motion setting. Without `matchMedia`, nothing moves. */
const matchMedia = (matches: boolean) => ({ matches, addEventListener: () => {}, removeEventListener: () => {} })

test('shows a glow for an earned legendary achievement unless motion is reduced', async () => {
  window.matchMedia = (() => matchMedia(false)) as never
  try {
    await openAchievements({ achievements: all })
    const glowing = () => [...document.querySelectorAll('[data-glow]')].map((it) => it.querySelector('h3')?.textContent)
    expect(glowing()).toEqual(['Academy Graduate'])
    expect(document.querySelectorAll('[data-sparkles]')).toHaveLength(1)
  } finally {
    Reflect.deleteProperty(window, 'matchMedia')
  }
})

test('shows no glow and no sparkles for a learner with calm settings', async () => {
  window.matchMedia = (() => matchMedia(false)) as never
  try {
    await openAchievements({ achievements: all }, { settings: { ...defaultSettings, visualTheme: 'calm' } })
    await waitFor(() => expect(document.querySelector('[data-glow], [data-sparkles]')).toBeNull())
  } finally {
    Reflect.deleteProperty(window, 'matchMedia')
  }
})

test('shows no glow and no sparkles when motion is reduced', async () => {
  await openAchievements({ achievements: all })
  expect(document.querySelector('[data-glow], [data-sparkles]')).toBeNull()
})

test('shows earned achievements in the first week, with a note when the gallery opens', async () => {
  await openAchievements({ achievements: all.slice(0, 1), achievementCount: 12 }, closed)
  expect(screen.getByText('The whole gallery opens in 5 days')).toBeTruthy()
  expect(names()).toEqual(['First Steps'])
  expect(figure('Achievements unlocked')).toBe('1 of 12')
  expect(figure('Completion rate')).toBe('8%')
  expect(radio(/Learning/).closest('label')?.textContent).toContain('1 unlocked')
})

test('shows an empty message when no achievement of the chosen category is earned in the first week', async () => {
  const user = await openAchievements({ achievements: all.slice(0, 1), achievementCount: 12 }, closed)
  await user.click(radio(/Social/))
  expect(region('Gallery').getByRole('status').textContent).toBe('No achievements here yet.')
})

test('shows a new learner how to earn a first achievement', async () => {
  const tomorrow = [{ feature: 'achievements' as const, daysLeft: 1, isUnlocked: false }]
  await openAchievements(
    { achievements: [], achievementCount: 12, leaderboard: board({ daysLeft: 15, places: [] }) },
    { unlocks: tomorrow },
  )
  expect(screen.getByText(/The whole gallery opens tomorrow/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a lesson' }).getAttribute('href')).toBe('/personas')
  expect(figure('Achievements unlocked')).toBe('0 of 12')
})

test('hides the streak figure and the streak category when streaks are switched off', async () => {
  await openAchievements({ achievements: all }, { settings: { ...defaultSettings, showStreaks: false } })
  await waitFor(() => expect(screen.queryByText('Current streak')).toBeNull())
  expect(screen.queryByText('A Full Week')).toBeNull()
  expect(screen.queryByRole('radio', { name: /Streak/ })).toBeNull()
  expect(figure('Achievements unlocked')).toBe('2 of 6')
})

test('hides achievements when badges are switched off, and shows how to switch them on', async () => {
  await openAchievements({ achievements: all }, { settings: { ...defaultSettings, showBadges: false } })
  expect(await screen.findByText('You switched achievements off')).toBeTruthy()
  expect(screen.queryByText('First Steps')).toBeNull()
  expect(screen.queryByText('Achievements unlocked')).toBeNull()
})

test('shows a user who is not a learner that achievements belong to learners', async () => {
  const staff = viewer({ role: 'staff', learner: null })
  answer('AchievementsPage', achievementsPage({ viewer: staff, leaderboard: null }))
  renderApp('/achievements', { session: sessionUser({ role: 'staff', consent: null }), viewer: staff })
  expect(await screen.findByText('Only for learners')).toBeTruthy()
})

test('shows a child who waits for consent an empty gallery and the waiting notice', async () => {
  const waiting = viewer({ learner: learner({ ...closed, consent: 'pending', isChild: true, isListingPermitted: false }) })
  answer(
    'AchievementsPage',
    achievementsPage({ viewer: waiting, achievements: [], leaderboard: board({ daysLeft: 19, places: [] }) }),
  )
  renderApp('/achievements', { session: sessionUser({ consent: 'pending' }), viewer: waiting })
  expect(await screen.findByText('Your first one goes here')).toBeTruthy()
})
