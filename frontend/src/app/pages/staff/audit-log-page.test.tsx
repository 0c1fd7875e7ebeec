import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sessionUser, viewer } from '../../../../test/factories.ts'
import { answer } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'

const entry = (id: string) => ({
  id,
  staffId: 'sol',
  staffName: 'Sol',
  action: 'queue.read',
  actionText: 'Viewed the safety queue',
  subjectIds: ['kim-1', 'noor-1'],
  detail: `Entry ${id}`,
  createdAt: '2026-09-01T10:00:00.000Z',
})

function serveLog() {
  return answer('AuditLogPage', ({ after, action }) => ({
    auditLog: {
      edges: action === 'explorer.run' ? [] : [{ node: entry(after ? 'older' : 'newest') }],
      pageInfo: { hasNextPage: !after && action !== 'explorer.run', endCursor: 'end' },
    },
    auditors: [{ id: 'sol', name: 'Sol' }],
  }))
}

async function openLog() {
  const session = sessionUser({ id: 'sol', firstName: 'Sol', role: 'staff', consent: null })
  const app = renderApp('/admin/log', { session, viewer: viewer({ id: 'sol', firstName: 'Sol', role: 'staff', learner: null }) })
  await screen.findByRole('heading', { level: 1, name: 'Audit log' })
  return app
}

test('shows the log newest first, page by page, in read-only mode', async () => {
  serveLog()
  const { user } = await openLog()
  expect(screen.getByText('Entry newest')).toBeTruthy()
  expect(screen.getByText('and 1 more')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show older entries' }))
  expect(await screen.findByText('Entry older')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /delete|edit|change/i })).toBeNull()
})

test('filters by actor, action and subject', async () => {
  const asked = serveLog()
  const { user } = await openLog()
  await user.selectOptions(screen.getByLabelText('Staff member'), 'Sol')
  await user.type(screen.getByLabelText('Account ID'), ' kim-1 {Enter}')
  await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ staffId: 'sol', action: null, subjectId: 'kim-1' }))
  expect(address()).toBe('/admin/log?staff=sol&account=kim-1')
  await user.selectOptions(screen.getByLabelText('Action'), 'Ran a query in the data explorer')
  expect(await screen.findByText('No entries')).toBeTruthy()
})

test('saves all filtered entries as a file', async () => {
  const asked = serveLog()
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { user } = await openLog()
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  expect(await screen.findByText('Saved 2 entries.')).toBeTruthy()
  expect(asked.filter(({ variables }) => variables.first === 100)).toHaveLength(2)
  const file = create.mock.calls.map(([blob]) => blob as Blob)
  expect(await file[0]?.text()).toContain('Entry older')
  vi.restoreAllMocks()
})
