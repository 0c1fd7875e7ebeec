import { createHash } from 'node:crypto'
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DocumentNode, print } from 'graphql'
import { HttpResponse, http } from 'msw'
import { of } from 'rxjs'
import { afterEach, expect, test, vi } from 'vitest'
import { server } from '../../../test/msw.ts'
import { UpdateNotice } from '../../app/shell/update-notice.tsx'
import { SendPromptDocument } from '../../features/lab/prompt/send-prompt.generated.ts'
import { CreateProjectDocument } from '../../features/projects/editing/create-project.generated.ts'
import operations from '../../generated/operations.json'
import { UiProvider } from '../../ui/theme/provider.tsx'
import { createApolloClient } from './apollo.ts'
import { hashOf } from './own-operations.ts'
import { dismissUpdate } from './update.ts'

afterEach(() => act(() => dismissUpdate()))

const generated = import.meta.glob<Record<string, unknown>>('../../**/*.generated.ts', { eager: true })
const documents = Object.values(generated)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => (name.endsWith('Document') ? [value as DocumentNode] : []))

/** Returns the document that a client passes to the network, after all transformations. */
async function sent(document: DocumentNode): Promise<DocumentNode> {
  const heard: DocumentNode[] = []
  const link = new ApolloLink(({ query }) => {
    heard.push(query)
    return of({ data: null })
  })
  const client = new ApolloClient({ cache: new InMemoryCache(), link })
  const isQuery = document.definitions.some((it) => it.kind === 'OperationDefinition' && it.operation === 'query')
  const fetchPolicy = 'no-cache'
  await (isQuery ? client.query({ query: document, fetchPolicy }) : client.mutate({ mutation: document, fetchPolicy })).catch(
    () => {},
  )
  return heard[0] as DocumentNode
}

test('gives the server each operation by its hash with the text that a client would send', async () => {
  expect(documents.length).toBeGreaterThan(100)
  for (const document of documents) {
    const query = await sent(document)
    const text = print(query)
    const hash = createHash('sha256').update(text).digest('hex')
    expect(hashOf(query)).toBe(hash)
    expect((operations as Record<string, string>)[hash]).toBe(text)
  }
  expect(Object.keys(operations)).toHaveLength(documents.length)
})

function serveGraphql(body: object, status = 200): unknown[] {
  const heard: unknown[] = []
  const headers = { 'content-type': 'application/graphql-response+json; charset=utf-8' }
  server.use(
    http.post('*/graphql', async ({ request }) => {
      heard.push(await request.json())
      return HttpResponse.json(body, { status, headers })
    }),
  )
  return heard
}

test.each([
  ['a change', {}],
  ['a change that is heard in pieces', { onText: () => {} }],
])('sends %s by hash, name and variables in a built app, without its text', async (_what, context) => {
  const heard = serveGraphql({ data: { sendPrompt: null } })
  const variables = { input: { toolType: 'claude', prompt: 'Hello', lessonId: null } }
  const client = createApolloClient({ sendsText: false })
  await client.mutate({ mutation: SendPromptDocument, variables, context }).catch(() => {})
  const persistedQuery = { version: 1, sha256Hash: hashOf(SendPromptDocument) }
  expect(heard).toEqual([{ operationName: 'SendPrompt', variables, extensions: expect.objectContaining({ persistedQuery }) }])
})

test('shows that the academy was updated, and reloads on request', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  render(<UpdateNotice />, { wrapper: UiProvider })
  expect(screen.queryByRole('alert')).toBeNull()
  serveGraphql({ errors: [{ message: 'Updated.', extensions: { code: 'OPERATION_UNKNOWN' } }] }, 400)
  const client = createApolloClient({ sendsText: false })
  const variables = { input: { title: 'Bins', description: 'Where they stand', tools: [], status: null } }
  await act(() => client.mutate({ mutation: CreateProjectDocument, variables }).catch(() => {}))
  expect(screen.getByRole('alert').textContent).toContain('What you typed is still here')
  expect(reload).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
})
