import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Config, readConfig } from '../../config/config.ts'
import { sessionCookieName } from '../../modules/accounts/sessions/auth.service.ts'
import { newSessionToken } from '../../modules/accounts/sessions/session-token.service.ts'
import { signatureOf } from '../../platform/tokens/signature.service.ts'
import { limitParallelRequests, parallelLimits } from './parallel-requests.ts'

const { session, stream, network } = parallelLimits

describe('parallel requests', () => {
  const config = readConfig({ NODE_ENV: 'test', SESSION_SECRET: 'a secret of the test of parallel requests' })
  let server: FastifyInstance
  let url: string
  /** Ends the requests that run. */
  let ends: (() => void)[]
  let isOver: boolean

  beforeEach(async () => {
    ends = []
    isOver = false
    server = Fastify()
    server.decorateRequest('network', '')
    server.addHook('onRequest', async (request) => {
      request.network = String(request.headers['x-network'] ?? 'home')
    })
    limitParallelRequests(server, { config })
    const run = async () => {
      if (!isOver) await new Promise<void>((resolve) => ends.push(resolve))
      return 'done'
    }
    server.get('/api/slow', run)
    server.post('/graphql', run)
    server.get('/api/health', async () => 'ok')
    server.get('/page', async () => 'ok')
    await server.listen({ port: 0, host: '127.0.0.1' })
    url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  })
  afterEach(async () => {
    endAll()
    await server.close()
  })

  function endAll(): void {
    isOver = true
    for (const end of ends) end()
  }

  const ask = (path: string, cookie = '', more: RequestInit & { headers?: Record<string, string> } = {}) =>
    fetch(`${url}${path}`, { ...more, headers: { ...(cookie && { cookie }), ...more.headers } })
  const many = (count: number, work: () => Promise<Response>) => Array.from({ length: count }, work)
  const statusesOf = async (asked: Promise<Response>[]) => {
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    return { done: statuses.filter((it) => it === 200).length, refused: statuses.filter((it) => it === 429).length }
  }
  const running = (count: number) => expect.poll(() => ends.length, { timeout: 5000 }).toBe(count)

  it('of a session run a few at a time; further ones wait, then are refused, and files and health checks never wait', async () => {
    const one = cookieOf(config)
    const asked = many(session.running + session.waiting, () => ask('/api/slow', one))
    await running(session.running)
    await expect.poll(async () => (await ask('/api/slow', one)).status).toBe(429)
    const refused = await ask('/api/slow', one)
    expect(refused.headers.get('retry-after')).toBe('1')
    const message = 'Too many requests arrived at the same time. Wait a second and try again.'
    expect(await refused.json()).toEqual({ message, code: 'RATE_LIMITED' })
    const operation = await ask('/graphql', one, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
    expect(operation.status).toBe(429)
    expect(await operation.json()).toEqual({ errors: [{ message, extensions: { code: 'RATE_LIMITED' } }] })

    expect((await ask('/api/health', one)).status).toBe(200)
    expect((await ask('/page', one)).status).toBe(200)
    // Another session and a visitor who is not signed in.
    const others = [ask('/api/slow', cookieOf(config)), ask('/api/slow')]
    await running(session.running + 2)
    endAll()
    expect(await statusesOf([...asked, ...others])).toEqual({ done: asked.length + 2, refused: 0 })
    expect((await ask('/api/slow', one)).status).toBe(200)
  })

  it('of a visitor with invented sessions count for the network', async () => {
    let invented = 0
    const asked = many(network.running + network.waiting + 5, () =>
      ask('/api/slow', `${nameOf(config)}=${newSessionToken()}.${invented++}`),
    )
    await running(network.running)
    const elsewhere = ask('/api/slow', '', { headers: { 'x-network': 'school' } })
    await running(network.running + 1)
    const first = await Promise.race(asked)
    expect(first.status).toBe(429)
    endAll()
    expect(await statusesOf([...asked, elsewhere])).toEqual({ done: network.running + network.waiting + 1, refused: 5 })
  })

  it('with an event stream have their own limit', async () => {
    const one = cookieOf(config)
    const events = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', accept: 'text/event-stream' } }
    const asked = many(stream.running + stream.waiting + 2, () => ask('/graphql', one, events))
    await running(stream.running)
    asked.push(ask('/api/slow', one))
    await running(stream.running + 1)
    endAll()
    expect(await statusesOf(asked)).toEqual({ done: stream.running + stream.waiting + 1, refused: 2 })
  })

  it('count until they are done, also when their client leaves', async () => {
    const one = cookieOf(config)
    const left = Array.from({ length: session.running }, () => {
      const asked = get(`${url}/api/slow`, { agent: false, headers: { cookie: one } }, (_answer: IncomingMessage) => {})
      return asked.on('error', () => {})
    })
    await running(session.running)
    for (const asked of left) asked.destroy()
    const next = ask('/api/slow', one)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(ends).toHaveLength(session.running)
    for (const end of ends.splice(0)) end()
    await running(1)
    endAll()
    expect((await next).status).toBe(200)
  })
})

function nameOf(config: Config): string {
  return sessionCookieName(config)
}

/** Returns the cookie of a new session, as the sign-in library writes it. */
function cookieOf(config: Config): string {
  const token = newSessionToken()
  return `${nameOf(config)}=${encodeURIComponent(`${token}.${signatureOf(config, token, 'base64')}`)}`
}
