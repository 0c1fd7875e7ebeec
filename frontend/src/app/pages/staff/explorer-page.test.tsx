import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { sessionUser } from '../../../../test/factories.ts'
import { hoverStyles } from '../../../../test/hover.ts'
import { answer, server } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'
import type { QueryEditorProps } from '../../../features/staff/explorer/query-editor.tsx'
import { sendRun } from '../../../features/staff/explorer/send-run.ts'

// The editor needs a real browser. Two buttons replace it here; see e2e/journeys/explorer.spec.ts.
vi.mock('../../../features/staff/explorer/query-editor.tsx', () => ({
  default: ({ opened, mayChange, onEdit, onAnswer }: QueryEditorProps) => (
    <>
      <output aria-label="In the editor">{opened.query}</output>
      <button type="button" onClick={() => onEdit({ query: '{ edited }' })}>
        Edit
      </button>
      <button type="button" onClick={async () => onAnswer(await sendRun({ query: opened.query }, mayChange))}>
        Run
      </button>
    </>
  ),
}))

const shipped = { id: 'paths', name: 'Students by path', description: 'How many chose each.', query: '{ paths }' }
const saved = { query: '{ mine }', variables: '{"weeks": 2}', isShared: false, version: 3, isMine: true, ownerName: 'Ada' }
const mine = { ...saved, id: 'r1', name: 'Mine' }
const theirs = { ...saved, id: 'r2', name: 'Theirs', isMine: false, ownerName: 'Ben' }

async function openPage(path = '/admin/explorer') {
  answer('ExplorerPage', { shippedReports: [shipped], savedReports: [mine, theirs] })
  const app = renderApp(path, { session: sessionUser({ role: 'staff' }) })
  await screen.findByRole('button', { name: 'Run' })
  return app
}

/** Answers runs and records their request headers. */
function answerRuns(data: object) {
  const marks: (string | null)[][] = []
  const keep = ({ request: { headers } }: { request: Request }) => {
    if (!headers.has('x-explorer')) return undefined
    marks.push([headers.get('x-explorer'), headers.get('x-explorer-changes')])
    return HttpResponse.json(data)
  }
  server.use(http.post('*/graphql', keep))
  return marks
}

const press = (app: { user: { click(it: Element): Promise<void> } }, name: string) =>
  app.user.click(screen.getByRole('button', { name }))

test('shows reports in three groups and opens one from a link', async () => {
  const app = await openPage('/admin/explorer?report=r2')
  expect(screen.getByLabelText('In the editor').textContent).toBe('{ mine }')
  expect(screen.getByRole('button', { name: 'Theirs by Ben' }).getAttribute('aria-current')).toBe('true')
  expect(hoverStyles(screen.getByRole('button', { name: 'Theirs by Ben' }))).toEqual([])
  expect(hoverStyles(screen.getByRole('button', { name: 'Mine' }))).not.toEqual([])
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  await press(app, 'Students by path')
  expect(address()).toBe('/admin/explorer?report=paths')
  expect(screen.getByLabelText('In the editor').textContent).toBe('{ paths }')
  expect(screen.getByText('How many chose each.')).toBeTruthy()
})

test('shows a result as a table with its cost, or the reason for a refusal', async () => {
  const app = await openPage('/admin/explorer?report=paths')
  const cost = { complexity: 12, depth: 3, breadth: 4, rows: 0 }
  answerRuns({ data: { rows: [{ path: 'Writer', students: 3 }] }, extensions: { cost } })
  await press(app, 'Run')
  const table = await screen.findByRole('table', { name: 'Students by path' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['pathstudents', 'Writer3'])
  expect(screen.getByText(/complexity 12, depth 3, breadth 4\.$/)).toBeTruthy()
  answerRuns({ errors: [{ message: 'The depth of this query is 11; the limit is 10.' }] })
  await press(app, 'Run')
  expect(await screen.findByText('The depth of this query is 11; the limit is 10.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('disables mutations until they are allowed, and shows a warning', async () => {
  const app = await openPage()
  const marks = answerRuns({ data: {} })
  await press(app, 'Run')
  await app.user.click(screen.getByRole('switch', { name: 'Allow changes' }))
  expect(screen.getByText('Changes are allowed')).toBeTruthy()
  await press(app, 'Run')
  await waitFor(() =>
    expect(marks).toEqual([
      ['1', null],
      ['1', '1'],
    ]),
  )
})

test('saves the editor’s content under a name, and shows a duplicate name at its field', async () => {
  const app = await openPage('/admin/explorer?report=r1')
  await press(app, 'Edit')
  await press(app, 'Save or rename')
  const name = await screen.findByLabelText(/^Name/)
  expect((name as HTMLInputElement).value).toBe('Mine')
  const message = 'You already have a report with this name.'
  const refused = {
    __typename: 'InvalidInputError',
    message,
    code: 'INVALID_INPUT',
    issues: [{ field: 'name', message }],
  } as const
  answer('SaveReport', { saveReport: refused as never })
  await press(app, 'Save')
  expect(await screen.findByText(message)).toBeTruthy()
  const asked = answer('SaveReport', { saveReport: { __typename: 'SavedReport', ...mine, version: 4 } })
  await app.user.type(name, 'x'.repeat(80))
  await press(app, 'Save')
  expect(document.activeElement).toBe(name)
  expect(asked).toHaveLength(0)
  await app.user.clear(name)
  await app.user.type(name, 'Mine')
  await press(app, 'Save')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.variables).toEqual({
    input: { name: 'Mine', query: '{ edited }', variables: '{"weeks": 2}', isShared: false },
    change: { id: 'r1', version: 3 },
  })
})

test('shows the not-found page to users who are not staff', async () => {
  renderApp('/admin/explorer', { session: sessionUser({ role: 'learner' }) })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByText('Data explorer')).toBeNull()
})
