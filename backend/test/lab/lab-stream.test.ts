import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LocalModels } from '../../src/adapters/ai/provider.fixture.ts'
import { parallelLimits } from '../../src/http/request/parallel-requests.ts'
import { Academy, type Browser } from '../support/academy/academy.ts'
import {
  experimenter,
  listening,
  patient,
  quick,
  readEvents,
  send,
  sendPrompt,
  sendStreamed,
  withModels,
} from '../support/learning/lab.ts'
import { staffMember } from '../support/learning/studio.ts'

const tides = 'Explain tides to my class.'
const events = { accept: 'text/event-stream' }

let models: LocalModels
beforeAll(async () => {
  models = await LocalModels.start()
})
beforeEach(() => models.reset())
afterAll(() => models.close())

/** Holds the model after its first piece until `goOn` is called. */
function hold(): { goOn: () => void; hasBegun: Promise<void> } {
  let goOn = () => {}
  let began = () => {}
  const going = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const hasBegun = new Promise<void>((resolve) => {
    began = resolve
  })
  models.between = () => {
    began()
    return going
  }
  return { goOn, hasBegun }
}

describe('an operation requested as an event stream', () => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open('embedded', withModels(models), { answerPatience: quick, checkPatience: quick })
  })
  afterAll(() => academy.close())
  afterEach(() => vi.useRealTimers())

  it('receives the checked pieces of an answer, then the same result as without a stream', async () => {
    const { browser } = await experimenter(academy)
    const { status, headers, texts, names, result } = await sendStreamed(browser, tides)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store' })
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(texts.join('')).toBe(models.pieces.join(''))
    expect(names).toEqual([...texts.map(() => 'text'), 'next', 'complete'])
    expect(result.data.sendPrompt).toEqual(await send(browser, tides))
    expect(models.questions).toHaveLength(1)
  })

  it('receives only the result if there are no pieces', async () => {
    const { browser } = await experimenter(academy)
    const coach = await sendStreamed(browser, tides, { byCoach: true })
    expect(coach.names).toEqual(['next', 'complete'])
    const { body } = await browser.post('/graphql', { query: '{ viewer { id } }' }, events)
    expect(readEvents(body)).toMatchObject({
      names: ['next', 'complete'],
      result: { data: { viewer: { id: expect.any(String) } } },
    })
  })

  it('can set cookies', async () => {
    const browser = academy.browser()
    const query = 'mutation { demoSignIn(username: "a", password: "b") { __typename } }'
    const { body } = await browser.post('/graphql', { query }, events)
    expect(readEvents(body).result.errors).toBeUndefined()
    expect((await browser.execute('{ viewer { id } }')).viewer).not.toBeNull()
  })

  it('follows the same rules as without a stream', async () => {
    const { browser } = await experimenter(academy)
    const body = { query: sendPrompt, variables: { input: { toolType: 'chatgpt', prompt: tides } } }
    const refused = async (over: Record<string, string>, sent: unknown = body) => {
      const { status, headers, body: answer } = await browser.post('/graphql', sent, { ...events, ...over })
      expect(headers['content-type']).toMatch(/^application\/(graphql-response\+)?json/)
      return { status, code: answer.code ?? answer.errors[0].extensions.code }
    }
    expect(await refused({ 'sec-fetch-site': 'cross-site' })).toEqual({ status: 403, code: 'CROSS_SITE' })
    expect(await refused({ 'content-type': 'text/plain' })).toEqual({ status: 415, code: 'NOT_JSON' })
    expect(await refused({}, '{')).toEqual({ status: 400, code: 'INVALID_JSON' })
    expect(await refused({}, { query: `# ${'x'.repeat(110_000)}` })).toEqual({ status: 413, code: 'BODY_TOO_LARGE' })
    expect(await refused({}, { query: '{ viewer { nothing } }' })).toEqual({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED' })
    expect(await refused({}, { query: '{ viewer {' })).toEqual({ status: 400, code: 'GRAPHQL_PARSE_FAILED' })
    const nobody = await sendStreamed(academy.browser(), tides)
    expect(nobody.result.errors[0].extensions.code).toBe('UNAUTHENTICATED')
    expect(models.asked).toEqual([])
  })

  it('counts towards the prompt limit', async () => {
    const { browser, user } = await experimenter(academy)
    const resetsAt = new Date(academy.app.clock().getTime() + 60_000)
    await academy.db.rateLimit.create({ data: { key: `lab-prompt:${user.id}`, count: 60, resetsAt } })
    expect((await sendStreamed(browser, tides)).result.data.sendPrompt).toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('masks internal errors', async () => {
    const { browser } = await experimenter(academy)
    models.pieces = ['One. ', 'Two. ']
    const { db } = academy.app
    const broken = vi.spyOn(db.rateLimit, 'findUnique').mockImplementationOnce(() => {
      throw new Error('secret of the database')
    })
    const { body, result } = await sendStreamed(browser, tides)
    expect(result.errors[0]).toMatchObject({ message: 'Something went wrong on our side. Please try again.' })
    expect(JSON.stringify(body)).not.toContain('secret of the database')
    broken.mockRestore()
  })

  it('is kept alive while the model is working', async () => {
    const { browser } = await experimenter(academy)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { goOn, hasBegun } = hold()
    const streaming = sendStreamed(browser, tides)
    await hasBegun
    vi.advanceTimersByTime(20_000)
    goOn()
    const { body, names } = await streaming
    expect(String(body).match(/^: wait$/gm)).toHaveLength(2)
    expect(names.at(-1)).toBe('complete')
  })

  it('stores what the learner read when the client disconnects, for parents and staff; the prompt can be sent again', async () => {
    const { browser, user } = await experimenter(academy)
    hold()
    const leaving = new AbortController()
    const reader = await open(academy, browser, leaving.signal)
    expect(await firstText(reader)).toContain('Tides come from the moon.')
    leaving.abort()
    await vi.waitFor(() => expect(models.givenUp).toBe(1), patient)
    const rows = () => academy.db.interaction.findMany({ where: { learnerId: user.id }, orderBy: { createdAt: 'asc' } })
    await vi.waitFor(async () => expect((await rows())[0]?.answeredAt).toBeTruthy(), patient)
    expect(await rows()).toMatchObject([{ isPartial: true, response: 'Tides come from the moon.\n\n(The answer ended here.)' }])
    models.reset()
    const again = await send(browser, tides)
    expect(again).toMatchObject({ model: 'gpt-test', response: models.pieces.join('') })
    expect((await rows()).map(({ isPartial }) => isPartial)).toEqual([true, false])
    const list = await browser.execute('{ viewer { learner { interactions { edges { node { id } } } } } }')
    expect(list.viewer.learner.interactions.edges).toHaveLength(2)
  })

  it('stores what the learner read when the model fails after the first sentences', async () => {
    const { browser, user } = await experimenter(academy)
    models.mood = 'cut'
    const { texts, result } = await sendStreamed(browser, tides)
    expect(texts.join('')).not.toBe('')
    expect(result.data.sendPrompt).toMatchObject({ code: 'AI_UNREACHABLE' })
    const [row] = await academy.db.interaction.findMany({ where: { learnerId: user.id } })
    expect(row).toMatchObject({ isPartial: true, requestKey: null })
    expect(row?.response.startsWith(texts.join('').trim())).toBe(true)
  })

  it('reports a crisis that only moderation recognizes, also when the client disconnects before its verdict', async () => {
    const { browser, user } = await experimenter(academy)
    await staffMember(academy)
    const { moderator } = academy.app.ai
    if (!moderator) throw new Error('no moderation')
    let decide = () => {}
    const asking = vi.spyOn(moderator, 'check').mockImplementationOnce((_text, _of, signal) => {
      const verdict = Promise.withResolvers<{ isFlagged: boolean; categories: string[] }>()
      signal.addEventListener('abort', () => verdict.reject(new Error('aborted')))
      decide = () => verdict.resolve({ isFlagged: true, categories: ['self-harm/intent'] })
      return verdict.promise
    })
    const leaving = new AbortController()
    const asked = ask(academy, browser, { signal: leaving.signal }, events).catch(() => null)
    await vi.waitFor(() => expect(asking).toHaveBeenCalled(), patient)
    leaving.abort()
    await asked
    // The server notices the disconnection.
    await new Promise((resolve) => setTimeout(resolve, 100))
    decide()
    const rows = () => academy.db.interaction.findMany({ where: { learnerId: user.id } })
    await vi.waitFor(async () => expect((await rows())[0]?.reasons).toContain('crisis'), patient)
    const [row] = await rows()
    expect(await academy.db.outboxMail.count({ where: { kind: 'crisis', text: { contains: row?.id ?? '' } } })).toBeGreaterThan(0)
  })

  it('stores nothing when the client disconnects before the first sentence, and frees the place of the request', async () => {
    const { browser, user } = await experimenter(academy)
    for (let round = 1; round <= parallelLimits.stream.running + 1; round += 1) {
      models.pieces = ['Tides come ', 'from the moon.']
      const { hasBegun } = hold()
      const leaving = new AbortController()
      const asked = ask(academy, browser, { signal: leaving.signal }, events).catch(() => null)
      await hasBegun
      leaving.abort()
      await asked
      await vi.waitFor(() => expect(models.givenUp).toBe(round), patient)
      const count = () => academy.db.interaction.count({ where: { learnerId: user.id } })
      await vi.waitFor(async () => expect(await count()).toBe(0), patient)
    }
  })

  it('does not ask a model for a client that left while its request waited', async () => {
    const { browser } = await experimenter(academy)
    const { goOn } = hold()
    const { running } = parallelLimits.stream
    const prompts = Array.from({ length: running }, (_, index) => `Explain tide ${index} to my class.`)
    const asked = prompts.map((prompt) => ask(academy, browser, {}, events, prompt))
    await vi.waitFor(() => expect(models.questions).toHaveLength(running), patient)
    const leaving = new AbortController()
    const waiting = ask(academy, browser, { signal: leaving.signal }, events, 'Explain rivers.').catch(() => null)
    await new Promise((resolve) => setTimeout(resolve, 200))
    leaving.abort()
    await waiting
    goOn()
    for (const response of await Promise.all(asked)) await response.text()
    expect(await send(browser, 'Explain lakes.')).toMatchObject({ model: 'gpt-test' })
    expect(models.questions).toHaveLength(running + 1)
  })

  it('sends a piece while the rest is still being written', async () => {
    const { browser } = await experimenter(academy)
    const { goOn } = hold()
    const reader = await open(academy, browser)
    expect(await firstText(reader)).toContain('Tides come from the moon.')
    goOn()
    expect(readEvents(await rest(reader)).result.data.sendPrompt).toMatchObject({ model: 'gpt-test' })
  })
})

describe('a server that is stopping', () => {
  it('finishes streams and answers in progress, and then waits for no connection', async () => {
    const academy = await Academy.open('embedded', withModels(models), { answerPatience: quick, checkPatience: quick })
    const { browser } = await experimenter(academy)
    const { goOn } = hold()
    const reader = await open(academy, browser)
    const begun = await firstText(reader)
    const other = await experimenter(academy)
    const plain = ask(academy, other.browser)
    await vi.waitFor(() => expect(models.questions).toHaveLength(2), patient)
    const closing = academy.close()
    goOn()
    expect(readEvents(begun + (await rest(reader))).names.at(-1)).toBe('complete')
    expect((await (await plain).json()).data.sendPrompt).toMatchObject({ model: 'gpt-test' })
    await closing
  })
})

type Reader = ReadableStreamDefaultReader<Uint8Array>

async function ask(academy: Academy, browser: Browser, init: RequestInit = {}, accept = {}, prompt = tides): Promise<Response> {
  return fetch(`${await listening(academy)}/graphql`, {
    method: 'POST',
    headers: { ...accept, 'content-type': 'application/json', cookie: [...browser.cookies].map((it) => it.join('=')).join('; ') },
    body: JSON.stringify({ query: sendPrompt, variables: { input: { toolType: 'chatgpt', prompt } } }),
    ...init,
  })
}

async function open(academy: Academy, browser: Browser, signal?: AbortSignal): Promise<Reader> {
  const response = await ask(academy, browser, signal && { signal }, events)
  if (!response.body) throw new Error(`no stream: ${response.status}`)
  return response.body.getReader()
}

async function firstText(reader: Reader): Promise<string> {
  const { value } = await reader.read()
  return new TextDecoder().decode(value)
}

async function rest(reader: Reader): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for (let next = await reader.read(); !next.done; next = await reader.read())
    text += decoder.decode(next.value, { stream: true })
  return text
}
