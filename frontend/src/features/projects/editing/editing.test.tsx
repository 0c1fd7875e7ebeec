import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, offline } from '../../../../test/msw.ts'
import { card, conflict, countIn, kept, openBoard, type Project, project, titlesIn } from '../../../../test/studio.ts'

test('edits the text, and links completed lessons and experiments', async () => {
  const one = project('One')
  const { user } = await openBoard({ projects: [one] })
  answer('EvidenceChoices', {
    viewer: { id: 'learner-1', learner: { id: 'learner-1', evidenceChoices: [{ id: 'ask', title: 'Ask well' }] } },
  })
  const attempt = {
    id: 'learner-1:teach',
    experimentId: 'teach',
    title: 'Teach a Machine',
    completedAt: '2026-09-01T10:00:00.000Z',
  }
  const begun = { id: 'learner-1:feed', experimentId: 'feed', title: 'Feed Machine', completedAt: null }
  answer('ExperimentChoices', {
    viewer: { id: 'learner-1', learner: { id: 'learner-1', experimentAttempts: [attempt, begun] } },
  })
  const experiments = [{ id: 'teach', title: 'Teach a Machine' }]
  const changed = { ...one, title: 'Two', evidence: [{ id: 'ask', title: 'Ask well' }], experiments, version: 2 }
  const asked = answer('UpdateProject', kept(changed))
  await user.click(card('One').getByRole('button', { name: 'Edit One' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit project' }))
  await user.clear(await dialog.findByLabelText(/^Title/))
  await user.type(dialog.getByLabelText(/^Title/), 'Two')
  await user.click(dialog.getByRole('button', { name: 'Choose lessons' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'Ask well' }))
  await user.click(dialog.getByRole('button', { name: 'Choose experiments' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'Teach a Machine' }))
  expect(dialog.queryByRole('checkbox', { name: 'Feed Machine' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(titlesIn('planning')).toEqual(['Two']))
  expect(within(card('Two').getByRole('list', { name: 'Experiments' })).getByText('Teach a Machine')).toBeTruthy()
  expect(asked[0]?.variables.input).toEqual({
    version: 1,
    title: 'Two',
    description: 'About One.',
    toolsUsed: ['claude'],
    lessonIds: ['ask'],
    experimentIds: ['teach'],
    promptIds: [],
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

async function editWhileChanged(current: Partial<Project>) {
  const one = project('One')
  const { user } = await openBoard({ projects: [one] })
  const asked = answer('UpdateProject', ({ input }) => {
    const now = { ...one, ...current, version: 7 }
    return input.version === 7 ? kept({ ...now, title: input.title ?? '', version: 8 }) : conflict(now)
  })
  await user.click(card('One').getByRole('button', { name: 'Edit One' }))
  await user.type(await screen.findByLabelText(/^Title/), ' of mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  return { user, asked }
}

test('shows text changed in another window next to the input, which can still be saved', async () => {
  const { user, asked } = await editWhileChanged({ title: 'One of theirs' })
  const notice = (await screen.findByText('Changed in another window')).closest('[role=alert]') as HTMLElement
  expect(within(notice).getByText('One of theirs')).toBeTruthy()
  expect(within(notice).queryByText('Description in the other version')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(notice))
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('One of mine')
  await user.click(screen.getByRole('button', { name: 'Save my version' }))
  await waitFor(() => expect(titlesIn('planning')).toEqual(['One of mine']))
  expect(asked.map(({ variables }) => variables.input.version)).toEqual([1, 7])
})

test("lets the user take the other window's text", async () => {
  const { user } = await editWhileChanged({ title: 'One of theirs' })
  await user.click(await screen.findByRole('button', { name: 'Use the other version' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('One of theirs')
  expect(screen.queryByText('Changed in another window')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(titlesIn('planning')).toEqual(['One of theirs'])
})

test('saves without asking if the other window only moved the card', async () => {
  const { asked } = await editWhileChanged({ status: 'review' })
  await waitFor(() => expect(titlesIn('review')).toEqual(['One of mine']))
  expect(asked.map(({ variables }) => variables.input.version)).toEqual([1, 7])
  expect(screen.queryByText('Changed in another window')).toBeNull()
})

test("keeps an edit open with its input if it couldn't be sent", async () => {
  const { user } = await openBoard({ projects: [project('One')] })
  answer('UpdateProject', offline)
  await user.click(card('One').getByRole('button', { name: 'Edit One' }))
  await user.type(screen.getByLabelText(/^Description/), ' And more.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit project' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('We could not reach the academy')
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toBe('About One. And more.')
})

test('restores a deleted card, also by keyboard', async () => {
  const one = project('One')
  const { user } = await openBoard({ projects: [one] })
  answer('DeleteProject', { deleteProject: { __typename: 'DonePayload' } })
  answer('RestoreProject', { restoreProject: { __typename: 'Project', ...one } })
  card('One').getByRole('button', { name: 'Delete One' }).focus()
  await user.keyboard('{Enter}')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect([titlesIn('planning'), countIn('planning')]).toEqual([[], 0])
  await waitFor(() => expect(document.activeElement).toBe(undo))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(titlesIn('planning')).toEqual(['One']))
  expect(countIn('planning')).toBe(1)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test("keeps a card that couldn't be deleted", async () => {
  const { user } = await openBoard({ projects: [project('One')] })
  answer('DeleteProject', offline)
  await user.click(card('One').getByRole('button', { name: 'Delete One' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not deleted')
  expect(titlesIn('planning')).toEqual(['One'])
})
