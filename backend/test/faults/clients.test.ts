import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Academy } from '../support/academy/academy.ts'
import { removeAll, seededData } from '../support/academy/academy-data.ts'
import { AcademyProcess, endAll } from '../support/academy/academy-process.ts'
import { Visitor } from '../support/load/visitor.ts'

const open = new Set<Socket>()

/** Opens a connection that sends this text, and records what it receives and whether it was closed. */
function caller(port: number, said: string) {
  const socket = connect(port, '127.0.0.1')
  open.add(socket)
  let heard = ''
  let isClosed = false
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
    open.delete(socket)
  })
  socket.write(said)
  return { say: (text: string) => socket.writable && socket.write(text), heard: () => heard, isClosed: () => isClosed }
}

afterEach(() => {
  for (const socket of open) socket.destroy()
})

const post = (length: number) =>
  `POST /api/signup HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

describe('slow clients', () => {
  let academy: Academy
  let port: number
  beforeAll(async () => {
    academy = await Academy.open()
    await academy.server.listen({ port: 0, host: '127.0.0.1' })
    port = (academy.server.server.address() as { port: number }).port
  })
  afterAll(() => academy.close())

  it('are disconnected, two hundred in parallel, while another client is served normally', async () => {
    const headers = Array.from({ length: 100 }, () => caller(port, 'GET /api/news HTTP/1.1\r\nHost: 127.0.0.1\r\n'))
    const bodies = Array.from({ length: 100 }, () => caller(port, post(5000)))
    const dribblers = [...headers, ...bodies]
    const healthy = new Visitor(`http://127.0.0.1:${port}`)
    const statuses = new Set<number>()
    // Ten seconds for headers, twenty for the whole request; the rest is slack for a busy machine.
    for (let second = 0; second < 60 && dribblers.some((it) => !it.isClosed()); second += 1) {
      for (const it of headers) it.say('x')
      for (const it of bodies) it.say(' ')
      statuses.add((await healthy.ask('GET', '/api/health')).status)
      await delay(1000)
    }
    expect(dribblers.filter((it) => !it.isClosed())).toHaveLength(0)
    expect(headers.every((it) => /^(HTTP\/1.1 408 |$)/.test(it.heard()))).toBe(true)
    expect([...statuses]).toEqual([200])
  })

  it('that send oversized headers get a JSON error', async () => {
    const large = caller(port, `GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`)
    await expect.poll(() => large.isClosed(), { timeout: 10_000 }).toBe(true)
    const [head = '', body = ''] = large.heard().split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1.1 431 /)
    expect(JSON.parse(body)).toEqual({ message: expect.any(String), code: 'HEADERS_TOO_LARGE' })
    const nonsense = caller(port, 'this is no request\r\n\r\n')
    await expect.poll(() => nonsense.isClosed(), { timeout: 10_000 }).toBe(true)
    expect(nonsense.heard()).toMatch(/^HTTP\/1.1 400 [\s\S]*BAD_REQUEST/)
  })
})

/** Starts a request whose body is sent when `finish` is called. */
function begun(url: string, body: unknown) {
  const text = JSON.stringify(body)
  const asked = request(`${url}/graphql`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), expect: '100-continue' },
  })
  const isHeard = new Promise<void>((resolve, reject) => asked.on('continue', resolve).on('error', reject))
  const answer = new Promise<string>((resolve, reject) => {
    asked.on('error', reject).on('response', (heard) => {
      let said = ''
      heard.on('data', (chunk) => {
        said += chunk
      })
      heard.on('error', reject).on('end', () => resolve(`${heard.statusCode} ${said.trim()}`))
    })
  })
  asked.flushHeaders()
  const finish = () => {
    asked.end(text)
    return answer
  }
  return { isHeard, finish }
}

describe('a process that receives SIGTERM', () => {
  afterAll(async () => {
    await endAll()
    await removeAll()
  })

  it('says that it is not ready, answers for DRAIN_SECONDS and exits with 0', async () => {
    const academy = await AcademyProcess.start({ ...(await seededData('embedded')).env, DRAIN_SECONDS: '3' })
    const visitor = new Visitor(academy.url)
    expect((await visitor.ask('GET', '/api/ready')).status).toBe(200)
    academy.signal('SIGTERM')
    await expect.poll(async () => (await visitor.ask('GET', '/api/ready')).status, { timeout: 2500 }).toBe(503)
    expect((await visitor.ask('GET', '/api/live')).status).toBe(200)
    expect((await visitor.ask('GET', '/')).status).toBe(200)
    expect(await academy.exit()).toBe(0)
  })

  it('answers requests in progress, drops those that never end, accepts no new ones and exits with 0', async () => {
    const academy = await AcademyProcess.start((await seededData('embedded')).env)
    const port = Number(new URL(academy.url).port)
    const query = 'mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }'
    // The first request compiles what it runs, so it is much slower.
    await begun(academy.url, { query, variables: { email: 'first@example.org' } }).finish()
    const asked = Array.from({ length: 20 }, (_, index) =>
      begun(academy.url, { query, variables: { email: `under-way-${index}@example.org` } }),
    )
    const stuck = caller(port, post(5000))
    const late = caller(port, 'GET /api/live HTTP/1.1\r\n')
    await Promise.all(asked.map((it) => it.isHeard))
    const stopped = performance.now()
    academy.signal('SIGTERM')
    await expect
      .poll(() => new Visitor(academy.url).ask('GET', '/api/health').catch(() => 'nobody'), { timeout: 10_000 })
      .toBe('nobody')
    late.say('Host: 127.0.0.1\r\n\r\n')
    await expect.poll(late.heard, { timeout: 10_000 }).toMatch(/^HTTP\/1.1 200 /)
    expect(await Promise.all(asked.map((it) => it.finish()))).toEqual(
      asked.map(() => '200 {"data":{"requestSignInLink":{"__typename":"DonePayload"}}}'),
    )
    expect(await academy.exit()).toBe(0)
    expect(performance.now() - stopped).toBeLessThan(40_000)
    expect(stuck.isClosed()).toBe(true)
  })
})
