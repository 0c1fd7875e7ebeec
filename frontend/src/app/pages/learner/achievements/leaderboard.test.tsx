import { defaultSettings } from '@deepm/schema/rules/accounts/settings'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { learner, viewer } from '../../../../../test/factories.ts'
import { region } from '../../../../../test/lab.ts'
import { answer, offline } from '../../../../../test/msw.ts'
import { achievementsPage, board, openAchievements, place } from '../../../../../test/rewards.ts'

const rows = () =>
  region('Weekly leaderboard')
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )

test('opens the leaderboard after three weeks and shows the remaining time', async () => {
  await openAchievements({ leaderboard: board({ daysLeft: 15, places: [] }) })
  expect(region('Weekly leaderboard').getByText('Opens in 15 days')).toBeTruthy()
  expect(region('Weekly leaderboard').queryByRole('table')).toBeNull()
  expect(region('Weekly leaderboard').queryByRole('button')).toBeNull()
})

test('lists the top ten of a week with level and XP, and marks the learner’s own row in words', async () => {
  const places = [
    place(1, 'Noor', 1150, { level: 5, avatarUrl: '/avatars/fox.svg' }),
    place(2, 'Mia', 150, { level: 3, isViewer: true }),
    place(2, 'Ada', 150),
  ]
  await openAchievements({ leaderboard: board({ places, ownXp: 150 }) })
  // On a narrow screen, the level is below the name.
  expect(rows()).toEqual([
    ['1', 'NoorLevel 5', '1,150'],
    ['2', 'MMia (you)Level 3', '150'],
    ['2', 'AAdaLevel 2', '150'],
  ])
  expect(screen.getByRole('row', { current: true }).textContent).toContain('Mia (you)')
  expect(region('Weekly leaderboard').getByText(/^Week of 31 Aug 2026/).textContent).toBe(
    'Week of 31 Aug 2026. It ends on Monday 7 September at 01:00, and everyone starts from zero again.',
  )
  expect(screen.getByRole('heading', { name: 'You’re in 2nd place with 150 XP' })).toBeTruthy()
})

const ten = Array.from({ length: 10 }, (_, index) => place(index + 1, `Name ${index}`, 200 - index * 10))

test.each([
  ['who is below tenth place hears how much is missing', { ownXp: 75, places: ten }, 'Earn 36 more XP to pass tenth place.'],
  [
    'who has as much as tenth place hears that one more passes it',
    { ownXp: 110, places: ten },
    'Earn 1 more XP to pass tenth place.',
  ],
  ['who has none yet hears that a full list needs more', { ownXp: 0, places: ten }, 'Earn 111 more XP to pass tenth place.'],
  [
    'who has none yet hears that there is room',
    { ownXp: 0, places: ten.slice(0, 9) },
    'There is room on the list. Finish a lesson to get on it.',
  ],
])('%s', async (_who, changes, text) => {
  await openAchievements({ leaderboard: board(changes) })
  expect(region('Weekly leaderboard').getByText(text)).toBeTruthy()
})

test('shows an empty message when no learner is listed in a week', async () => {
  await openAchievements({ leaderboard: board({ places: [], ownXp: 0 }) })
  expect(region('Weekly leaderboard').getByText('No one is on the list this week yet.')).toBeTruthy()
})

test('removes the learner’s name from the list and refetches the list', async () => {
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

test('keeps the previous listing when a change fails, and shows a message', async () => {
  const user = await openAchievements()
  answer('SetLeaderboardListing', offline)
  await user.click(screen.getByRole('button', { name: 'Take me off the list' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
  expect(screen.getByRole('button', { name: 'Take me off the list' })).toBeTruthy()
})

test('shows a child without permission that a parent has to agree, and keeps the child’s choice', async () => {
  const its = { isChild: true, isListingPermitted: false }
  await openAchievements({ leaderboard: board({ isListed: false }) }, its)
  expect(screen.getByText(/A parent has to allow it first/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Take me off the list' })).toBeTruthy()
})

test.each(['showLeaderboards', 'showCompetitive'] as const)('hides the leaderboard without %s', async (name) => {
  await openAchievements({}, { settings: { ...defaultSettings, [name]: false } })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Weekly leaderboard' })).toBeNull())
  expect(screen.queryByText('Noor')).toBeNull()
})
