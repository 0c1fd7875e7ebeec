import schemaText from '@deepm/schema/schema.graphql?raw'
import { buildSchema, execute, parse } from 'graphql'
import { type GraphQLResponseBody, graphql, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { SessionUser } from '../src/lib/session/session.tsx'
import type { Operations } from './operations.ts'

// The academy as the web app sees it: GraphQL by operation name, and the REST paths that the app calls.

export const server = setupServer()

/** Unexpected requests and errors. test/setup.ts fails a test that adds an entry. */
export const surprises: string[] = []

/** Given instead of a response: the connection fails. */
export const offline = 'offline' as const

const schema = buildSchema(schemaText)

type Name = keyof Operations
type Data<N extends Name> = Operations[N]['data']
type Reply<N extends Name> = Data<N> | typeof offline
type Answer<N extends Name> = Reply<N> | ((variables: Operations[N]['variables']) => Reply<N> | Promise<Reply<N>>)
export type Asked<V> = { variables: V; headers: Headers }

/**
 * Answers an operation from now on. Returns a list that records the requests. The operation runs against the real schema with the given
 * data, so a response has exactly the selected fields with their `__typename`, and data that the schema forbids fails the test.
 */
export function answer<N extends Name>(name: N, given: Answer<N>): Asked<Operations[N]['variables']>[] {
  const asked: Asked<Operations[N]['variables']>[] = []
  const resolve = async ({ query, variables, request }: { query: string; variables: unknown; request: Request }) => {
    const values = variables as Operations[N]['variables']
    asked.push({ variables: values, headers: request.headers })
    const data = typeof given === 'function' ? await given(values) : given
    if (data === offline) return HttpResponse.error()
    return HttpResponse.json(await resultOf(name, query, values, data))
  }
  server.use(graphql.query(name, resolve), graphql.mutation(name, resolve))
  return asked
}

/** Answers an operation from now on as the server does after the session has ended. Returns a list that records the requests. */
export function refuse<N extends Name>(name: N): Asked<Operations[N]['variables']>[] {
  const asked: Asked<Operations[N]['variables']>[] = []
  const resolve = ({ variables, request }: { variables: unknown; request: Request }) => {
    asked.push({ variables: variables as Operations[N]['variables'], headers: request.headers })
    const errors = [{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }]
    return HttpResponse.json<GraphQLResponseBody<Record<string, unknown>>>({ data: null, errors: errors as never })
  }
  server.use(graphql.query(name, resolve), graphql.mutation(name, resolve))
  return asked
}

async function resultOf<N extends Name>(name: N, query: string, values: Operations[N]['variables'], data: Data<N>) {
  const result = await execute({ schema, document: parse(query), rootValue: data, variableValues: values })
  for (const error of result.errors ?? []) surprises.push(`The answer to ${name} does not fit the schema: ${error.message}`)
  return { data: result.data ?? null, ...(result.errors && { errors: result.errors.map((it) => it.toJSON()) }) }
}

/** Answers a mutation from now on with a stream whose pieces the test sends after the request. */
export function answerInPieces<N extends Name>(name: N) {
  const asked: Asked<Operations[N]['variables']>[] = []
  const begun = Promise.withResolvers<{ stream: ReadableStreamDefaultController<Uint8Array>; query: string }>()
  server.use(
    graphql.mutation(name, ({ query, variables, request }) => {
      asked.push({ variables: variables as Operations[N]['variables'], headers: request.headers })
      const body = new ReadableStream<Uint8Array>({ start: (stream) => begun.resolve({ stream, query }) })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } }) as HttpResponse<never>
    }),
  )
  const write = async (event: string, data: unknown) =>
    (await begun.promise).stream.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  return {
    asked,
    say: (text: string) => write('text', { text }),
    finish: async (data: Data<N>) => {
      const { query, stream } = await begun.promise
      await write('next', await resultOf(name, query, asked[0]?.variables as Operations[N]['variables'], data))
      await write('complete', null)
      stream.close()
    },
    breakOff: async () => (await begun.promise).stream.error(new Error('reset')),
  }
}

export type Heard = { headers: Headers; credentials: RequestCredentials; body: unknown }
type Respond = (heard: Heard) => Response | Promise<Response>

/** Answers a REST path from now on. Returns a list that records the requests. */
export function serve(method: 'get' | 'post', path: string, respond: Respond): Heard[] {
  const list: Heard[] = []
  const handler = http[method](path, async ({ request }) => {
    const text = await request.text()
    const { headers, credentials } = request
    const heard: Heard = { headers, credentials, body: text ? JSON.parse(text) : undefined }
    list.push(heard)
    return respond(heard)
  })
  server.use(handler)
  return list
}

/** `GET /api/auth/user`: the user of the session cookie. */
export function serveSession(user: SessionUser | null | (() => SessionUser | null | Promise<SessionUser | null>)): Heard[] {
  return serve('get', '/api/auth/user', async () => {
    const found = typeof user === 'function' ? await user() : user
    return HttpResponse.json(found)
  })
}

/** `POST /api/auth/logout`: 204 by default. */
export function serveLogout(respond: Respond = () => new HttpResponse(null, { status: 204 })): Heard[] {
  return serve('post', '/api/auth/logout', respond)
}

/** `GET /api/landing/enrollments`: the latest signups. */
export function serveEnrollments(enrollments: { persona: string; enrolledAt: string }[]): Heard[] {
  return serve('get', '/api/landing/enrollments', () => HttpResponse.json(enrollments))
}

export function serveSignup(respond: Respond): Heard[] {
  return serve('post', '/api/signup', respond)
}

/** Returns a REST error in the server's format. `issues` name fields. */
export function restError(
  status: number,
  code: string,
  message: string,
  issues?: { field: string; message: string }[],
): Response {
  return HttpResponse.json({ message, code, ...(issues && { field: issues[0]?.field, issues }) }, { status })
}

/** Returns a promise and the function that resolves it, for responses that the test delays. */
export function gate(): { open: () => void; opened: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { open: resolve, opened: promise }
}

const running = new Set<string>()
server.events.on('request:start', ({ requestId }) => running.add(requestId))
server.events.on('request:end', ({ requestId }) => running.delete(requestId))
server.events.on('unhandledException', ({ requestId, error, request }) => {
  running.delete(requestId)
  surprises.push(`${request.method} ${request.url}: ${error.message}`)
})

/** Maximum counted time of a round in ms. A longer round is a stall of the machine and counts as this much. */
const patience = 1000
const longestRound = 20
/** Rounds that the app needs to read a sent response. */
const roundsToRead = 5

/** Waits until no request is pending, so that none is counted in the next test. */
export async function settle(): Promise<void> {
  let waited = 0
  let quietRounds = 0
  while (quietRounds < roundsToRead && waited < patience) {
    const began = performance.now()
    // A test may have stopped the other timers.
    await new Promise((resolve) => setImmediate(resolve))
    waited += Math.min(performance.now() - began, longestRound)
    quietRounds = running.size === 0 ? quietRounds + 1 : 0
  }
  running.clear()
}

/** Fails the test for every request without a handler. */
export async function onUnhandledRequest(request: Request): Promise<void> {
  const body = await request.clone().text()
  const operation = /"operationName":"(\w+)"/.exec(body)?.[1]
  surprises.push(`Nothing answers ${request.method} ${new URL(request.url).pathname}${operation ? ` ${operation}` : ''}`)
}
