import { request } from 'node:https'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { LocalModels } from '../../src/adapters/ai/provider.fixture.ts'
import { type AcademyData, prepare, removeAll, serverData } from '../support/academy/academy-data.ts'
import { AcademyProcess, endAll } from '../support/academy/academy-process.ts'
import { experimenter, sendPrompt, withModels } from '../support/learning/lab.ts'
import { Visitor } from '../support/load/visitor.ts'
import { chance, WriteLoad, type Writer, writers } from '../support/load/write-load.ts'
import { hasNginx, Nginx } from './nginx.ts'

const rounds = Number(process.env['FAULT_ROUNDS'] || 4)
const seed = Number(process.env['FAULT_SEED'] || 20261127)

describe.runIf(inject('serverTemplate') && hasNginx())('two processes behind nginx with our example file', () => {
  let data: AcademyData
  let models: LocalModels
  let pair: AcademyProcess[]
  let nginx: Nginx
  let learner: Map<string, string>
  let people: Writer[]

  beforeAll(async () => {
    data = await serverData()
    models = await LocalModels.start()
    await prepare(data, async (academy) => {
      learner = (await experimenter(academy)).browser.cookies
    })
    const env = { ...data.env, ...withModels(models), DRAIN_SECONDS: '2' }
    pair = await Promise.all([AcademyProcess.start(env), AcademyProcess.start(env)])
    nginx = await Nginx.before(pair.map(({ url }) => Number(new URL(url).port)))
  })
  afterAll(async () => {
    await nginx?.close()
    await endAll()
    await models?.close()
    await removeAll()
  })

  it('count requests of a client by its real address, whatever the client claims', async () => {
    const guess = (visitor: Visitor, claimed: string) =>
      visitor.ask(
        'POST',
        '/graphql',
        { query: 'mutation { confirmSignInLink(token: "guessed") { ... on Error { code } } }' },
        { 'x-forwarded-for': claimed },
      )
    const codeOf = async (visitor: Visitor, claimed: string) => (await guess(visitor, claimed)).body.data?.confirmSignInLink.code
    const [attacker, other] = [new Visitor(nginx.url), new Visitor(nginx.url)]
    const codes: string[] = []
    for (let sent = 0; sent < 320; sent += 8)
      codes.push(...(await Promise.all(Array.from({ length: 8 }, (_, index) => codeOf(attacker, `10.9.${sent}.${index}`)))))
    expect(codes.slice(0, 8)).toEqual(Array(8).fill('LINK_EXPIRED'))
    expect(codes.slice(-8)).toEqual(Array(8).fill('RATE_LIMITED'))
    expect(await codeOf(other, '10.9.0.0')).toBe('LINK_EXPIRED')
  })

  it('stream the pieces of an answer while the model still writes', async () => {
    let goOn = () => {}
    models.between = () => new Promise<void>((resolve) => (goOn = resolve))
    const input = { toolType: 'chatgpt', prompt: 'Explain tides to my class.' }
    const answer = eventStream(nginx.url, learner, { query: sendPrompt, variables: { input } })
    await expect.poll(answer.heard, { timeout: 30_000 }).toContain('event: text')
    expect(answer.heard()).not.toContain('event: complete')
    models.between = undefined
    goOn()
    await expect.poll(answer.heard, { timeout: 30_000 }).toContain('event: complete')
    expect(answer.type()).toMatch(/^text\/event-stream/)
  })

  /** Runs writes and reads of many users through nginx meanwhile. */
  async function underLoad(disturb: (load: WriteLoad) => Promise<void>) {
    people = await prepare(data, (academy) => writers(academy, 6))
    const load = new WriteLoad(nginx.url, people, seed)
    const failedReads: string[] = []
    let isOver = false
    const read = async () => {
      const visitor = new Visitor(nginx.url)
      for (let turn = 0; !isOver; turn += 1) {
        const path = ['/api/landing/enrollments', '/landing', '/api/landing/counts'][turn % 3] as string
        const status = await visitor.ask('GET', path).then(
          (heard) => heard.status,
          (error: Error) => error.message,
        )
        if (status !== 200) failedReads.push(`${path}: ${status}`)
      }
    }
    const write = async () => {
      while (!isOver) await load.run(20)
    }
    const users = Promise.all([read(), write()])
    await disturb(load)
    isOver = true
    await users
    console.log(
      `${load.acknowledged} writes, ${load.lost} lost, ${load.unavailable} with 503, longest ${Math.round(load.longestMs)} ms`,
    )
    return { load, failedReads }
  }

  it(
    'lose and double nothing when one is killed, and clients see only requests to repeat',
    async () => {
      const random = chance(seed)
      const { load, failedReads } = await underLoad(async (writes) => {
        for (let round = 0; round < rounds; round += 1) {
          await writes.more(5 + Math.floor(random() * 10))
          await delay(random() * 30)
          const academy = pair[round % 2] as AcademyProcess
          await academy.end('SIGKILL')
          academy.begin()
          await academy.ready()
        }
      })
      expect({ wrong: load.wrong, lost: load.lost, failedReads }).toEqual({ wrong: [], lost: 0, failedReads: [] })
      await prepare(data, ({ db }) => load.expectKept(db))
    },
    120_000 + rounds * 40_000,
  )

  it(
    'fail no request when our script restarts one after the other',
    async () => {
      const exits: (number | null)[] = []
      const { load, failedReads } = await underLoad(async () => {
        for (let round = 0; round < rounds / 2; round += 1)
          await nginx.restartAll(async (port) => {
            const academy = pair.find(({ url }) => url.endsWith(`:${port}`)) as AcademyProcess
            exits.push(await academy.end('SIGTERM'))
            academy.begin()
          })
      })
      expect(exits).toEqual(Array(rounds).fill(0))
      const { wrong, lost, unavailable } = load
      expect({ wrong, lost, unavailable, failedReads }).toEqual({ wrong: [], lost: 0, unavailable: 0, failedReads: [] })
      await prepare(data, ({ db }) => load.expectKept(db))
    },
    120_000 + rounds * 40_000,
  )
})

/** Sends an operation and collects the event stream as it arrives. */
function eventStream(url: string, cookies: Map<string, string>, body: object) {
  let heard = ''
  let type = ''
  const asked = request(`${url}/graphql`, {
    method: 'POST',
    agent: false,
    rejectUnauthorized: false,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  asked.on('response', (response) => {
    type = String(response.headers['content-type'])
    response.setEncoding('utf8').on('data', (chunk) => {
      heard += chunk
    })
  })
  asked.end(JSON.stringify(body))
  return { heard: () => heard, type: () => type }
}
