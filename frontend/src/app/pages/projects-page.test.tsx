import { type ProjectStatus, statusNames } from '@deepm/schema/rules/projects'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { child, sessionUser, viewer } from '../../../test/factories.ts'
import { answer, gate, offline } from '../../../test/msw.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { openStudio, type Project, project, studioPage } from '../../../test/studio.ts'

const column = (status: ProjectStatus) =>
  within(screen.getByRole('heading', { level: 2, name: statusNames[status] }).closest('section') as HTMLElement)
const titlesIn = (status: ProjectStatus) =>
  column(status)
    .queryAllByRole('article')
    .map((it) => it.getAttribute('aria-label'))
const countIn = (status: ProjectStatus) => Number.parseInt(column(status).getByText(/^\d+$/).textContent ?? '', 10)
const card = (title: string) => within(screen.getByRole('article', { name: title }))
const said = () => screen.getAllByRole('status').map((it) => it.textContent)

const kept = (now: Project) => ({ updateProject: { __typename: 'Project' as const, ...now } })
const conflict = (current: Project) => ({
  updateProject: { __typename: 'ProjectConflictError' as const, code: 'PROJECT_CONFLICT', message: 'Changed.', current },
})

async function open(scene: Parameters<typeof openStudio>[0] = {}) {
  const app = await openStudio(scene)
  await screen.findByRole('heading', { level: 1, name: 'Project Studio' })
  return app
}

test('the studio shows four columns, each with its cards and how many there are, last moved first', async () => {
  await open({
    projects: [
      project('Older', { movedAt: '2026-09-01T10:00:00.000Z' }),
      project('Newer', { movedAt: '2026-09-02T10:00:00.000Z' }),
      project('Almost', { status: 'review', toolsUsed: ['chatgpt', 'dalle'], evidence: [{ id: 'ask', title: 'Ask well' }] }),
    ],
  })
  expect(titlesIn('planning')).toEqual(['Newer', 'Older'])
  expect(countIn('planning')).toBe(2)
  expect(titlesIn('review')).toEqual(['Almost'])
  expect(column('in_progress').getByText('No projects in in progress')).toBeTruthy()
  expect(column('completed').getByText('No projects in completed')).toBeTruthy()
  const tools = within(card('Almost').getByRole('list', { name: 'Made with' }))
  expect(tools.getAllByRole('listitem').map((it) => it.textContent)).toEqual(['ChatGPT', 'DALL-E'])
  expect(card('Almost').getByRole('link', { name: 'Ask well' }).getAttribute('href')).toBe('/lesson/ask')
})

test('the filter leaves the column that is asked for', async () => {
  const { user } = await open({ projects: [project('One'), project('Two', { status: 'completed' })] })
  await user.click(screen.getByRole('radio', { name: 'Completed' }))
  expect(screen.queryByRole('heading', { level: 2, name: 'Planning' })).toBeNull()
  expect(titlesIn('completed')).toEqual(['Two'])
  await user.click(screen.getByRole('radio', { name: 'All' }))
  expect(titlesIn('planning')).toEqual(['One'])
})

test('a new project needs a title, and says so without sending anything', async () => {
  const { user } = await open()
  const asked = answer('CreateProject', offline)
  await user.click(screen.getByRole('button', { name: /New project/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'New project' }))
  await user.type(dialog.getByLabelText(/^Title/), '   ')
  await user.click(dialog.getByRole('button', { name: 'Create Project' }))
  expect(dialog.getByRole('alert').textContent).toBe('ErrorProject title is required')
  expect(dialog.getByLabelText(/^Title/).getAttribute('aria-invalid')).toBe('true')
  expect(asked).toHaveLength(0)
})

