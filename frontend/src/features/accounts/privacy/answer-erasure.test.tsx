import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionUser } from '../../../../test/factories.ts'
import { answer, gate, offline, serveLogout, serveSession } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

type Question = {
  __typename: 'ErasureQuestion'
  firstName: string | null
  isLearner: boolean
  isChild: boolean
  isViewer: boolean
  isErased: boolean
}

const question = (changes: Partial<Question> = {}): { erasureQuestion: Question } => ({
  erasureQuestion: {
    __typename: 'ErasureQuestion',
    firstName: 'Mia',
    isLearner: true,
    isChild: false,
    isViewer: false,
    isErased: false,
    ...changes,
  },
})
const expired = {
  __typename: 'LinkExpiredError',
  code: 'LINK_EXPIRED',
  message: 'This link has already been used or has expired.',
} as const
const done = { answerErasure: { __typename: 'DonePayload', done: true } } as const
const link = '/account/delete?token=some-token'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const yes = () => screen.getByRole('button', { name: 'Yes, delete it' })

test('opening the link decides nothing and shows the consequences with two buttons', async () => {
  const asked = answer('ErasureQuestion', question())
  renderApp(link)
  await heading('Delete your account?')
  expect(asked[0]?.variables.token).toBe('some-token')
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(3)
  yes()
  screen.getByRole('button', { name: 'No, keep it' })
  screen.getByText('If you do neither, everything stays as it is.')
  expect(document.title).toBe('Delete account · DEEPM Academy')
})

const forParents = 'You can no longer see how your children are doing here.'

test.each([
  ['parent', true, forParents],
  ['parent', false, 'If you are a parent, you can no longer see how your children are doing here.'],
  ['staff', true, null],
] as const)('lists the consequences for the account of a %s (signed in: %s)', async (role, isViewer, line) => {
  answer('ErasureQuestion', question({ isLearner: false, isViewer }))
  renderApp(link, { session: isViewer ? sessionUser({ role, consent: null }) : null })
  await heading('Delete your account?')
  if (line) await screen.findByText(line)
  else {
    await waitFor(() => expect(screen.queryByText(/your children/)).toBeNull())
    screen.getByText('Your name, your address and your notifications are deleted.')
  }
})

test('signs out people who delete their own account and says goodbye', async () => {
  answer('ErasureQuestion', question({ isViewer: true }))
  const { user } = renderApp(link, { session: sessionUser() })
  await heading('Delete your account?')
  const { open: letGo, opened } = gate()
  const answered = answer('AnswerErasure', async () => {
    await opened
    return done
  })
  const logouts = serveLogout()
  await user.dblClick(yes())
  serveSession(null)
  letGo()
  await heading('Goodbye, and thank you')
  await waitFor(() => expect(logouts).toHaveLength(1))
  expect(answered.map(({ variables }) => variables)).toEqual([{ token: 'some-token', erase: true }])
  expect(localStorage.getItem('user-logged-out')).toBe('true')
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
  screen.getByRole('link', { name: 'Go to home page' })
})

test("lets a parent delete a child's account and stay signed in", async () => {
  answer('ErasureQuestion', question({ firstName: 'Nia', isChild: true }))
  const { user } = renderApp(link, { session: sessionUser({ role: 'parent', consent: null }) })
  await heading('Delete Nia’s account?')
  screen.getByText('Nia asked us to. As the parent or guardian, you decide.')
  answer('AnswerErasure', done)
  const logouts = serveLogout()
  await user.click(yes())
  await heading('Nia’s account is deleted')
  expect(logouts).toHaveLength(0)
  expect(localStorage.getItem('user-logged-out')).toBeNull()
})

test('keeps the account after declining and reports that the link is used', async () => {
  answer('ErasureQuestion', question({ firstName: 'Nia', isChild: true }))
  const { user } = renderApp(link)
  await heading('Delete Nia’s account?')
  const answered = answer('AnswerErasure', done)
  await user.click(screen.getByRole('button', { name: 'No, keep it' }))
  await heading('Nothing has been deleted')
  expect(answered.map(({ variables }) => variables.erase)).toEqual([false])
  screen.getByText(/Nia’s account has not changed/)
})

test("doesn't mention lessons to people who aren't learners", async () => {
  answer('ErasureQuestion', question({ isLearner: false }))
  renderApp(link)
  await heading('Delete your account?')
  expect(screen.queryByText(/lessons/i)).toBeNull()
})

test('reports an account that is already deleted', async () => {
  answer('ErasureQuestion', question({ firstName: null, isLearner: false, isErased: true }))
  renderApp(link)
  await heading('This account is deleted')
  expect(screen.queryByRole('button', { name: 'Yes, delete it' })).toBeNull()
})

test('explains a dead link and links to the profile', async () => {
  answer('ErasureQuestion', { erasureQuestion: expired })
  renderApp(link)
  await heading('This link does not work')
  expect(screen.getByRole('alert').textContent).toContain('already been used or has expired')
  expect(screen.getByRole('link', { name: 'Go to your profile' }).getAttribute('href')).toBe('/profile')
})

test('retries after a failed load', async () => {
  answer('ErasureQuestion', offline)
  const { user } = renderApp(link)
  await heading('This link does not work')
  answer('ErasureQuestion', question())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Delete your account?')
})

test.each([
  [
    'a programme is running',
    { answerErasure: { __typename: 'ProgrammeRunningError', code: 'PROGRAMME_RUNNING', message: 'End it first.' } },
    'End it first.',
  ],
  ['somebody answered meanwhile', { answerErasure: expired }, expired.message],
  ['the academy cannot be reached', offline, 'We could not reach the academy. Please try again.'],
] as const)('keeps the buttons and shows the error when %s', async (_when, given, words) => {
  answer('ErasureQuestion', question({ isViewer: true }))
  const { user } = renderApp(link, { session: sessionUser() })
  await heading('Delete your account?')
  answer('AnswerErasure', given)
  await user.click(yes())
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  yes()
  expect(localStorage.getItem('user-logged-out')).toBeNull()
})
