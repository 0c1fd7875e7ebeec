import { afterEach, expect, test, vi } from 'vitest'
import { discardEarlyResponses, fetchEarly, fetchGraphqlEarly } from './early-responses.ts'

const early = () => Promise.resolve(new Response('early'))
const text = (response: Response) => response.text()

afterEach(discardEarlyResponses)

test('returns the early response once, then sends the request', async () => {
  window.earlyResponses = { '/api/auth/user': early() }
  const send = vi.fn(async () => new Response('sent'))
  expect(await fetchEarly('/api/auth/user', send).then(text)).toBe('early')
  expect(send).not.toHaveBeenCalled()
  expect(await fetchEarly('/api/auth/user', send).then(text)).toBe('sent')
})

test('sends the request if the early one failed', async () => {
  window.earlyResponses = { '/api/auth/user': Promise.reject(new TypeError('Failed to fetch')) }
  expect(await fetchEarly('/api/auth/user', async () => new Response('sent')).then(text)).toBe('sent')
})

test('matches a GraphQL request by its hash and variables', async () => {
  const bodyOf = (id: string) =>
    JSON.stringify({
      operationName: 'Lesson',
      variables: { id },
      extensions: { persistedQuery: { version: 1, sha256Hash: 'a1' } },
    })
  vi.stubGlobal('fetch', async () => new Response('sent'))
  window.earlyResponses = { 'a1{"id":"first"}': early() }
  expect(await fetchGraphqlEarly('/graphql', { method: 'POST', body: bodyOf('second') }).then(text)).toBe('sent')
  expect(await fetchGraphqlEarly('/graphql', { method: 'POST', body: bodyOf('first') }).then(text)).toBe('early')
  expect(await fetchGraphqlEarly('/graphql', { method: 'POST', body: bodyOf('first') }).then(text)).toBe('sent')
})

test('sends the request after the responses were discarded, as on sign-out', async () => {
  window.earlyResponses = { '/api/auth/user': early() }
  discardEarlyResponses()
  expect(await fetchEarly('/api/auth/user', async () => new Response('sent')).then(text)).toBe('sent')
})
