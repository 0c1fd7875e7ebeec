import { defaultSettings } from '@deepm/schema/rules/accounts/settings'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { folder, learner, lessonRow, newLearner, type Persona, persona, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { storeSettings } from '../../../lib/settings.ts'

const voice = folder('voice', {
  title: 'Find your voice',
  progress: 100,
  isCompleted: true,
  lessons: [lessonRow('voice-1', { title: 'Who is speaking?', isCompleted: true })],
})
const plot = folder('plot', {
  title: 'Build a plot',
  progress: 33,
  lessons: [
    lessonRow('plot-1', { title: 'Beginnings', minutes: 12, isCompleted: true }),
    lessonRow('plot-2', { title: 'Middles', minutes: 15 }),
    lessonRow('plot-3', { title: 'Endings', minutes: 20, isLocked: true, waitsFor: ['plot-2'] }),
  ],
})

async function openPath(changes: Partial<Persona> = {}, you = viewer()) {
  const path = persona({ folders: [voice, plot], ...changes })
  answer('PersonaPage', { persona: path, viewer: you })
  const session = sessionUser({ role: you.role, consent: you.learner?.consent ?? null })
  const app = renderApp(`/persona/${path.id}`, { session, viewer: you })
  await screen.findByRole('heading', { level: 1, name: path.name })
  return app
}

const row = (title: string) =>
  within(
    screen
      .getByText((_, element) => element?.tagName === 'P' && !!element.textContent?.endsWith(title))
      .closest('li') as HTMLElement,
  )
const toggle = (folder: string) => screen.getByRole('button', { name: folder })
const figure = (label: string) => screen.getByText(label).closest('dl')?.querySelector('dd')?.textContent

test('shows the name of a path, the link back, level, XP and progress', async () => {
  await openPath({ progress: 52 })
  expect(screen.getByRole('link', { name: /All paths/ }).getAttribute('href')).toBe('/personas')
  expect(figure('Level')).toBe('3')
  expect(figure('Total XP')).toBe('1,250')
  expect(screen.getByRole('progressbar', { name: 'Overall progress' }).getAttribute('aria-valuenow')).toBe('52')
})

test('expands the folder with the next lesson and marks it as current', async () => {
  await openPath()
  expect(toggle('Build a plot').getAttribute('aria-expanded')).toBe('true')
  expect(toggle('Find your voice').getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText(/Who is speaking\?/)).toBeNull()
  expect(within(toggle('Build a plot').closest('li') as HTMLElement).getByText('You are here')).toBeTruthy()
  expect(screen.getAllByText('You are here')).toHaveLength(1)
  expect(row('Middles').getByText('Middles').closest('li')?.getAttribute('aria-current')).toBe('step')
})

test('shows the progress of each folder', async () => {
  await openPath({ folders: [voice, plot, folder('edit', { lessons: [lessonRow('edit-1', { isLocked: true })] })] })
  expect(screen.getByText('Completed · 1 lesson')).toBeTruthy()
  expect(screen.getByText('1 of 3 lessons')).toBeTruthy()
  expect(screen.getByText('Locked for now · 1 lesson')).toBeTruthy()
})

test('expands and collapses folders independently', async () => {
  const { user } = await openPath()
  await user.click(toggle('Find your voice'))
  expect(screen.getByText(/Who is speaking\?/)).toBeTruthy()
  expect(row('Middles').getByRole('link')).toBeTruthy()
  await user.click(toggle('Find your voice'))
  expect(screen.queryByText(/Who is speaking\?/)).toBeNull()
  expect(toggle('Find your voice').getAttribute('aria-expanded')).toBe('false')
})

test('marks no folder as current on a completed path', async () => {
  await openPath({ folders: [voice], isCompleted: true, progress: 100 })
  expect(screen.queryByText('You are here')).toBeNull()
  expect(toggle('Find your voice').getAttribute('aria-expanded')).toBe('true')
})

test('shows Review for a completed lesson', async () => {
  await openPath()
  const link = row('Beginnings').getByRole('link')
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Review', '/lesson/plot-1'])
  expect(row('Beginnings').getByText('12 min · Completed')).toBeTruthy()
})

test('shows Start for an open lesson', async () => {
  await openPath()
  const link = row('Middles').getByRole('link')
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Start', '/lesson/plot-2'])
})

test('disables the button of a locked lesson and shows how to unlock it', async () => {
  await openPath()
  const button = row('Endings').getByRole<HTMLButtonElement>('button')
  expect(button.disabled).toBe(true)
  expect(row('Endings').queryByRole('link')).toBeNull()
  const why = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(why?.textContent).toBe('20 min · Finish “Middles” to unlock')
})

test('shows a new learner level 1, no XP and no achievements on a path', async () => {
  await openPath({ progress: 0 }, viewer({ learner: newLearner() }))
  expect(figure('Level')).toBe('1')
  expect(figure('Total XP')).toBe('0')
  expect(screen.getByText('None yet. Finish a lesson to earn the first one.')).toBeTruthy()
})

test('shows an empty message for a path without folders', async () => {
  await openPath({ folders: [], totalFolders: 0, completedFolders: 0 })
  expect(screen.getByText('No folders here')).toBeTruthy()
})

test('shows not found for an unknown path', async () => {
  const asked = answer('PersonaPage', { persona: null, viewer: viewer() })
  renderApp('/persona/nobody', { session: sessionUser() })
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  expect(asked).toHaveLength(1)
})

test('changes the learner’s path from the page of a path', async () => {
  const creator = persona({ id: 'creator', name: 'Digital Creator', folders: [voice, plot] })
  const { user } = await openPath(creator)
  answer('ChoosePersona', {
    choosePersona: { __typename: 'Learner', id: 'learner-1', selectedPersona: creator, nextLesson: null },
  })
  await user.click(screen.getByRole('button', { name: 'Make this my path: Digital Creator' }))
  expect(await screen.findByRole('button', { name: 'Your path: Digital Creator' })).toBeTruthy()
})

test('shows the path to a child who waits for consent, without a way to choose it', async () => {
  await openPath({}, viewer({ learner: newLearner({ consent: 'pending' }) }))
  expect(screen.queryByRole('button', { name: /my path/i })).toBeNull()
  expect(row('Middles').getByRole('link')).toBeTruthy()
})

test('shows the path to staff without learner figures', async () => {
  await openPath({}, viewer({ role: 'staff', learner: null }))
  expect(screen.queryByText('Total XP')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Achievements' })).toBeNull()
  expect(toggle('Build a plot')).toBeTruthy()
})

test('shows no achievements on a path to a learner who switched them off', async () => {
  const settings = { ...defaultSettings, showBadges: false }
  storeSettings(settings)
  await openPath({}, viewer({ learner: learner({ settings }) }))
  expect(screen.queryByRole('heading', { name: 'Achievements' })).toBeNull()
})

test('shows the result of a finished path to its learner only', async () => {
  const { unmount } = await openPath({ isCompleted: true, progress: 100 })
  expect(await screen.findByText('You finished the Writer path!')).toBeTruthy()
  unmount()
  await openPath({ isCompleted: true, progress: 100 }, viewer({ role: 'parent', learner: null }))
  expect(screen.queryByText('You finished the Writer path!')).toBeNull()
})
