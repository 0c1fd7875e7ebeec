import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kinds } from '../support/academy/academy.ts'
import { prepare, removeAll, seededData } from '../support/academy/academy-data.ts'
import { testSecret } from '../support/academy/academy-process.ts'
import { experimenter, sendPrompt } from '../support/learning/lab.ts'
import { Visitor } from '../support/load/visitor.ts'
import { adversarialPrompts } from './adversarial-prompts.ts'

// Measures how expensive prompts affect other requests. The server runs in its own process, so the test's work does not count.

const promptCount = 2000
/** Below the limit of 60 prompts per hour and account. */
const promptsEach = 50
const connections = 8
const longestHoldMs = 50
const longestHealthMs = 200
const patient = { timeout: 1_500_000 }

/** Responds immediately, so its delay is that of the machine. */
const bareServer = `require('node:http').createServer((_, reply) => reply.end('ok'))
  .listen(0, '127.0.0.1', function () { console.log('http://127.0.0.1:' + this.address().port) })`

describe('adversarial prompts', () => {
  let academy: ChildProcess
  let bare: ChildProcess
  let url: string
  let bareUrl: string
  let accounts: Visitor[]

  beforeAll(async () => {
    const data = await seededData(kinds.includes('server') ? 'server' : 'embedded')
    const cookies = await prepare(data, async (inside) => {
      const people: Map<string, string>[] = []
      for (let at = 0; at < promptCount / promptsEach; at += 1) people.push((await experimenter(inside)).browser.cookies)
      return people
    })
    academy = fork(path.join(import.meta.dirname, 'event-loop-academy.ts'), {
      env: { PATH: process.env['PATH'], SESSION_SECRET: testSecret, NODE_NO_WARNINGS: '1', ...data.env },
      execArgv: ['--max-semi-space-size=8'],
    })
    const [listening] = (await once(academy, 'message')) as [{ url: string }]
    url = listening.url
    accounts = cookies.map((its) => new Visitor(url, its))
    bare = spawn(process.execPath, ['-e', bareServer], { stdio: ['ignore', 'pipe', 'inherit'] })
    if (!bare.stdout) throw new Error('the bare server has no output')
    const [line] = (await once(bare.stdout, 'data')) as [Buffer]
    bareUrl = String(line).trim()
  }, 600_000)
  afterAll(async () => {
    bare?.kill()
    academy?.disconnect()
    if (academy?.exitCode === null) await once(academy, 'exit')
    await removeAll()
  })

  async function longestHold(): Promise<number> {
    academy.send({ take: true })
    const [{ longestMs }] = (await once(academy, 'message')) as [{ longestMs: number }]
    return longestMs
  }

  const waitFor = async (address: string) => {
    const begun = performance.now()
    const reply = await fetch(address)
    await reply.arrayBuffer()
    return { ms: performance.now() - begun, status: reply.status }
  }

  /** Sends the prompts over a few connections, distributed over the accounts, and counts the outcomes. */
  async function sendAll(prompts: string[]): Promise<Record<string, number>> {
    const outcomes: Record<string, number> = {}
    let next = 0
    const connection = async () => {
      for (let at = next++; at < prompts.length; at = next++) {
        const account = accounts[at % accounts.length]
        const variables = { input: { toolType: 'chatgpt', prompt: prompts[at] }, requestKey: null }
        const { status, body } = (await account?.graphql(sendPrompt, variables)) ?? {}
        const outcome = body?.data?.sendPrompt?.code ?? body?.data?.sendPrompt?.__typename ?? `status ${status}`
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      }
    }
    await Promise.all(Array.from({ length: connections }, connection))
    return outcomes
  }

  it('never block the event loop longer than 50 ms, nor delay a health check by more than 200 ms', patient, async () => {
    const prompts = adversarialPrompts(promptCount, 20_261_123)
    // The first requests load and compile code, which is not about prompts.
    await sendAll(['Write a poem about a fox.', 'Something violent', 'My name is Robin Bell.', 'ж', 'a '.repeat(1600)])
    for (let at = 0; at < 5; at += 1) await waitFor(`${url}/api/health`)
    await longestHold()

    const waits: { ms: number; bareMs: number; status: number }[] = []
    let isOver = false
    const watching = (async () => {
      while (!isOver) {
        const [health, other] = await Promise.all([waitFor(`${url}/api/health`), waitFor(bareUrl)])
        waits.push({ ...health, bareMs: other.ms })
        await delay(20)
      }
    })()
    const outcomes = await sendAll(prompts)
    isOver = true
    await watching
    const held = await longestHold()

    const late = waits.filter(({ ms, bareMs }) => ms - bareMs > longestHealthMs)
    expect(Object.keys(outcomes).toSorted()).toEqual(['INVALID_INPUT', 'Interaction'])
    expect(outcomes['Interaction']).toBeGreaterThan(promptCount / 2)
    expect(held).toBeLessThan(longestHoldMs)
    expect(waits.every(({ status }) => status === 200)).toBe(true)
    // On a busy machine one process can wait while the other does not, but rarely.
    expect(late.length, `${late.length} of ${waits.length}`).toBeLessThanOrEqual(waits.length / 100)
  })

  it('would be detected if they blocked it', async () => {
    academy.send({ holdMs: 120 })
    await delay(50)
    expect(await longestHold()).toBeGreaterThan(100)
  })
})
