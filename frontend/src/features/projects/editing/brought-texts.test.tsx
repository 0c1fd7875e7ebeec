import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openRules } from '../../../../test/experiments.ts'
import { type Viewer, viewer } from '../../../../test/factories.ts'
import { answer } from '../../../../test/msw.ts'
import { address, goTo } from '../../../../test/render-app.tsx'
import { project, studioPage } from '../../../../test/studio.ts'
import { saveDraft } from '../../../lib/session/drafts.ts'
import { broughtTexts } from './brought-texts.ts'

const title = 'My rules for the creatures of Planet Bim'
const description = /^Creatures with wings are Zibs\. All others are Morks\. My rules sort \d+ of 36 creatures right\.$/

/** Writes a rule in the experiment and takes it into a project. */
async function bringRule(pause: Viewer['pause'] = null) {
  const app = await openRules([], { viewer: viewer({ pause }) })
  const asked = answer('ProjectsPage', studioPage({ pause }))
  expect(screen.queryByRole('button', { name: 'Save to a project' })).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'wings' }))
  await app.user.click(screen.getByRole('button', { name: 'Save to a project' }))
  await screen.findByRole('heading', { level: 1, name: 'Project Studio' })
  expect(asked).toHaveLength(1)
  return app
}

const formOpened = async () => within(await screen.findByRole('dialog', { name: 'New project' }))
type Form = Awaited<ReturnType<typeof formOpened>>
const titleIn = (form: Form) => form.getByLabelText<HTMLInputElement>(/^Title/).value
const descriptionIn = (form: Form) => form.getByLabelText<HTMLTextAreaElement>(/^Description/).value

test('opens the form of a new project with the texts of an experiment, and sends them', async () => {
  const { user } = await bringRule()
  const form = await formOpened()
  await waitFor(() => expect(titleIn(form)).toBe(title))
  expect(descriptionIn(form)).toMatch(description)
  const asked = answer('CreateProject', { createProject: { __typename: 'Project', ...project(title) } })
  await user.click(form.getByRole('button', { name: 'Create Project' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked[0]?.variables.input).toMatchObject({ title, description: expect.stringMatching(description) })
})

test('does not open the form again when the learner comes back', async () => {
  const { user } = await bringRule()
  await formOpened()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  goTo('/experiments')
  await screen.findByRole('heading', { level: 1, name: 'Experiments' })
  act(() => window.history.back())
  await screen.findByRole('heading', { level: 1, name: 'Project Studio' })
  expect(address()).toBe('/projects')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('adds the texts to a draft and replaces nothing', async () => {
  saveDraft('learner-1', '/projects#new-project', { title: 'Zibs', description: 'A book about Zibs.', toolsUsed: [] })
  await bringRule()
  const form = await formOpened()
  await waitFor(() => expect(descriptionIn(form)).toMatch(/^A book about Zibs\.\n\nCreatures with wings/))
  expect(titleIn(form)).toBe('Zibs')
})

test('does not open the form during a pause', async () => {
  await bringRule({ until: null })
  expect(screen.getByRole('button', { name: /New project/ })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  [null],
  [undefined],
  ['text'],
  [{}],
  [{ newProject: null }],
  [{ newProject: { title: 'Only a title' } }],
  [{ newProject: { title: 1, description: 'Text' } }],
  [{ newProject: { title: 'Text', description: null } }],
])('takes no texts from %j', (state) => {
  expect(broughtTexts(state)).toBeNull()
})
