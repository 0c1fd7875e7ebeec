import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { dashboardPage, learner, sessionUser, viewer } from '../../../test/factories.ts'
import { answer, offline } from '../../../test/msw.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { clearWaitingWork, keepWaitingWork, readWaitingWork } from '../../lib/session/waiting-work.ts'

const given = { itemId: 'core:q1', choices: ['a'], text: null }

beforeEach(clearWaitingWork)

async function openDashboard() {
  const you = viewer({ learner: learner({ consent: 'granted' }) })
  answer('DashboardPage', dashboardPage(you))
  const app = renderApp('/dashboard', { session: sessionUser({ consent: 'granted' }), viewer: you })
  await screen.findByRole('heading', { name: 'Welcome back, Mia!' })
  return app
}

const refused = {
  answerCheckItem: { __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'There is no such question.' },
} as const

test('offers to save what the child did, keeps it when the server cannot be reached, and deletes it on request', async () => {
  keepWaitingWork('learner-1', 'core:q1', { answer: given })
  const { user } = await openDashboard()
  await screen.findByText('Save what you did while you waited?')
  const lost = answer('AnswerCheckItem', offline)
  await user.click(screen.getByRole('button', { name: 'Save it' }))
  await screen.findByText('We could not save everything. Please try again.')
  expect(lost.map(({ variables }) => variables.input)).toEqual([given])
  answer('AnswerCheckItem', refused)
  await user.click(screen.getByRole('button', { name: 'Save it' }))
  await screen.findByText('We could not save everything. Please try again.')
  expect(readWaitingWork('learner-1')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'No, delete it' }))
  await waitFor(() => expect(screen.queryByText('Save what you did while you waited?')).toBeNull())
  expect(readWaitingWork('learner-1')).toEqual([])
})

test('offers nothing that another learner did on this device', async () => {
  keepWaitingWork('learner-2', 'core:q1', { answer: given })
  await openDashboard()
  expect(screen.queryByText('Save what you did while you waited?')).toBeNull()
})

test('keeps the latest answer to a question, and only the work of one learner', () => {
  keepWaitingWork('learner-1', 'core:q1', { answer: given })
  keepWaitingWork('learner-1', 'core:q1', { answer: { ...given, choices: ['b'] } })
  expect(readWaitingWork('learner-1')).toEqual([{ answer: { ...given, choices: ['b'] } }])
  keepWaitingWork('learner-2', 'core:q1', { answer: given })
  expect([readWaitingWork('learner-1'), readWaitingWork('learner-2')]).toEqual([[], [{ answer: given }]])
  localStorage.setItem('waiting-work', '{broken')
  expect(readWaitingWork('learner-2')).toEqual([])
})
