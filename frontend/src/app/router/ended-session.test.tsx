import { act, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { personasPage, sessionUser, viewer } from '../../../test/factories.ts'
import { openAi, sent } from '../../../test/interaction.ts'
import { lab, openLab, send, theBox } from '../../../test/lab.ts'
import { answer, refuse, server, serveSession, settle } from '../../../test/msw.ts'
import { address, renderApp } from '../../../test/render-app.tsx'
import { openBoard, project, studioPage, titlesIn } from '../../../test/studio.ts'
import { getFile } from '../../lib/api/rest.ts'
import { consumeDestination, rememberDestination } from '../../lib/session/return-to.ts'
import type { SessionMessage } from '../../lib/session/session-channel.ts'
import { setFlag } from '../../lib/storage-flags.ts'
import { FileLink } from '../../ui/files/file-link.tsx'
import { UiProvider } from '../../ui/theme/provider.tsx'

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

test('keeps a refused request on its page after the session ended, and sends it when the same user signs in again', async () => {
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

test('shows that the session has ended, not that there is no learner, when the page gets a visitor’s response', async () => {
  answer('ProgressPage', { viewer: null })
  renderApp('/progress', { session: sessionUser() })
  expect(await findDialog()).toBeTruthy()
  expect(screen.queryByText('Only for learners')).toBeNull()
  expect(screen.queryByText(/404/)).toBeNull()
})

test('keeps the dialog open on Escape and on the browser’s Back', async () => {
  answer('ProgressPage', { viewer: null })
  renderApp('/progress', { session: sessionUser() })
  const dialog = (await findDialog()) as HTMLDialogElement
  const cancelEvent = new Event('cancel', { cancelable: true })
  act(() => void dialog.dispatchEvent(cancelEvent))
  expect(cancelEvent.defaultPrevented).toBe(true)
  // Browsers close the dialog at the second Escape.
  await act(async () => dialog.close())
  await waitFor(() => expect(dialog.open).toBe(true))
})

test('keeps a streamed prompt as well', async () => {
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

test('remembers the page with its query and hash for the sign-in', async () => {
  answer('ProgressPage', { viewer: null })
  const { user } = renderApp('/progress?week=2#skills', { session: sessionUser() })
  const link = within(await findDialog()).getByRole('link', { name: 'Sign in again' })
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(consumeDestination()).toBe('/progress?week=2#skills')
})

test('restores typed text after the sign-in', async () => {
  const before = await fillProject()
  await waitFor(() => expect(draft()).toContain('A lighthouse'))
  const kept = draft() ?? ''
  before.unmount()
  // A page reload by the browser unmounts nothing.
  sessionStorage.setItem('drafts', kept)
  const after = await openBoard()
  await after.user.click(screen.getByRole('button', { name: /New project/ }))
  const form = within(await screen.findByRole('dialog', { name: 'New project' }))
  expect(form.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('A lighthouse')
})

test('reloads the page without the first user’s text when another user signs in', async () => {
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

test('shows no dialog after a sign-out, here or in another tab, and deletes drafts', async () => {
  await fillProject()
  await waitFor(() => expect(draft()).toContain('A lighthouse'))
  serveSession(null)
  act(() => setFlag('user-logged-out', true))
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  await act(settle)
  expect(isShown()).toBe(false)
  expect(draft()).toBeNull()
})

test('keeps a refused file request until the sign-in, then saves the file', async () => {
  let isSignedIn = false
  const asked: string[] = []
  server.use(
    http.get('/api/parent/report.pdf', ({ request }) => {
      asked.push(request.url)
      return isSignedIn ? HttpResponse.text('%PDF-') : HttpResponse.json({ code: 'UNAUTHENTICATED' }, { status: 401 })
    }),
  )
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  answer('PersonasPage', personasPage())
  const { user } = renderApp('/personas', { session: sessionUser() })
  await screen.findByRole('heading', { name: 'Choose your path' })
  const { container } = render(
    <UiProvider>
      <FileLink href="/api/parent/report.pdf" fileName="report.pdf" getFile={getFile}>
        Download
      </FileLink>
    </UiProvider>,
  )
  await user.click(within(container).getByRole('link', { name: 'Download', hidden: true }))
  await findDialog()
  expect(saved).toEqual([])
  isSignedIn = true
  await signInElsewhere('learner-1')
  await waitFor(() => expect(saved).toEqual(['report.pdf']))
  expect(asked).toHaveLength(2)
})

test('shows a visitor no message about an ended session', async () => {
  refuse('ServerInfo')
  renderApp('/auth/login')
  expect(await screen.findByText(/We could not reach the academy/)).toBeTruthy()
  expect(isShown()).toBe(false)
})

test('opens a page that was not found without a session when a user signs in in another tab', async () => {
  renderApp('/projects')
  await screen.findByRole('heading', { name: '404 Page Not Found' })
  serveSession(sessionUser())
  answer('Shell', { viewer: viewer() })
  answer('ProjectsPage', studioPage({ projects: [project('One')] }))
  await signInElsewhere('learner-1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Project Studio' })).toBeTruthy()
})

test('continues in a tab that waits for an email link when the link is opened in another tab', async () => {
  rememberDestination('/projects')
  answer('ServerInfo', { server: { demo: false, mailbox: false, oidc: false } })
  answer('RequestSignInLink', { requestSignInLink: { __typename: 'DonePayload', done: true } })
  const { user } = renderApp('/auth/email')
  await user.type(await screen.findByLabelText(/^Email/), 'mia@example.com{Enter}')
  await screen.findByRole('heading', { name: 'Check your email' })
  serveSession(sessionUser())
  answer('Shell', { viewer: viewer() })
  answer('ProjectsPage', studioPage())
  await signInElsewhere('learner-1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Project Studio' })).toBeTruthy()
  expect(address()).toBe('/projects')
})

test('hands over drafts to the tab in which the same user signs in, and not to another account', async () => {
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
