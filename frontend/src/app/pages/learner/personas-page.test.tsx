import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { learner, newLearner, nextLesson, persona, personasPage, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'

const writer = persona()
const creator = persona({
  id: 'creator',
  name: 'Digital Creator',
  progress: 100,
  completedFolders: 7,
  totalFolders: 7,
  isCompleted: true,
})

async function openPaths(you = viewer()) {
  answer('PersonasPage', personasPage({ personas: [writer, creator], viewer: you }))
  const session = sessionUser({ role: you.role, consent: you.learner?.consent ?? null })
  const app = renderApp('/personas', { session, viewer: you })
  await screen.findByRole('heading', { level: 1, name: 'Choose your path' })
  return app
}

const card = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name: new RegExp(`${name}$`) }).closest('article') as HTMLElement)

test('shows the skills, folders and progress of a path', async () => {
  await openPaths()
  const skills = card('Writer').getByRole('list', { name: 'Skills' })
  expect(
    within(skills)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Creative Writing', 'Content Creation', 'Storytelling'])
  expect(card('Writer').getByRole('progressbar', { name: '2 of 6 folders completed' }).getAttribute('aria-valuenow')).toBe('52')
})

test('shows Review Journey for a completed path and Start Learning for every other', async () => {
  await openPaths()
  expect(card('Writer').getByRole('link', { name: 'Start Learning: Writer' }).getAttribute('href')).toBe('/persona/writer')
  expect(card('Digital Creator').getByRole('link', { name: 'Review Journey: Digital Creator' }).getAttribute('href')).toBe(
    '/persona/creator',
  )
})

test('marks only the chosen path', async () => {
  await openPaths()
  expect(card('Writer').getByRole('button', { name: 'Your path: Writer' }).getAttribute('aria-pressed')).toBe('true')
  expect(
    card('Digital Creator').getByRole('button', { name: 'Make this my path: Digital Creator' }).getAttribute('aria-pressed'),
  ).toBe('false')
})

test('changes the learner’s path and keeps the focus', async () => {
  const { user } = await openPaths()
  const asked = answer('ChoosePersona', {
    choosePersona: {
      __typename: 'Learner',
      id: 'learner-1',
      selectedPersona: creator,
      nextLesson: nextLesson({ title: 'Words That Paint' }),
    },
  })
  const button = card('Digital Creator').getByRole('button')
  await user.click(button)
  expect(await screen.findByText('Digital Creator is your path now')).toBeTruthy()
  expect(screen.getByText(/Your next step: Words That Paint/)).toBeTruthy()
  expect(asked.map((it) => it.variables)).toEqual([{ personaId: 'creator' }])
  expect(card('Digital Creator').getByRole('button', { name: 'Your path: Digital Creator' })).toBe(document.activeElement)
  expect(card('Writer').getByRole('button', { name: 'Make this my path: Writer' })).toBeTruthy()
})

test('sends no request for the path that is already chosen', async () => {
  const { user } = await openPaths()
  const asked = answer('ChoosePersona', offline)
  await user.click(card('Writer').getByRole('button'))
  expect(asked).toEqual([])
})

test('keeps the path after a refused choice and shows the reason', async () => {
  const { user } = await openPaths()
  answer('ChoosePersona', {
    choosePersona: { __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'There is no such path.' },
  })
  await user.click(card('Digital Creator').getByRole('button'))
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such path.')
  expect(card('Writer').getByRole('button', { name: 'Your path: Writer' })).toBeTruthy()
})

test('keeps the path when the connection is lost', async () => {
  const { user } = await openPaths()
  answer('ChoosePersona', offline)
  await user.click(card('Digital Creator').getByRole('button'))
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the academy')
})

test('shows the paths to a child who waits for consent, without choices that the server would refuse', async () => {
  await openPaths(viewer({ learner: newLearner({ consent: 'pending', selectedPersona: writer }) }))
  expect(within(screen.getByRole('main')).queryByRole('button', { name: /my path/ })).toBeNull()
  expect(card('Writer').getByText('Your path')).toBeTruthy()
  expect(card('Writer').getByRole('link', { name: 'Start Learning: Writer' })).toBeTruthy()
})

test.each([
  ['pending', 0],
  ['granted', 1],
] as const)('says that progress stays only when it is saved (consent %s)', async (consent, count) => {
  await openPaths(viewer({ learner: newLearner({ consent }) }))
  expect(screen.queryAllByText(/your progress stays/)).toHaveLength(count)
})

test('shows staff no chosen path and no choice', async () => {
  await openPaths(viewer({ role: 'staff', learner: null }))
  expect(screen.queryByText('Your path')).toBeNull()
  expect(screen.queryByRole('button', { name: /my path/ })).toBeNull()
})

test('offers every path to a learner without one', async () => {
  await openPaths(viewer({ learner: learner({ selectedPersona: null }) }))
  expect(screen.getAllByRole('button', { name: /^Make this my path/ })).toHaveLength(2)
})

test('removes the stored tutorial state on Replay Tutorial and opens the tutorial', async () => {
  localStorage.setItem('onboarding-completed', 'true')
  localStorage.setItem('tutorial-xp', '550')
  const { user } = await openPaths()
  await user.click(screen.getByRole('button', { name: 'Replay Tutorial' }))
  expect(address()).toBe('/onboarding')
  expect([localStorage.getItem('onboarding-completed'), localStorage.getItem('tutorial-xp')]).toEqual([null, null])
})
