import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { restError, serve } from '../../../test/msw.ts'
import { setFlag } from '../storage-flags.ts'
import { setSessionOwner } from './ended-session.ts'
import { getOrNull, post, RestError } from './rest.ts'

// Another test file may have left a signed-in user.
beforeEach(() => setSessionOwner(null))

const refused = (request: Promise<unknown>): Promise<RestError> =>
  request.then(
    () => expect.fail('it was not refused'),
    (error: unknown) => (error instanceof RestError ? error : expect.fail(`not a RestError: ${error}`)),
  )

test('returns the body of a read and sends the cookie', async () => {
  const heard = serve('get', '/api/courses', () => HttpResponse.json([{ id: 'claude' }]))
  expect(await getOrNull('/api/courses')).toEqual([{ id: 'claude' }])
  expect(heard[0]?.credentials).toBe('include')
})

test('marks a read as optional without a session, so that the browser logs no error', async () => {
  const heard = serve('get', '/api/auth/user', () => HttpResponse.json(null))
  expect(await getOrNull('/api/auth/user')).toBeNull()
  expect(heard[0]?.headers.get('x-session')).toBe('optional')
})

test('returns null for a read without a session', async () => {
  serve('get', '/api/courses', () => restError(401, 'UNAUTHENTICATED', 'Sign in first.'))
  expect(await getOrNull('/api/courses')).toBeNull()
})

test('formats an error as «status: body»', async () => {
  serve(
    'get',
    '/api/courses',
    () => new HttpResponse('the shelf fell over', { status: 500, statusText: 'Internal Server Error' }),
  )
  const error = await refused(getOrNull('/api/courses'))
  expect(error.message).toBe('500: the shelf fell over')
  expect(error.status).toBe(500)
})

test('formats an error without a body as «status: status text»', async () => {
  serve('get', '/api/courses', () => new HttpResponse(null, { status: 503, statusText: 'Service Unavailable' }))
  expect((await refused(getOrNull('/api/courses'))).message).toBe('503: Service Unavailable')
})

test('reports the invalid fields of an error', async () => {
  const issues = [{ field: 'email', message: 'Enter an email address.' }]
  serve('post', '/api/signup', () => restError(400, 'INVALID_INPUT', 'Some values are missing.', issues))
  const error = await refused(post('/api/signup', {}))
  expect(error.body).toMatchObject({ code: 'INVALID_INPUT', issues })
})

test.each(['<html>Bad gateway</html>', ''])('reports no fields for a body that is not JSON («%s»)', async (text) => {
  serve('post', '/api/signup', () => new HttpResponse(text, { status: 502 }))
  expect((await refused(post('/api/signup', {}))).body).toEqual({})
})

test('sends x-force-logout with reads only while the flag is set', async () => {
  const heard = serve('get', '/api/courses', () => HttpResponse.json([]))
  await getOrNull('/api/courses')
  setFlag('force-logout', true)
  await getOrNull('/api/courses')
  setFlag('force-logout', false)
  await getOrNull('/api/courses')
  expect(heard.map(({ headers }) => headers.get('x-force-logout'))).toEqual([null, 'true', null])
})

test('sends a payload as JSON and keeps the given headers', async () => {
  const heard = serve('post', '/api/signup', () => HttpResponse.json({ id: 'u1' }, { status: 201 }))
  expect(await post('/api/signup', { firstName: 'Mia' }, { 'idempotency-key': 'k1' })).toEqual({ id: 'u1' })
  expect(heard[0]?.body).toEqual({ firstName: 'Mia' })
  expect(heard[0]?.headers.get('content-type')).toBe('application/json')
  expect(heard[0]?.headers.get('idempotency-key')).toBe('k1')
  expect(heard[0]?.credentials).toBe('include')
})

test('sends no body without a payload, and returns null for an empty response', async () => {
  const heard = serve('post', '/api/auth/logout', () => new HttpResponse(null, { status: 204 }))
  expect(await post('/api/auth/logout')).toBeNull()
  expect(heard[0]?.body).toBeUndefined()
  expect(heard[0]?.headers.get('content-type')).toBeNull()
})

test('never sends x-force-logout with writes', async () => {
  setFlag('force-logout', true)
  const heard = serve('post', '/api/auth/logout', () => new HttpResponse(null, { status: 204 }))
  await post('/api/auth/logout')
  expect(heard[0]?.headers.get('x-force-logout')).toBeNull()
})

test('fails for a write without a session', async () => {
  serve('post', '/api/auth/logout', () => restError(401, 'UNAUTHENTICATED', 'Sign in first.'))
  expect((await refused(post('/api/auth/logout'))).status).toBe(401)
})
