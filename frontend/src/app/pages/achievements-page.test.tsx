import { defaultSettings } from '@deepm/schema/rules/settings'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Learner, learner, sessionUser, viewer } from '../../../test/factories.ts'
import { answer, gate, offline } from '../../../test/msw.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { achievement, achievementsPage, board, place } from '../../../test/rewards.ts'
import type { AchievementsPageQuery } from './achievements-page.generated.ts'

async function openAchievements(changes: Partial<AchievementsPageQuery> = {}, its: Partial<Learner> = {}) {
  const you = viewer({ learner: learner(its) })
  answer('AchievementsPage', achievementsPage({ viewer: you, ...changes }))
  const { user } = renderApp('/achievements', { session: sessionUser(), viewer: you })
  await screen.findByRole('heading', { level: 1, name: 'Achievements' })
  return user
}

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
const section = (name: string) => within(screen.getByRole('region', { name }))
const names = () =>
  section('Gallery')
    .queryAllByRole('heading', { level: 3 })
    .map((it) => it.textContent)
const card = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement)
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const rows = () =>
  section('Weekly leaderboard')
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )

test('it says that achievements are loading', async () => {
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

test('achievements that cannot be read can be asked for again', async () => {
  answer('AchievementsPage', offline)
  const { user } = renderApp('/achievements', { session: sessionUser() })
  await screen.findByText('We could not load this page')
  answer('AchievementsPage', achievementsPage())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Achievements' })).toBeTruthy()
})

test('the header shows the level, and four cards what was unlocked, its XP, the streak and the rate', async () => {
  await openAchievements({ achievements: all, achievementCount: 7 }, { streak: 5 })
  expect(screen.getByRole('img', { name: 'Level 3' })).toBeTruthy()
  expect(['Achievements unlocked', 'XP from achievements', 'Current streak', 'Completion rate'].map(figure)).toEqual([
    '2 of 7',
    '650',
    '5 days',
    '28%',
  ])
})

test('a streak of one day is one day', async () => {
  await openAchievements({}, { streak: 1 })
  expect(figure('Current streak')).toBe('1 day')
})

test('the gallery shows the newest first, and then what is nearest', async () => {
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

test('an earned achievement says when, by the calendar of the learner, and how rare it is in a word', async () => {
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
])('%s is locked and tells how to earn it and how far it is: %s', async (name, way, percent) => {
  await openAchievements({ achievements: all })
  expect(card(name).getByText(`How to earn ${name}.`)).toBeTruthy()
  expect(card(name).getByRole('progressbar', { name: way }).getAttribute('aria-valuenow')).toBe(percent)
})

test('four categories tell how many are unlocked and choose what is shown, by arrow keys too', async () => {
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
  expect(section('Gallery').getByRole('status').textContent).toBe('Showing 1 of 7 achievements.')
  // By it user-event finds the other radio buttons; jsdom has none.
  window.CSS = { escape: (name: string) => name } as never
  await user.keyboard('{ArrowRight}')
  expect(radio(/Creative/).checked).toBe(true)
  expect(names()).toEqual(['Creative Genius'])
})

/** A browser that does not ask for less motion; where nothing can be asked, everything stands still. */
const matchMedia = (matches: boolean) => ({ matches, addEventListener: () => {}, removeEventListener: () => {} })

test('a legendary one that is earned glows, unless everything is to be still', async () => {
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

test('nothing glows or sparkles for a learner who asked for calm', async () => {
  window.matchMedia = (() => matchMedia(false)) as never
  try {
    await openAchievements({ achievements: all }, { settings: { ...defaultSettings, visualTheme: 'calm' } })
    await waitFor(() => expect(document.querySelector('[data-glow], [data-sparkles]')).toBeNull())
  } finally {
    Reflect.deleteProperty(window, 'matchMedia')
  }
})

test('nothing glows or sparkles where motion is reduced', async () => {
  await openAchievements({ achievements: all })
  expect(document.querySelector('[data-glow], [data-sparkles]')).toBeNull()
})

test('in the first week earned achievements stand there with a word on when the gallery opens', async () => {
  await openAchievements({ achievements: all.slice(0, 1), achievementCount: 12 }, closed)
  expect(screen.getByText('The whole gallery opens in 5 days')).toBeTruthy()
  expect(names()).toEqual(['First Steps'])
  expect(figure('Achievements unlocked')).toBe('1 of 12')
  expect(figure('Completion rate')).toBe('8%')
  expect(radio(/Learning/).closest('label')?.textContent).toContain('1 unlocked')
})

test('a shelf with nothing earned on it says so in the first week', async () => {
  const user = await openAchievements({ achievements: all.slice(0, 1), achievementCount: 12 }, closed)
  await user.click(radio(/Social/))
  expect(section('Gallery').getByRole('status').textContent).toBe('Nothing on this shelf yet.')
})

test('a new learner without any finds the way to a first one', async () => {
  const tomorrow = [{ feature: 'achievements' as const, daysLeft: 1, isUnlocked: false }]
  await openAchievements(
    { achievements: [], achievementCount: 12, leaderboard: board({ daysLeft: 15, places: [] }) },
    { unlocks: tomorrow },
  )
  expect(screen.getByText(/The whole gallery opens tomorrow/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a lesson' }).getAttribute('href')).toBe('/personas')
  expect(figure('Achievements unlocked')).toBe('0 of 12')
})

test('the leaderboard opens after three weeks and tells how long that is', async () => {
  await openAchievements({ leaderboard: board({ daysLeft: 15, places: [] }) })
  expect(section('Weekly leaderboard').getByText('Opens in 15 days')).toBeTruthy()
  expect(section('Weekly leaderboard').queryByRole('table')).toBeNull()
  expect(section('Weekly leaderboard').queryByRole('button')).toBeNull()
})

test('the leaderboard names the ten of a week with level and XP, and marks the own place in words', async () => {
  const places = [
    place(1, 'Noor', 1150, { level: 5, avatarUrl: '/avatars/fox.svg' }),
    place(2, 'Mia', 150, { level: 3, isViewer: true }),
    place(2, 'Ada', 150),
  ]
  await openAchievements({ leaderboard: board({ places, ownXp: 150 }) })
  // On a narrow screen the level stands under the name.
  expect(rows()).toEqual([
    ['1', 'NoorLevel 5', '1,150'],
    ['2', 'MMia (you)Level 3', '150'],
    ['2', 'AAdaLevel 2', '150'],
  ])
  expect(screen.getByRole('row', { current: true }).textContent).toContain('Mia (you)')
  expect(section('Weekly leaderboard').getByText(/^Week of 31 Aug 2026/).textContent).toBe(
    'Week of 31 Aug 2026. It ends on Monday 7 September at 01:00, and everybody starts from zero again.',
  )
  expect(screen.getByRole('heading', { name: 'You are on place 2 with 150 XP' })).toBeTruthy()
})

const ten = Array.from({ length: 10 }, (_, index) => place(index + 1, `Name ${index}`, 200 - index * 10))

test.each([
  ['who is below tenth place hears how much is missing', { ownXp: 75, places: ten }, '36 XP more bring you past tenth place.'],
  [
    'who has as much as tenth place hears that one more passes it',
    { ownXp: 110, places: ten },
    '1 XP more bring you past tenth place.',
  ],
  ['who has none yet hears that a full list needs more', { ownXp: 0, places: ten }, '111 XP more bring you past tenth place.'],
  [
    'who has none yet hears that there is room',
    { ownXp: 0, places: ten.slice(0, 9) },
    'There is room on the list. Your next lesson puts you on it.',
  ],
])('%s', async (_who, changes, text) => {
  await openAchievements({ leaderboard: board(changes) })
  expect(section('Weekly leaderboard').getByText(text)).toBeTruthy()
})

test('a week without anybody says so', async () => {
  await openAchievements({ leaderboard: board({ places: [], ownXp: 0 }) })
  expect(section('Weekly leaderboard').getByText('Nobody is on the list this week yet.')).toBeTruthy()
})

test('a learner takes their name off the list, and the list is asked for again', async () => {
  const user = await openAchievements()
  const off = viewer({ learner: learner({ wantsListing: false }) })
  const asked = answer('SetLeaderboardListing', { setLeaderboardListing: learner({ wantsListing: false }) })
  answer(
    'AchievementsPage',
    achievementsPage({ viewer: off, leaderboard: board({ isListed: false, places: [place(1, 'Noor', 150)] }) }),
  )
  await user.click(screen.getByRole('button', { name: 'Take me off the list' }))
  expect(await screen.findByRole('button', { name: 'Put me on the list' })).toBeTruthy()
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(screen.getByText(/You chose not to be on the list/)).toBeTruthy()
  expect(asked.map(({ variables }) => variables)).toEqual([{ listed: false }])
})

test('a listing that could not be changed stays as it was and says so', async () => {
  const user = await openAchievements()
  answer('SetLeaderboardListing', offline)
  await user.click(screen.getByRole('button', { name: 'Take me off the list' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
  expect(screen.getByRole('button', { name: 'Take me off the list' })).toBeTruthy()
})

test('a child without permission hears that a parent has to say yes, and keeps the own choice', async () => {
  const its = { isChild: true, isListingPermitted: false }
  await openAchievements({ leaderboard: board({ isListed: false }) }, its)
  expect(screen.getByText(/a parent has to say yes to that first/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Take me off the list' })).toBeTruthy()
})

test.each(['showLeaderboards', 'showCompetitive'] as const)('without %s there is no leaderboard', async (name) => {
  await openAchievements({}, { settings: { ...defaultSettings, [name]: false } })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Weekly leaderboard' })).toBeNull())
  expect(screen.queryByText('Noor')).toBeNull()
})

test('without streaks neither the figure nor the shelf of streaks is shown', async () => {
  await openAchievements({ achievements: all }, { settings: { ...defaultSettings, showStreaks: false } })
  await waitFor(() => expect(screen.queryByText('Current streak')).toBeNull())
  expect(screen.queryByText('A Full Week')).toBeNull()
  expect(screen.queryByRole('radio', { name: /Streak/ })).toBeNull()
  expect(figure('Achievements unlocked')).toBe('2 of 6')
})

test('without badges no achievement is shown, only the way back to them', async () => {
  await openAchievements({ achievements: all }, { settings: { ...defaultSettings, showBadges: false } })
  expect(await screen.findByText('You switched achievements off')).toBeTruthy()
  expect(screen.queryByText('First Steps')).toBeNull()
  expect(screen.queryByText('Achievements unlocked')).toBeNull()
})

test('somebody who is not a learner is told that achievements belong to learners', async () => {
  const staff = viewer({ role: 'staff', learner: null })
  answer('AchievementsPage', achievementsPage({ viewer: staff, leaderboard: null }))
  renderApp('/achievements', { session: sessionUser({ role: 'staff', consent: null }), viewer: staff })
  expect(await screen.findByText('No learner here')).toBeTruthy()
})

test('a child who waits for a parent sees the empty shelf and the word about waiting', async () => {
  const waiting = viewer({ learner: learner({ ...closed, consent: 'pending', isChild: true, isListingPermitted: false }) })
  answer(
    'AchievementsPage',
    achievementsPage({ viewer: waiting, achievements: [], leaderboard: board({ daysLeft: 19, places: [] }) }),
  )
  renderApp('/achievements', { session: sessionUser({ consent: 'pending' }), viewer: waiting })
  expect(await screen.findByText('Room for your first one')).toBeTruthy()
})
