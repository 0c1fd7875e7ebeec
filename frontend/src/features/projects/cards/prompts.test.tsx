import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, offline } from '../../../../test/msw.ts'
import { card, conflict, kept, openBoard, project, titlesIn } from '../../../../test/studio.ts'

const choices = (...prompts: [id: string, prompt: string][]) => ({
  viewer: {
    id: 'learner-1',
    learner: { id: 'learner-1', promptChoices: prompts.map(([id, prompt]) => ({ id, prompt })) },
  },
})
const haiku = { id: 'copy-1', interactionId: 'lab-1', title: 'A haiku about rain' }

async function openPrompts(changes = {}) {
  const one = project('One', changes)
  const { user } = await openBoard({ projects: [one] })
  await user.click(card('One').getByRole('button', { name: 'Edit One' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit project' }))
  await user.click(await dialog.findByRole('button', { name: 'Choose prompts' }))
  return { user, one, dialog }
}

test("selects among the lab's prompts, with the stored ones first, and removes them again", async () => {
  answer('PromptChoices', choices(['lab-2', 'Name three\nstars'], ['lab-1', 'A haiku about rain']))
  const { user, one, dialog } = await openPrompts({ prompts: [haiku] })
  const group = within(await dialog.findByRole('group', { name: 'Your prompts' }))
  const ticked = () => group.getAllByRole<HTMLInputElement>('checkbox').map((it) => [it.labels?.[0]?.textContent, it.checked])
  expect(ticked()).toEqual([
    ['A haiku about rain', true],
    ['Name three stars', false],
  ])
  await user.click(group.getByRole('checkbox', { name: 'A haiku about rain' }))
  await user.click(group.getByRole('checkbox', { name: 'Name three stars' }))
  const asked = answer(
    'UpdateProject',
    kept({ ...one, version: 2, prompts: [{ id: 'copy-2', interactionId: 'lab-2', title: 'Name three stars' }] }),
  )
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked[0]?.variables.input).toMatchObject({ version: 1, promptIds: ['lab-2'] }))
  expect(await card('One').findByRole('button', { name: 'Made with 1 prompt: One' })).toBeTruthy()
})

test('searches older prompts and keeps the selected ones visible', async () => {
  const asked = answer('PromptChoices', ({ search }) =>
    search ? choices(['lab-9', 'The oldest rainbow']) : choices(['lab-2', 'Name three stars'], ['lab-3', 'Four moons']),
  )
  const { user, dialog } = await openPrompts()
  await user.click(await dialog.findByRole('checkbox', { name: 'Name three stars' }))
  await user.type(dialog.getByLabelText('Words in the prompt'), ' rainbow {Enter}')
  expect(await dialog.findByRole('checkbox', { name: 'The oldest rainbow' })).toBeTruthy()
  expect(asked.map(({ variables }) => variables.search)).toEqual(['', 'rainbow'])
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Name three stars' }).checked).toBe(true)
  expect(dialog.queryByRole('checkbox', { name: 'Four moons' })).toBeNull()
  // The surrounding form was not submitted.
  expect(screen.getByRole('dialog', { name: 'Edit project' })).toBeTruthy()
})

test('explains where prompts come from if there are none', async () => {
  answer('PromptChoices', choices())
  const { dialog } = await openPrompts()
  expect(await dialog.findByText(/^Nothing here yet\. You can keep prompts and answers/)).toBeTruthy()
})

test('reloads prompts after a failure and keeps the input', async () => {
  answer('PromptChoices', offline)
  const { user, dialog } = await openPrompts()
  expect((await dialog.findByRole('alert')).textContent).toContain('We could not load your prompts')
  answer('PromptChoices', choices(['lab-2', 'Name three stars']))
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('checkbox', { name: 'Name three stars' })).toBeTruthy()
})

test('shows prompts changed in another window and selects them on “Use the other version”', async () => {
  answer('PromptChoices', choices())
  const { user, one, dialog } = await openPrompts()
  answer('UpdateProject', conflict({ ...one, prompts: [haiku], version: 7 }))
  await user.type(dialog.getByLabelText(/^Title/), ' of mine')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const notice = within((await screen.findByText('Changed in another window')).closest('[role=alert]') as HTMLElement)
  expect(notice.getByText('Prompts in the other version').nextElementSibling?.textContent).toBe('A haiku about rain')
  await user.click(dialog.getByRole('button', { name: 'Use the other version' }))
  expect(dialog.getByText('A haiku about rain')).toBeTruthy()
})

test('creates a project with prompts', async () => {
  const { user } = await openBoard()
  answer('PromptChoices', choices(['lab-2', 'Name three stars']))
  await user.click(screen.getByRole('button', { name: /New project/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New project' }))
  await user.type(dialog.getByLabelText(/^Title/), 'Stars')
  await user.click(await dialog.findByRole('button', { name: 'Choose prompts' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'Name three stars' }))
  const asked = answer('CreateProject', { createProject: { __typename: 'Project', ...project('Stars') } })
  await user.click(dialog.getByRole('button', { name: 'Create Project' }))
  await waitFor(() => expect(titlesIn('planning')).toEqual(['Stars']))
  expect(asked[0]?.variables.input).toMatchObject({ title: 'Stars', promptIds: ['lab-2'] })
})

test("shows a project's prompts with answers, providers and who can read them", async () => {
  const { user } = await openBoard({ projects: [project('One', { prompts: [haiku] })] })
  const copy = { prompt: 'A haiku\nabout rain', response: 'Drops on the window', askedAt: '2026-09-01T10:00:00.000Z' }
  answer('ProjectPrompts', {
    projectPrompts: [
      { ...copy, id: 'copy-1', toolType: 'claude', provider: 'practice-coach', model: '' },
      { ...copy, id: 'copy-2', toolType: 'gemini', provider: 'openai', model: 'small-model' },
    ],
  })
  await user.click(card('One').getByRole('button', { name: 'Made with 1 prompt: One' }))
  const dialog = within(screen.getByRole('dialog', { name: 'One: made with' }))
  const [first, second] = await dialog.findAllByRole('article')
  expect(first?.textContent).toBe(
    'For Claude1 September 2026PromptA haiku\nabout rainAnswerDrops on the windowAnswered by the Practice Coach, which is not an AI chatbot',
  )
  expect(second?.textContent).toContain('Answered by small-model (OpenAI)')
  expect(dialog.getByText(/can read these\. The showcase doesn’t include them\.$/).textContent).toContain(
    'a parent linked to your account',
  )
})
