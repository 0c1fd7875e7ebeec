import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { folder, lessonRow, newLearner, type Persona, persona, sessionUser, viewer } from '../../../test/factories.ts'
import { answer } from '../../../test/msw.ts'
import { renderApp } from '../../../test/render-app.tsx'

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
    lessonRow('plot-3', { title: 'Endings', minutes: 20, isLocked: true }),
  ],
})

async function openPath(changes: Partial<Persona> = {}, you = viewer()) {
  const path = persona({ folders: [voice, plot], ...changes })
  answer('PersonaPage', { persona: path, viewer: you })
  const app = renderApp(`/persona/${path.id}`, { session: sessionUser() })
  await screen.findByRole('heading', { level: 1, name: path.name })
  return app
}

const row = (title: string) =>
  within(
    screen
      .getByText((_, element) => element?.tagName === 'P' && !!element.textContent?.endsWith(title))
      .closest('li') as HTMLElement,
  )
// A browser sees a block in the hidden part of the name and sets a space before it; the tests' DOM knows no layout.
const toggle = (word: string, folder: string) => screen.getByRole('button', { name: new RegExp(`^${word}\\s?folder ${folder}$`) })
const figure = (label: string) => screen.getByText(label).closest('dl')?.querySelector('dd')?.textContent

test('a path shows its name, the way back, level, XP and how far it is', async () => {
  await openPath({ progress: 52 })
  expect(screen.getByRole('link', { name: /All paths/ }).getAttribute('href')).toBe('/personas')
  expect(figure('Level')).toBe('3')
  expect(figure('Total XP')).toBe('1250')
  expect(screen.getByRole('progressbar', { name: 'Overall progress' }).getAttribute('aria-valuenow')).toBe('52')
})

test('the first folder that is not finished stands open', async () => {
  await openPath()
  expect(toggle('Close', 'Build a plot')).toBeTruthy()
  expect(toggle('Open', 'Find your voice')).toBeTruthy()
  expect(screen.queryByText(/Who is speaking\?/)).toBeNull()
})

test('folders open and close, one at a time', async () => {
  const { user } = await openPath()
  await user.click(toggle('Open', 'Find your voice'))
  expect(screen.getByText(/Who is speaking\?/)).toBeTruthy()
  expect(screen.queryByText(/Middles/)).toBeNull()
  const close = toggle('Close', 'Find your voice')
  expect(close.getAttribute('aria-expanded')).toBe('true')
  await user.click(close)
  expect(screen.queryByText(/Who is speaking\?/)).toBeNull()
})

test('a completed lesson reads Review', async () => {
  await openPath()
  const link = row('Beginnings').getByRole('link')
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Review', '/lesson/plot-1'])
  expect(row('Beginnings').getByText('12 min · Completed')).toBeTruthy()
})

test('an open lesson reads Start', async () => {
  await openPath()
  const link = row('Middles').getByRole('link')
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Start', '/lesson/plot-2'])
})

test('a locked lesson has a disabled button and leads nowhere', async () => {
  await openPath()
  expect(row('Endings').getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  expect(row('Endings').queryByRole('link')).toBeNull()
  expect(row('Endings').getByText(/Opens when the lessons before it are completed/)).toBeTruthy()
})

test('a new learner sees level 1, no XP and no achievements on a path', async () => {
  await openPath({ progress: 0 }, viewer({ learner: newLearner() }))
  expect(figure('Level')).toBe('1')
  expect(figure('Total XP')).toBe('0')
  expect(screen.getByText('None yet. Your first lesson earns the first one.')).toBeTruthy()
})

test('a path without folders says so', async () => {
  await openPath({ folders: [], totalFolders: 0, completedFolders: 0 })
  expect(screen.getByText('No folders here')).toBeTruthy()
})

test('an unknown path is not found', async () => {
  const asked = answer('PersonaPage', { persona: null, viewer: viewer() })
  renderApp('/persona/nobody', { session: sessionUser() })
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  expect(asked).toHaveLength(1)
})

test('the list of paths reads Review Journey for a completed one, else Start Learning', async () => {
  const done = persona({ id: 'creator', name: 'Digital Creator', isCompleted: true, progress: 100 })
  answer('PersonasPage', { personas: [persona(), done] })
  renderApp('/personas', { session: sessionUser() })
  const open = await screen.findByRole('link', { name: 'Start Learning: Writer' })
  expect(open.getAttribute('href')).toBe('/persona/writer')
  expect(screen.getByRole('link', { name: 'Review Journey: Digital Creator' }).getAttribute('href')).toBe('/persona/creator')
})
