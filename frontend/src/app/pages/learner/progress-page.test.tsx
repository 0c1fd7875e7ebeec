import { defaultSettings } from '@deepm/schema/rules/accounts/settings'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  folder,
  type Learner,
  learner,
  lessonRow,
  newLearner,
  persona,
  sessionUser,
  viewer,
  week,
  type XpLine,
  xpEntry,
} from '../../../../test/factories.ts'
import { answer, gate, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

async function openProgress(its: Learner) {
  answer('ProgressPage', { viewer: viewer({ learner: its }) })
  const { user } = renderApp('/progress', { session: sessionUser(), viewer: viewer({ learner: its }) })
  await screen.findByText('Total XP')
  return user
}

const figure = (label: string) => screen.getByText(label).closest('dl')?.querySelector('dd')?.textContent
const figures = () => ['Total XP', 'Current Level', 'Day Streak', 'Lessons Done'].map(figure)
const section = (name: string | RegExp) => within(screen.getByRole('region', { name }))
const bars = (name: string) =>
  section(name)
    .getAllByRole('progressbar')
    .map((bar) => bar.getAttribute('aria-valuenow'))

test('shows total XP, level, streak and completed lessons on the stat cards', async () => {
  await openProgress(learner())
  expect(figures()).toEqual(['1,250', '3', '5', '24/48'])
})

test('shows a bar for each of the four skills', async () => {
  await openProgress(learner())
  expect(bars('Skills')).toEqual(['85', '65', '45', '90'])
  expect(section('Skills').getByRole('progressbar', { name: 'Digital Safety' }).getAttribute('aria-valuenow')).toBe('90')
})

test('shows the XP to the next level', async () => {
  await openProgress(learner({ xp: 1250 }))
  expect(section('Next level').getByText('50 of 1,200 XP')).toBeTruthy()
  expect(section('Next level').getByText('Progress to level 4')).toBeTruthy()
})

test('lists the recent achievements with their XP', async () => {
  await openProgress(learner())
  const items = section('Recent achievements').getAllByRole('listitem')
  expect(items.map((it) => it.textContent)).toEqual([
    '🏆AI Explorer +100 XPHow to earn AI Explorer.',
    '🏆Creative Genius +100 XPHow to earn Creative Genius.',
    '🏆Safety Expert +100 XPHow to earn Safety Expert.',
  ])
})

test('shows the source of XP in the logbook', async () => {
  await openProgress(learner())
  expect(ledger()).toEqual(['📘Lesson: First prompt+25 XP'])
})

test('shows completed, current and locked stages of the learning journey', async () => {
  const folders = [
    folder('voice', { title: 'Find your voice', progress: 100, isCompleted: true }),
    folder('plot', { title: 'Build a plot', progress: 50 }),
    folder('edit', { title: 'Edit', progress: 0, lessons: [lessonRow('edit-1', { isLocked: true })] }),
  ]
  await openProgress(learner({ selectedPersona: persona({ folders }) }))
  const stages = section('Learning journey: Writer').getAllByRole('listitem')
  expect(stages.map((it) => it.textContent)).toEqual(['1Find your voiceCompleted', '2Build a plotCurrent, 50%', '3EditLocked'])
})

test('shows no current stage when the journey is completed', async () => {
  const folders = [folder('voice', { isCompleted: true, progress: 100 }), folder('plot', { isCompleted: true, progress: 100 })]
  await openProgress(learner({ selectedPersona: persona({ folders }) }))
  expect(section(/^Learning journey/).queryByText(/Current|Locked/)).toBeNull()
})

/** Returns the logbook rows without the day column. */
const ledger = () =>
  section('How you earned your XP')
    .getAllByRole('listitem')
    .flatMap((it) => (it.querySelector('li') ? [] : [it.textContent]))
const days = () =>
  section('How you earned your XP')
    .getAllByRole('listitem')
    .flatMap((it) => (it.querySelector('li') ? [it.firstChild?.textContent] : []))
const entries = (...lines: XpLine[]) => ({
  edges: lines.map((node) => ({ node })),
  pageInfo: { endCursor: 'the-last', hasNextPage: true },
})

test('groups the logbook by day in the learner’s time zone, for every kind of reward', async () => {
  const xpEntries = entries(
    xpEntry('Safety Expert', { reason: 'achievement', amount: 150, createdAt: '2026-09-02T23:05:00.000Z' }),
    xpEntry('Middles', { createdAt: '2026-09-02T22:55:00.000Z' }),
    xpEntry('Explorer', { reason: 'tutorial', amount: 50, createdAt: '2026-09-02T08:00:00.000Z' }),
  )
  await openProgress(learner({ xpEntries }))
  expect(days()).toEqual(['Thu 3 Sept', 'Wed 2 Sept'])
  expect(ledger()).toEqual(['🏆Achievement: Safety Expert+150 XP', '📘Lesson: Middles+25 XP', '🧭Tutorial badge: Explorer+50 XP'])
})

test('sums XP by source and omits sources without XP', async () => {
  await openProgress(learner())
  const sums = section('How you earned your XP').getAllByRole('definition')
  expect(sums.map((it) => it.parentElement?.textContent)).toEqual(['Lessons600 XP', 'Achievements650 XP'])
})

test('loads older rows page by page without duplicates', async () => {
  const [first, second, third] = ['One', 'Two', 'Three'].map((title) => xpEntry(title))
  if (!first || !second || !third) throw new Error('three lines')
  const user = await openProgress(learner({ xpEntries: entries(first, second) }))
  const older = { edges: [{ node: second }, { node: third }], pageInfo: { endCursor: null, hasNextPage: false } }
  const asked = answer('OlderXp', { viewer: viewer({ learner: learner({ xpEntries: older }) }) })
  await user.click(screen.getByRole('button', { name: 'Show older' }))
  await waitFor(() => expect(ledger()).toHaveLength(3))
  expect(ledger().at(-1)).toBe('📘Lesson: Three+25 XP')
  expect(asked.map(({ variables }) => variables)).toEqual([{ after: 'the-last' }])
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
})

test('retries after older rows could not be loaded', async () => {
  const user = await openProgress(learner({ xpEntries: entries(xpEntry('One')) }))
  answer('OlderXp', offline)
  await user.click(screen.getByRole('button', { name: 'Show older' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not loaded')
  expect(ledger()).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Show older' })).toBeTruthy()
})

test.each([
  [
    { streak: 0, longestStreak: 0, streakFreezes: 0 },
    /Your first lesson starts one\..*Learn seven days in a row to earn a streak freeze/,
  ],
  [{ streak: 1, longestStreak: 1, streakFreezes: 0 }, /Day 1 of your streak! That’s your longest.*Learn 6 more days in a row/],
  [
    { streak: 5, longestStreak: 12, streakFreezes: 1 },
    /5 days in a row\. Your longest streak so far: 12 days\.You have one streak freeze/,
  ],
  [{ streak: 6, longestStreak: 6, streakFreezes: 0 }, /6 days in a row\. That’s your longest.*Learn one more day in a row/],
  [{ streak: 8, longestStreak: 8, streakFreezes: 0 }, /8 days in a row\. That’s your longest.*6 more days in a row/],
  [{ streak: 14, longestStreak: 20, streakFreezes: 0 }, /Learn seven more days in a row/],
  [
    { streak: 0, longestStreak: 12, streakFreezes: 1 },
    /so far: 12 days\. Your next lesson starts a new one\.You have one streak freeze/,
  ],
])('describes the streak %o in words', async (its, words) => {
  await openProgress(learner(its))
  expect(screen.getByRole('region', { name: 'Your streak' }).textContent).toMatch(words)
})

test('shows the last seven days as a chart with a table', async () => {
  await openProgress(learner({ weekMinutes: week(0, 12, 0, 25, 18, 0, 15) }))
  const table = screen.getByRole('table', { name: 'Minutes of learning in the last seven days' })
  const cells = within(table)
    .getAllByRole('cell')
    .map((it) => it.textContent)
  expect(cells).toEqual(['0', '12', '0', '25', '18', '0', '15'])
})

const settled = (settings: Partial<typeof defaultSettings>) => learner({ settings: { ...defaultSettings, ...settings } })

test('shows no streak figures when streaks are switched off', async () => {
  await openProgress(settled({ showStreaks: false }))
  await waitFor(() => expect(screen.queryByText('Day Streak')).toBeNull())
  expect(screen.queryByText(/streak/i)).toBeNull()
})

test('shows no achievement when badges are switched off, and the logbook total stays correct', async () => {
  const xpEntries = entries(xpEntry('Safety Expert', { reason: 'achievement', amount: 150 }))
  await openProgress({ ...settled({ showBadges: false }), xpEntries })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recent achievements' })).toBeNull())
  expect(ledger()).toEqual(['🏆Achievement+150 XP'])
})

test('shows that progress is loading', async () => {
  const { open, opened } = gate()
  answer('ProgressPage', async () => {
    await opened
    return { viewer: viewer() }
  })
  renderApp('/progress', { session: sessionUser() })
  expect(await screen.findByText('Loading your progress...')).toBeTruthy()
  open()
  await screen.findByText('Total XP')
})

test('retries after progress could not be loaded', async () => {
  answer('ProgressPage', offline)
  const { user } = renderApp('/progress', { session: sessionUser() })
  await screen.findByText('We could not load this page')
  answer('ProgressPage', { viewer: viewer() })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Total XP')).toBeTruthy()
})

test('shows zeros to a new learner', async () => {
  await openProgress(newLearner())
  expect(figures()).toEqual(['0', '1', '0', '0/48'])
  expect(bars('Skills')).toEqual(['0', '0', '0', '0'])
  expect(section('Next level').getByText('0 of 400 XP')).toBeTruthy()
})

test('explains to a new learner what is empty and how it fills', async () => {
  await openProgress(newLearner())
  expect(screen.getByText('None yet. Finish a lesson to earn the first one.')).toBeTruthy()
  expect(screen.getByText(/No XP yet\./)).toBeTruthy()
  expect(screen.getByText('You have not chosen a path yet.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose your path' }).getAttribute('href')).toBe('/personas')
})

test('shows a user who is not a learner that progress belongs to learners', async () => {
  const staff = viewer({ role: 'staff', learner: null })
  answer('ProgressPage', { viewer: staff })
  renderApp('/progress', { session: sessionUser({ role: 'staff', consent: null }), viewer: staff })
  expect(await screen.findByText('Only for learners')).toBeTruthy()
})
