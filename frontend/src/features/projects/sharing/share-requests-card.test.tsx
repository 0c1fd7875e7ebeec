import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dashboardPage, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

type Request = ReturnType<typeof viewer>['childrenShares'][number]

const request: Request = {
  id: 'request-1',
  projectId: 'project-1',
  title: 'A kite',
  description: 'It flies.',
  toolsUsed: ['dalle'],
  state: 'waitingForParent',
  firstName: 'Mia',
}

async function open(childrenShares: Request[]) {
  const parent = viewer({ id: 'parent-1', firstName: 'Eva', role: 'parent', learner: null, childrenShares })
  answer('DashboardPage', dashboardPage(parent))
  const app = renderApp('/dashboard', { session: sessionUser({ id: 'parent-1', role: 'parent', consent: null }), viewer: parent })
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Eva!' })
  if (childrenShares.length > 0) await screen.findByRole('heading', { name: 'Project sharing' })
  return app
}

const card = () => within(screen.getByRole('heading', { name: 'Project sharing' }).closest('section') as HTMLElement)

test('is hidden from a parent without requests', async () => {
  await open([])
  expect(screen.queryByRole('heading', { name: 'Project sharing' })).toBeNull()
})

test('shows a parent what would be shown, sends approval and keeps the focus', async () => {
  const { user } = await open([request])
  expect(card().getByText('Mia would like to share:')).toBeTruthy()
  expect(card().getByText('It flies.')).toBeTruthy()
  const approved = { __typename: 'ShareRequest' as const, id: 'request-1', state: 'waitingForStaff' as const }
  const asked = answer('AnswerShareRequest', { answerShareRequest: approved })
  await user.click(card().getByRole('button', { name: 'Allow sharing A kite' }))
  expect(await card().findByText('You allowed sharing “A kite”. Our team will check it now.')).toBeTruthy()
  expect(asked.map(({ variables }) => variables)).toEqual([{ requestId: 'request-1', agree: true }])
  expect(card().queryByRole('button', { name: /^Yes/ })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Project sharing' })))
})

test('removes a request after the parent declines', async () => {
  const { user } = await open([request])
  const declined = { __typename: 'ShareRequest' as const, id: 'request-1', state: 'declinedByParent' as const }
  answer('AnswerShareRequest', { answerShareRequest: declined })
  await user.click(card().getByRole('button', { name: 'Don’t allow sharing A kite' }))
  expect(await card().findByText('You said no. “A kite” is not shared.')).toBeTruthy()
  expect(card().queryByRole('heading', { name: 'A kite' })).toBeNull()
})

test('allows a retry after a network error', async () => {
  const { user } = await open([request])
  answer('AnswerShareRequest', offline)
  await user.click(card().getByRole('button', { name: 'Allow sharing A kite' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
  expect(card().getByRole('button', { name: 'Allow sharing A kite' })).toBeTruthy()
})

test('lets a parent stop sharing at any time', async () => {
  const { user } = await open([{ ...request, state: 'approved' }])
  expect(card().getByText('By Mia, shared')).toBeTruthy()
  const gone = { __typename: 'NotFoundError' as const, code: 'NOT_FOUND', message: 'There is no such project.' }
  const asked = answer('StopSharing', { stopSharing: gone })
  await user.click(card().getByRole('button', { name: 'Stop sharing A kite' }))
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such project.')
  expect(asked[0]?.variables).toEqual({ projectId: 'project-1' })
})
