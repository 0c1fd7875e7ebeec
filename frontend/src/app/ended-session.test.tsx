import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionUser, viewer } from '../../test/factories.ts'
import { lab, openAi, openLab, send, sent, theBox } from '../../test/lab.ts'
import { answer, refuse, serveSession, settle } from '../../test/msw.ts'
import { address, renderApp } from '../../test/render-app.tsx'
import { openBoard, project, studioPage, titlesIn } from '../../test/studio.ts'
import { rememberDestination, takeDestination } from '../lib/return-to.ts'
import type { SessionMessage } from '../lib/session-channel.ts'
import { setFlag } from '../lib/storage-flags.ts'

const findDialog = () => screen.findByRole('dialog', { name: 'Your session has ended' })
const isShown = () => screen.queryByRole('dialog', { name: 'Your session has ended' }) !== null

const otherTab = new BroadcastChannel('session')
const tell = (message: SessionMessage) => act(async () => otherTab.postMessage(message))
const signInElsewhere = (userId: string) => tell({ kind: 'signedIn', userId })

afterEach(() => vi.unstubAllGlobals())

async function fillProject() {
  const { user, ...rest } = await openBoard()
  await user.click(screen.getByRole('button', { name: /New project/ }))
  const form = within(await screen.findByRole('dialog', { name: 'New project' }))
  await user.type(form.getByLabelText(/^Title/), 'A lighthouse')
  return { user, form, ...rest }
}

const draft = () => sessionStorage.getItem('drafts')

