import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { child, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { card, column, countIn, openBoard, type Project, project, studioPage, titlesIn } from '../../../../test/studio.ts'

test('shows four columns with their cards and counts, most recently moved first', async () => {
  await openBoard({
    projects: [
      project('Older', { movedAt: '2026-09-01T10:00:00.000Z' }),
      project('Newer', { movedAt: '2026-09-02T10:00:00.000Z' }),
      project('Almost', { status: 'review', toolsUsed: ['chatgpt', 'dalle'], evidence: [{ id: 'ask', title: 'Ask well' }] }),
    ],
  })
  expect(titlesIn('planning')).toEqual(['Newer', 'Older'])
  expect(countIn('planning')).toBe(2)
  expect(titlesIn('review')).toEqual(['Almost'])
  expect(column('in_progress').getByText(/^No projects in/).textContent).toBe('No projects in progress')
  expect(column('completed').getByText(/^No projects in/).textContent).toBe('No projects in completed')
  const tools = within(card('Almost').getByRole('list', { name: 'Made with' }))
  expect(tools.getAllByRole('listitem').map((it) => it.textContent)).toEqual(['ChatGPT', 'DALL-E'])
  expect(card('Almost').getByRole('link', { name: 'Ask well' }).getAttribute('href')).toBe('/lesson/ask')
})

test('shows only the column selected in the filter', async () => {
  const { user } = await openBoard({ projects: [project('One'), project('Two', { status: 'completed' })] })
  await user.click(screen.getByRole('radio', { name: 'Completed' }))
  expect(screen.queryByRole('heading', { level: 2, name: 'Planning' })).toBeNull()
  expect(titlesIn('completed')).toEqual(['Two'])
  await user.click(screen.getByRole('radio', { name: 'All' }))
  expect(titlesIn('planning')).toEqual(['One'])
})

test('requires a title for a new project, and sends nothing without one', async () => {
  const { user } = await openBoard()
  const asked = answer('CreateProject', offline)
  await user.click(screen.getByRole('button', { name: /New project/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New project' }))
  await user.type(dialog.getByLabelText(/^Title/), '   ')
  await user.click(dialog.getByRole('button', { name: 'Create Project' }))
  expect(dialog.getByRole('alert').textContent).toBe('ErrorProject title is required')
  expect(dialog.getByLabelText(/^Title/).getAttribute('aria-invalid')).toBe('true')
  expect(asked).toHaveLength(0)
})

test.each([
  ['Title', 1000, 80],
  ['Description', 2000, 1000],
])('keeps a %s of %i characters in full, and its error prevents the submission', async (name, length, most) => {
  const { user } = await openBoard()
  const asked = answer('CreateProject', offline)
  await user.click(screen.getByRole('button', { name: /New project/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New project' }))
  await user.type(dialog.getByLabelText(/^Title/), 'Rocket')
  const field = dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
  await user.clear(field)
  await user.click(field)
  await user.paste('x'.repeat(length))
  expect(field.value).toHaveLength(length)
  await user.click(dialog.getByRole('button', { name: 'Create Project' }))
  const error = dialog.getByText(`Use at most ${most} characters. This text has ${length}.`)
  expect(field.getAttribute('aria-describedby')).toContain(error.closest('[id]')?.id)
  expect(document.activeElement).toBe(field)
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(asked).toHaveLength(0)
})

test('shows a created project in Planning, closes the dialog and clears the form', async () => {
  const { user } = await openBoard({ projects: [project('One')] })
  const made = project('A lighthouse', { toolsUsed: ['dalle'], movedAt: '2026-09-03T10:00:00.000Z' })
  const asked = answer('CreateProject', { createProject: { __typename: 'Project', ...made } })
  await user.click(screen.getByRole('button', { name: /New project/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New project' }))
  await user.type(dialog.getByLabelText(/^Title/), ' A lighthouse ')
  await user.click(dialog.getByRole('checkbox', { name: 'DALL-E' }))
  await user.click(dialog.getByRole('button', { name: 'Create Project' }))
  await waitFor(() => expect(titlesIn('planning')).toEqual(['A lighthouse', 'One']))
  expect(countIn('planning')).toBe(2)
  expect(asked[0]?.variables.input).toEqual({
    title: 'A lighthouse',
    description: '',
    toolsUsed: ['dalle'],
    status: 'planning',
    lessonIds: [],
    experimentIds: [],
    promptIds: [],
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: /New project/ }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('')
})

test('shows the server’s message when a creation fails, keeps the input, and repeats the same request', async () => {
  const { user } = await openBoard()
  const limit = { __typename: 'ProjectLimitError' as const, code: 'PROJECT_LIMIT', message: 'You have 200 projects.' }
  const asked = answer('CreateProject', { createProject: limit })
  await user.click(screen.getByRole('button', { name: /New project/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New project' }))
  await user.type(dialog.getByLabelText(/^Title/), 'A lighthouse')
  await user.click(dialog.getByRole('button', { name: 'Create Project' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('ErrorYou have 200 projects.')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('A lighthouse')
  await user.click(dialog.getByRole('button', { name: 'Create Project' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.variables).toEqual(asked[0]?.variables)
  expect(asked[0]?.variables.requestKey).toMatch(/^[0-9a-f-]{36}$/)
})

test('shows the board to a child who waits for consent, without a way to create a project', async () => {
  await openBoard({ consent: 'pending' })
  expect(screen.getByText(/You can start a project here once your parent says yes/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /New project/ })).toBeNull()
})

async function openAsParent(made: Project) {
  const its = { ...child(), projects: { edges: [{ node: made }], pageInfo: { endCursor: '', hasNextPage: false } } }
  const parent = { id: 'parent-1', role: 'parent', pause: null, learner: null } as const
  answer('ProjectsPage', { ...studioPage(), viewer: { ...parent, children: [its] } })
  const app = renderApp('/projects', { session: sessionUser({ ...parent, consent: null }), viewer: viewer(parent) })
  await screen.findByRole('heading', { name: 'Mia’s projects' })
  return app
}

test('shows a parent the child’s projects in read-only mode', async () => {
  await openAsParent(project('A kite', { status: 'completed', isShown: true }))
  expect(card('A kite').getByText(/Completed · shared/)).toBeTruthy()
  expect(card('A kite').queryByRole('button')).toBeNull()
  expect(card('A kite').queryByRole('combobox')).toBeNull()
})

test('shows a parent the prompts that a child attached to a project', async () => {
  const { user } = await openAsParent(
    project('A kite', { prompts: [{ id: 'copy-1', interactionId: null, title: 'How do kites fly?' }] }),
  )
  const copy = { prompt: 'How do kites fly?', response: 'By wind.', provider: 'practice-coach', model: '' }
  const asked = answer('ProjectPrompts', {
    projectPrompts: [{ ...copy, id: 'copy-1', toolType: 'claude', askedAt: '2026-09-01T10:00:00.000Z' }],
  })
  await user.click(card('A kite').getByRole('button', { name: 'Made with 1 prompt: A kite' }))
  const dialog = within(screen.getByRole('dialog', { name: 'A kite: made with' }))
  expect(await dialog.findByText('By wind.')).toBeTruthy()
  expect(dialog.getByText(/^Mia, you and the academy’s staff can read these\./)).toBeTruthy()
  expect(asked.map(({ variables }) => variables)).toEqual([{ projectId: 'a-kite' }])
})

test('retries after the studio could not be loaded', async () => {
  answer('ProjectsPage', offline)
  const { user } = renderApp('/projects', { session: sessionUser() })
  await screen.findByRole('heading', { name: 'We could not load this page' })
  answer('ProjectsPage', studioPage())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Project Studio' })).toBeTruthy()
})

test.each([
  [null, 'Your parent has paused learning. You can start a project here when the pause ends.'],
  ['2026-09-01T07:00:00.000Z', 'It is quiet time. You can start a project here when it ends.'],
])('disables new projects during a pause until %s and shows the reason', async (until, words) => {
  const { user } = await openBoard({ pause: { until } })
  screen.getByText(words)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /New project/ })
  expect(button.disabled).toBe(true)
  await user.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
})
