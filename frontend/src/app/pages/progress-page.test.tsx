import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { folder, type Learner, learner, lessonRow, newLearner, persona, sessionUser, viewer } from '../../../test/factories.ts'
import { answer } from '../../../test/msw.ts'
import { renderApp } from '../../../test/render-app.tsx'

async function openProgress(its: Learner) {
  answer('ProgressPage', { viewer: viewer({ learner: its }) })
  renderApp('/progress', { session: sessionUser(), viewer: viewer({ learner: its }) })
  await screen.findByRole('heading', { level: 1, name: 'Your progress' })
}

const figure = (label: string) => screen.getByText(label).closest('dl')?.querySelector('dd')?.textContent
const figures = () => ['Total XP', 'Current Level', 'Day Streak', 'Lessons Done'].map(figure)
const section = (name: string | RegExp) => within(screen.getByRole('region', { name }))
const bars = (name: string) =>
  section(name)
    .getAllByRole('progressbar')
    .map((bar) => bar.getAttribute('aria-valuenow'))

test('the stat cards show total XP, level, streak and lessons done', async () => {
  await openProgress(learner())
  expect(figures()).toEqual(['1250', '3', '5', '24/48'])
})

test('the four skills have bars of their own', async () => {
  await openProgress(learner())
  expect(bars('Skills')).toEqual(['85', '65', '45', '90'])
  expect(section('Skills').getByRole('progressbar', { name: 'Digital Safety' }).getAttribute('aria-valuenow')).toBe('90')
})

test('the way to the next level is shown in XP', async () => {
  await openProgress(learner({ xp: 1250 }))
  expect(section('Next level').getByText('50 of 1200 XP')).toBeTruthy()
  expect(section('Next level').getByText('Way to level 4')).toBeTruthy()
})

test('the recent achievements are listed with their XP', async () => {
  await openProgress(learner())
  const items = section('Recent achievements').getAllByRole('listitem')
  expect(items.map((it) => it.textContent)).toEqual([
    '🏆AI Explorer +100 XPHow to earn AI Explorer.',
    '🏆Creative Genius +100 XPHow to earn Creative Genius.',
    '🏆Safety Expert +100 XPHow to earn Safety Expert.',
  ])
})

test('the ledger names where XP came from', async () => {
  await openProgress(learner())
  expect(section('Where your XP come from').getByRole('listitem').textContent).toBe('Lesson: first prompt+25 XP')
})

test('the learning journey has completed, current and locked stages', async () => {
  const folders = [
    folder('voice', { title: 'Find your voice', progress: 100, isCompleted: true }),
    folder('plot', { title: 'Build a plot', progress: 50 }),
    folder('edit', { title: 'Edit', progress: 0, lessons: [lessonRow('edit-1', { isLocked: true })] }),
  ]
  await openProgress(learner({ selectedPersona: persona({ folders }) }))
  const stages = section('Learning journey: Writer').getAllByRole('listitem')
  expect(stages.map((it) => it.textContent)).toEqual(['✓Find your voiceCompleted', '●Build a plotCurrent, 50%', '🔒EditLocked'])
})

test('a journey that is finished has no current stage', async () => {
  const folders = [folder('voice', { isCompleted: true, progress: 100 }), folder('plot', { isCompleted: true, progress: 100 })]
  await openProgress(learner({ selectedPersona: persona({ folders }) }))
  expect(section(/^Learning journey/).queryByText(/Current|Locked/)).toBeNull()
})

test('a new learner sees honest zeros', async () => {
  await openProgress(newLearner())
  expect(figures()).toEqual(['0', '1', '0', '0/48'])
  expect(bars('Skills')).toEqual(['0', '0', '0', '0'])
  expect(section('Next level').getByText('0 of 400 XP')).toBeTruthy()
})

test('a new learner is told what is still empty and what fills it', async () => {
  await openProgress(newLearner())
  expect(screen.getByText('None yet. Your first lesson earns the first one.')).toBeTruthy()
  expect(screen.getByText(/No XP yet\./)).toBeTruthy()
  expect(screen.getByText('You have not chosen a path yet.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose your path' }).getAttribute('href')).toBe('/personas')
})

test('somebody who is not a learner is told that progress belongs to learners', async () => {
  const staff = viewer({ role: 'staff', learner: null })
  answer('ProgressPage', { viewer: staff })
  renderApp('/progress', { session: sessionUser({ role: 'staff', consent: null }), viewer: staff })
  expect(await screen.findByText('No learner here')).toBeTruthy()
})
