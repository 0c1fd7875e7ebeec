import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kinds } from '../support/academy/academy.ts'
import { prepare, removeAll, seededData } from '../support/academy/academy-data.ts'
import { testSecret } from '../support/academy/academy-process.ts'
import { experimenter } from '../support/learning/lab.ts'
import { Visitor } from '../support/load/visitor.ts'

// Measures how the parallel reads of one account affect other requests. The server runs in its own process, so the test's work does not count.

const connections = 40
const rounds = 10
const rows = 1500
/** Longest wait of another request. On a slow machine, the time of as many long responses as run at once, and two more, counts instead. */
const longestWaitMs = 300
const longestWaitInResponses = 6

/** Responds immediately, so its delay is that of the machine. */
const bareServer = `require('node:http').createServer((_, reply) => reply.end('ok'))
  .listen(0, '127.0.0.1', function () { console.log('http://127.0.0.1:' + this.address().port) })`

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type Wait = { path: string; ms: number; status: number; bareMs: number }

describe.each(kinds)('parallel requests for long texts on the %s database', (kind) => {
  let academy: ChildProcess
  let greedy: Visitor
  let other: Visitor
  let bare: ChildProcess
  let bareUrl: string

  beforeAll(async () => {
    const data = await seededData(kind)
    const cookies = await prepare(data, async (inside) => {
      const [one, two] = [await experimenter(inside), await experimenter(inside)]
      const text = { toolType: 'chatgpt', level: 'safe', prompt: 'p'.repeat(4000), response: 'r'.repeat(8000) } as const
      const row = (at: number) => ({
        ...text,
        learnerId: one.user.id,
        createdAt: new Date(Date.now() - at * 1000),
        answeredAt: new Date(),
      })
      await inside.db.interaction.createMany({ data: Array.from({ length: rows }, (_, at) => row(at)) })
      return [one.browser.cookies, two.browser.cookies]
    })
    academy = fork(path.join(import.meta.dirname, 'event-loop-academy.ts'), {
      env: { PATH: process.env['PATH'], SESSION_SECRET: testSecret, NODE_NO_WARNINGS: '1', ...data.env },
      execArgv: ['--max-semi-space-size=8'],
    })
    const [{ url }] = (await once(academy, 'message')) as [{ url: string }]
    bare = spawn(process.execPath, ['-e', bareServer], { stdio: ['ignore', 'pipe', 'inherit'] })
    if (!bare.stdout) throw new Error('the bare server has no output')
    bareUrl = String(((await once(bare.stdout, 'data')) as [Buffer])[0]).trim()
    greedy = new Visitor(url, cookies[0])
    other = new Visitor(url, cookies[1])
  }, 600_000)
  afterAll(async () => {
    bare?.kill()
    academy?.disconnect()
    if (academy?.exitCode === null) await once(academy, 'exit')
    await removeAll()
  })

  /** Does not parse the response, which would delay the measured requests in this process. */
  const history = async () => {
    const cookie = [...greedy.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const asked = get(`${greedy.url}/api/ai-playground/history`, { agent: false, headers: { cookie } })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    return answer.statusCode ?? 0
  }

  async function timed(path: string): Promise<Wait> {
    const wait = async (work: () => Promise<{ status: number }>) => {
      const begun = performance.now()
      const { status } = await work()
      return { ms: performance.now() - begun, status }
    }
    const [wanted, machine] = await Promise.all([wait(() => other.ask('GET', path)), wait(() => fetch(bareUrl))])
    return { path, ...wanted, bareMs: machine.ms }
  }

  it('of one session delay a health check no more than six of its requests would, and another session is answered meanwhile', {
    timeout: 120_000,
  }, async () => {
    const alone: number[] = []
    for (let at = 0; at < 20; at += 1) {
      const begun = performance.now()
      await Promise.all([history(), timed('/api/health'), timed('/api/auth/user')])
      alone.push(performance.now() - begun)
    }
    const mostMs = Math.max(longestWaitMs, longestWaitInResponses * median(alone))

    const waits: Wait[] = []
    let isOver = false
    const watching = (async () => {
      while (!isOver) {
        waits.push(...(await Promise.all([timed('/api/health'), timed('/api/auth/user')])))
        await delay(5)
      }
    })()
    const statuses: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const replies = await Promise.all(Array.from({ length: connections }, history))
      statuses.push(...replies)
    }
    isOver = true
    await watching

    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(waits.every(({ status }) => status === 200)).toBe(true)
    // On a busy machine one process can wait while the other does not, but rarely. Without the limit all of them are late.
    const health = waits.filter(({ path }) => path === '/api/health')
    const late = health.filter(({ ms, bareMs }) => ms - bareMs > mostMs)
    expect(late.length, `${late.length} of ${health.length}`).toBeLessThanOrEqual(health.length / 5)
  })
})