test('a created project stands in Planning, the dialog closes and its form is blank again', async () => {
  const { user } = await open({ projects: [project('One')] })
  const made = project('A lighthouse', { toolsUsed: ['dalle'], movedAt: '2026-09-03T10:00:00.000Z' })
  const asked = answer('CreateProject', { createProject: { __typename: 'Project', ...made } })
  await user.click(screen.getByRole('button', { name: /New project/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'New project' }))
  await user.type(dialog.getByLabelText(/^Title/), ' A lighthouse ')
  await user.click(dialog.getByRole('checkbox', { name: 'DALL-E' }))
  await user.click(dialog.getByRole('button', { name: 'Create Project' }))
  await waitFor(() => expect(titlesIn('planning')).toEqual(['A lighthouse', 'One']))
  expect(countIn('planning')).toBe(2)
  expect(asked[0]?.variables.input).toEqual({ title: 'A lighthouse', description: '', toolsUsed: ['dalle'], status: 'planning' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: /New project/ }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('')
})

test('a creation that fails is an error in the words of the server; nothing typed is lost, and a repeat is the same request', async () => {
  const { user } = await open()
  const limit = { __typename: 'ProjectLimitError' as const, code: 'PROJECT_LIMIT', message: 'You have 200 projects.' }
  const asked = answer('CreateProject', { createProject: limit })
  await user.click(screen.getByRole('button', { name: /New project/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'New project' }))
  await user.type(dialog.getByLabelText(/^Title/), 'A lighthouse')
  await user.click(dialog.getByRole('button', { name: 'Create Project' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('ErrorYou have 200 projects.')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('A lighthouse')
  await user.click(dialog.getByRole('button', { name: 'Create Project' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.variables).toEqual(asked[0]?.variables)
  expect(asked[0]?.variables.requestKey).toMatch(/^[0-9a-f-]{36}$/)
})

test('a card moves by its dropdown at once, is told to screen readers, and keeps the focus', async () => {
  const one = project('One')
  const { user } = await open({ projects: [one] })
  const { open: letGo, opened } = gate()
  const asked = answer('UpdateProject', async () => {
    await opened
    return kept({ ...one, status: 'completed', version: 2 })
  })
  await user.selectOptions(card('One').getByRole('combobox', { name: 'Status of One' }), 'completed')
  expect(titlesIn('completed')).toEqual(['One'])
  expect([countIn('planning'), countIn('completed')]).toEqual([0, 1])
  expect(said()).toContain('“One” is in Completed now.')
  expect(document.activeElement).toBe(card('One').getByRole('combobox'))
  letGo()
  await waitFor(() => expect(asked[0]?.variables).toEqual({ id: 'one', input: { version: 1, status: 'completed' } }))
  expect(titlesIn('completed')).toEqual(['One'])
})

test('a card moves a step to either side by its buttons, each step on the version the one before it made', async () => {
  const one = project('One')
  const { user } = await open({ projects: [one] })
  let version = 1
  const asked = answer('UpdateProject', ({ input }) => {
    version += 1
    return kept({ ...one, status: input.status ?? one.status, version })
  })
  expect(card('One').queryByRole('button', { name: /Move One to Planning/ })).toBeNull()
  await user.click(card('One').getByRole('button', { name: 'Move One to In progress' }))
  await user.click(card('One').getByRole('button', { name: 'Move One to Review' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.map(({ variables }) => variables.input)).toEqual([
    { version: 1, status: 'in_progress' },
    { version: 2, status: 'review' },
  ])
  await waitFor(() => expect(titlesIn('review')).toEqual(['One']))
  expect(document.activeElement).toBe(card('One').getByRole('button', { name: 'Move One to Completed' }))
})

test('a card is dragged to another column, and to its own one nothing happens', async () => {
  const one = project('One')
  await open({ projects: [one] })
  const asked = answer('UpdateProject', kept({ ...one, status: 'review', version: 2 }))
  const dataTransfer = { setData: () => {}, effectAllowed: '', dropEffect: '' }
  const drag = (status: ProjectStatus) => {
    const target = screen.getByRole('heading', { level: 2, name: statusNames[status] }).closest('section') as HTMLElement
    const lifted = screen.getByRole('article', { name: 'One' })
    fireEvent.dragStart(lifted, { dataTransfer })
    fireEvent.dragEnter(target, { dataTransfer })
    const isTaken = !fireEvent.dragOver(target, { dataTransfer })
    fireEvent.drop(target, { dataTransfer })
    fireEvent.dragEnd(lifted, { dataTransfer })
    return isTaken
  }
  expect(drag('planning')).toBe(false)
  expect(drag('review')).toBe(true)
  await waitFor(() => expect(titlesIn('review')).toEqual(['One']))
  expect(asked.map(({ variables }) => variables.input)).toEqual([{ version: 1, status: 'review' }])
})

test('a move that another window overtook goes where that window put the card, and says so', async () => {
  const one = project('One')
  const { user } = await open({ projects: [one] })
  answer('UpdateProject', conflict({ ...one, title: 'One, renamed', status: 'review', version: 5 }))
  await user.selectOptions(card('One').getByRole('combobox'), 'completed')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Another window was faster“One, renamed” was changed somewhere else and is in Review now. Your move to Completed was not kept',
  )
  expect(titlesIn('review')).toEqual(['One, renamed'])
  expect([countIn('planning'), countIn('review'), countIn('completed')]).toEqual([0, 1, 0])

  const asked = answer('UpdateProject', kept({ ...one, status: 'completed', version: 6 }))
  await user.selectOptions(card('One, renamed').getByRole('combobox'), 'completed')
  await waitFor(() => expect(asked[0]?.variables.input).toEqual({ version: 5, status: 'completed' }))
})

test('a move that could not be sent is taken back, with the focus', async () => {
  const { user } = await open({ projects: [project('One')] })
  answer('UpdateProject', offline)
  await user.selectOptions(card('One').getByRole('combobox'), 'review')
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
  expect(titlesIn('planning')).toEqual(['One'])
  expect([countIn('planning'), countIn('review')]).toEqual([1, 0])
  expect(said()).toContain('“One” is back in Planning.')
  expect(document.activeElement).toBe(card('One').getByRole('combobox'))
})

test('a card that another window deleted goes when it is moved', async () => {
  const { user } = await open({ projects: [project('One')] })
  answer('UpdateProject', {
    updateProject: { __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'There is no such project.' },
  })
  await user.selectOptions(card('One').getByRole('combobox'), 'review')
  expect((await screen.findByRole('alert')).textContent).toContain('“One” was deleted in another window.')
  expect(screen.queryByRole('article', { name: 'One' })).toBeNull()
  expect([countIn('planning'), countIn('review')]).toEqual([0, 0])
})

test('words are edited, with completed lessons as evidence', async () => {
  const one = project('One')
  const { user } = await open({ projects: [one] })
  answer('EvidenceChoices', {
    viewer: { id: 'learner-1', learner: { id: 'learner-1', evidenceChoices: [{ id: 'ask', title: 'Ask well' }] } },
  })
  const changed = { ...one, title: 'Two', evidence: [{ id: 'ask', title: 'Ask well' }], version: 2 }
  const asked = answer('UpdateProject', kept(changed))
  await user.click(card('One').getByRole('button', { name: 'Edit One' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit project' }))
  await user.clear(dialog.getByLabelText(/^Title/))
  await user.type(dialog.getByLabelText(/^Title/), 'Two')
  await user.click(dialog.getByRole('button', { name: 'Choose lessons' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'Ask well' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(titlesIn('planning')).toEqual(['Two']))
  expect(asked[0]?.variables.input).toEqual({
    version: 1,
    title: 'Two',
    description: 'About One.',
    toolsUsed: ['claude'],
    lessonIds: ['ask'],
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

async function editWhileChanged(current: Partial<Project>) {
  const one = project('One')
  const { user } = await open({ projects: [one] })
  const asked = answer('UpdateProject', ({ input }) => {
    const now = { ...one, ...current, version: 7 }
    return input.version === 7 ? kept({ ...now, title: input.title ?? '', version: 8 }) : conflict(now)
  })
  await user.click(card('One').getByRole('button', { name: 'Edit One' }))
  await user.type(screen.getByLabelText(/^Title/), ' of mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  return { user, asked }
}

test('words that another window changed meanwhile are shown beside what was typed, which can still be saved', async () => {
  const { user, asked } = await editWhileChanged({ title: 'One of theirs' })
  const notice = (await screen.findByText('Another window was faster')).closest('[role=alert]') as HTMLElement
  expect(within(notice).getByText('One of theirs')).toBeTruthy()
  expect(within(notice).queryByText('Description, over there')).toBeNull()
  expect(document.activeElement).toBe(notice)
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('One of mine')
  await user.click(screen.getByRole('button', { name: 'Save mine' }))
  await waitFor(() => expect(titlesIn('planning')).toEqual(['One of mine']))
  expect(asked.map(({ variables }) => variables.input.version)).toEqual([1, 7])
})

test('the other window’s words can be taken instead', async () => {
  const { user } = await editWhileChanged({ title: 'One of theirs' })
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('One of theirs')
  expect(screen.queryByText('Another window was faster')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(titlesIn('planning')).toEqual(['One of theirs'])
})

test('words are saved without a question when the other window only moved the card', async () => {
  const { asked } = await editWhileChanged({ status: 'review' })
  await waitFor(() => expect(titlesIn('review')).toEqual(['One of mine']))
  expect(asked.map(({ variables }) => variables.input.version)).toEqual([1, 7])
  expect(screen.queryByText('Another window was faster')).toBeNull()
})

test('an edit that could not be sent stays open with what was typed', async () => {
  const { user } = await open({ projects: [project('One')] })
  answer('UpdateProject', offline)
  await user.click(card('One').getByRole('button', { name: 'Edit One' }))
  await user.type(screen.getByLabelText(/^Description/), ' And more.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit project' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('We could not reach the academy')
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toBe('About One. And more.')
})

test('a deleted card can be brought back, by keyboard too', async () => {
  const one = project('One')
  const { user } = await open({ projects: [one] })
  answer('DeleteProject', { deleteProject: { __typename: 'DonePayload' } })
  answer('RestoreProject', { restoreProject: { __typename: 'Project', ...one } })
  card('One').getByRole('button', { name: 'Delete One' }).focus()
  await user.keyboard('{Enter}')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect([titlesIn('planning'), countIn('planning')]).toEqual([[], 0])
  expect(document.activeElement).toBe(undo)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(titlesIn('planning')).toEqual(['One']))
  expect(countIn('planning')).toBe(1)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a card that could not be deleted stays', async () => {
  const { user } = await open({ projects: [project('One')] })
  answer('DeleteProject', offline)
  await user.click(card('One').getByRole('button', { name: 'Delete One' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not deleted')
  expect(titlesIn('planning')).toEqual(['One'])
})

test('a long column shows fifty more on demand, below those that are there', async () => {
  const { user } = await open({ projects: [project('One', { movedAt: '2026-09-09T10:00:00.000Z' })], more: { planning: 120 } })
  expect(countIn('planning')).toBe(121)
  const further = Array.from({ length: 50 }, (_, n) => project(`Further ${n}`))
  const asked = answer('MoreProjects', {
    viewer: {
      id: 'learner-1',
      learner: {
        id: 'learner-1',
        column: {
          id: 'learner-1:planning',
          count: 121,
          projects: { edges: further.map((node) => ({ node })), pageInfo: { endCursor: 'next', hasNextPage: true } },
        },
      },
    },
  })
  await user.click(screen.getByRole('button', { name: 'Show more in Planning' }))
  await waitFor(() => expect(titlesIn('planning')).toHaveLength(51))
  expect(titlesIn('planning')[0]).toBe('One')
  expect(asked[0]?.variables).toEqual({ status: 'planning', after: 'end-of-planning' })
  await user.click(screen.getByRole('button', { name: 'Show more in Planning' }))
  await waitFor(() => expect(asked[1]?.variables.after).toBe('next'))
})

test('a child whose parent has not answered sees the board and begins nothing', async () => {
  await open({ consent: 'pending' })
  expect(screen.getByText('Waiting for your parent’s yes')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /New project/ })).toBeNull()
})

test('a parent reads what a child makes, and has nothing to change it with', async () => {
  const page = studioPage()
  const edges = [{ node: project('A kite', { status: 'completed', isShown: true }) }]
  const its = {
    ...child(),
    openProjects: 0,
    completedProjects: 1,
    projects: { edges, pageInfo: { endCursor: '', hasNextPage: false } },
  }
  const parent = viewer({ id: 'parent-1', role: 'parent', learner: null })
  answer('ProjectsPage', { ...page, viewer: { id: 'parent-1', role: 'parent', learner: null, children: [its] } })
  renderApp('/projects', { session: sessionUser({ id: 'parent-1', role: 'parent', consent: null }), viewer: parent })
  expect(await screen.findByRole('heading', { name: 'Mia’s projects' })).toBeTruthy()
  expect(card('A kite').getByText(/Completed · on show/)).toBeTruthy()
  expect(card('A kite').queryByRole('button')).toBeNull()
  expect(card('A kite').queryByRole('combobox')).toBeNull()
})

test('a studio that could not be loaded can be asked for again', async () => {
  answer('ProjectsPage', offline)
  const { user } = renderApp('/projects', { session: sessionUser() })
  await screen.findByRole('heading', { name: 'We could not load this page' })
  answer('ProjectsPage', studioPage())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Project Studio' })).toBeTruthy()
})