test('what is refused after the session ended waits on its page, and is sent when the same person has signed in again', async () => {
  const { user, form } = await fillProject()
  const refused = refuse('CreateProject')
  await user.click(form.getByRole('button', { name: 'Create Project' }))
  const dialog = within(await findDialog())
  expect(dialog.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe('/api/login')
  expect(screen.queryByText(/We could not reach the academy/)).toBeNull()
  expect(form.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('A lighthouse')
  expect(refused).toHaveLength(1)

  const made = project('A lighthouse')
  const asked = answer('CreateProject', { createProject: { __typename: 'Project', ...made } })
  await signInElsewhere('learner-1')
  await waitFor(() => expect(isShown()).toBe(false))
  await waitFor(() => expect(titlesIn('planning')).toEqual(['A lighthouse']))
  expect(asked.map(({ variables }) => variables.input.title)).toEqual(['A lighthouse'])
})

test('a page that is answered as to a visitor says that the session has ended, and not that there is no learner', async () => {
  answer('ProgressPage', { viewer: null })
  renderApp('/progress', { session: sessionUser() })
  expect(await findDialog()).toBeTruthy()
  expect(screen.queryByText('No learner here')).toBeNull()
  expect(screen.queryByText(/404/)).toBeNull()
})

test('Escape and the browser’s Back leave the dialog open', async () => {
  answer('ProgressPage', { viewer: null })
  renderApp('/progress', { session: sessionUser() })
  const dialog = (await findDialog()) as HTMLDialogElement
  const cancelEvent = new Event('cancel', { cancelable: true })
  act(() => void dialog.dispatchEvent(cancelEvent))
  expect(cancelEvent.defaultPrevented).toBe(true)
  // What a browser does at the second Escape.
  await act(async () => dialog.close())
  await waitFor(() => expect(dialog.open).toBe(true))
})

test('a prompt that is streamed waits as well', async () => {
  const { user } = await openLab({ lab: lab({}, openAi) })
  await user.type(theBox(), 'Tell me about foxes')
  refuse('SendPrompt')
  await send(user)
  await findDialog()
  expect(theBox().value).toBe('Tell me about foxes')
  answer('SendPrompt', { sendPrompt: sent({ prompt: 'Tell me about foxes', response: 'Foxes are clever.' }) })
  await signInElsewhere('learner-1')
  expect((await screen.findAllByText(/Foxes are clever/)).length).toBeGreaterThan(0)
})

test('the way to the sign-in remembers the page with its query and hash', async () => {
  answer('ProgressPage', { viewer: null })
  const { user } = renderApp('/progress?week=2#skills', { session: sessionUser() })
  const link = within(await findDialog()).getByRole('link', { name: 'Sign in again' })
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(takeDestination()).toBe('/progress?week=2#skills')
})

test('what was typed before the sign-in is there after it', async () => {
  const before = await fillProject()
  await waitFor(() => expect(draft()).toContain('A lighthouse'))
  const kept = draft() ?? ''
  before.unmount()
  // The browser loads the page anew, and with it nothing is unmounted.
  sessionStorage.setItem('drafts', kept)
  const after = await openBoard()
  await after.user.click(screen.getByRole('button', { name: /New project/ }))
  const form = within(await screen.findByRole('dialog', { name: 'New project' }))
  expect(form.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('A lighthouse')
})

test('when somebody else has signed in, the page is loaded anew without what the first person typed', async () => {
  const { user, form } = await fillProject()
  refuse('CreateProject')
  await user.click(form.getByRole('button', { name: 'Create Project' }))
  await findDialog()
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  serveSession(sessionUser({ id: 'learner-2' }))
  await signInElsewhere('learner-2')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(draft()).toBeNull()
})

test('signing out on purpose shows no dialog, here or in another tab, and forgets what was typed', async () => {
  await fillProject()
  await waitFor(() => expect(draft()).toContain('A lighthouse'))
  serveSession(null)
  act(() => setFlag('user-logged-out', true))
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  await act(settle)
  expect(isShown()).toBe(false)
  expect(draft()).toBeNull()
})

test('a visitor is not told that a session has ended', async () => {
  refuse('ServerInfo')
  renderApp('/auth/login')
  expect(await screen.findByText(/We could not reach the academy/)).toBeTruthy()
  expect(isShown()).toBe(false)
})

test('a page that was not found without a session opens when somebody signs in in another tab', async () => {
  renderApp('/projects')
  await screen.findByRole('heading', { name: '404 Page Not Found' })
  serveSession(sessionUser())
  answer('Shell', { viewer: viewer() })
  answer('ProjectsPage', studioPage({ projects: [project('One')] }))
  await signInElsewhere('learner-1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Project Studio' })).toBeTruthy()
})

test('the tab that waits for a mailed link goes on when it was opened in another one', async () => {
  rememberDestination('/projects')
  answer('ServerInfo', { server: { demo: false, mailbox: false, oidc: false } })
  answer('RequestSignInLink', { requestSignInLink: { __typename: 'DonePayload', done: true } })
  const { user } = renderApp('/auth/email')
  await user.type(await screen.findByLabelText(/^Email/), 'mia@example.com{Enter}')
  await screen.findByRole('heading', { name: 'Look into your mail' })
  serveSession(sessionUser())
  answer('Shell', { viewer: viewer() })
  answer('ProjectsPage', studioPage())
  await signInElsewhere('learner-1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Project Studio' })).toBeTruthy()
  expect(address()).toBe('/projects')
})

test('a tab hands over what was typed in it to the tab in which the same person signs in, and not for another account', async () => {
  await fillProject()
  await waitFor(() => expect(draft()).toContain('A lighthouse'))
  const heard: SessionMessage[] = []
  otherTab.onmessage = ({ data }: MessageEvent<SessionMessage>) => void heard.push(data)
  await tell({ kind: 'draftsWanted', owner: 'learner-2' })
  await tell({ kind: 'draftsWanted', owner: 'learner-1' })
  await waitFor(() => expect(heard.filter(({ kind }) => kind === 'drafts')).toHaveLength(1))
  expect(heard.find(({ kind }) => kind === 'drafts')).toMatchObject({ owner: 'learner-1' })
  otherTab.onmessage = null
})
