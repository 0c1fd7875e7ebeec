import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Ai, type ChatModel, StoppedError, type TimeoutPolicy, UnreachableError } from './ai.ts'
import { type AiSettings, connectAi } from './connect.ts'
import { type FaultMode, LocalModels, testModelKey } from './provider.fixture.ts'

/** A timeout long enough for a machine that runs other tests in parallel. */
const patient = { timeout: 10_000 }
const quick: TimeoutPolicy = { firstMs: 20_000, wholeMs: 25_000, retryMs: 1, failures: 3, restMs: 30_000 }

let models: LocalModels
let logged: string[]
beforeAll(async () => {
  models = await LocalModels.start()
})
beforeEach(() => {
  models.reset()
  logged = []
})
afterAll(() => models.close())

function connect(changes: Partial<AiSettings> = {}, patience: Partial<TimeoutPolicy> = {}): Ai {
  const settings: AiSettings = {
    openai: { id: 'openai', key: testModelKey, baseUrl: `${models.url}/v1` },
    anthropic: { key: testModelKey, baseUrl: `${models.url}/v1` },
    models: { chatgpt: { provider: 'openai', model: 'gpt-test' }, claude: { provider: 'anthropic', model: 'claude-test' } },
    moderationModel: 'moderation-test',
    pictures: undefined,
    ...changes,
  }
  const waits = { ...quick, ...patience }
  return connectAi(settings, { longestTokens: 700, answerPatience: waits, checkPatience: waits }, (line) => logged.push(line))
}

function ask(model: ChatModel | undefined, more: { signal?: AbortSignal; onText?: (piece: string) => void } = {}) {
  const heard: string[] = []
  if (!model) throw new Error('no model')
  const { signal = new AbortController().signal, onText = (piece) => void heard.push(piece) } = more
  const answer = model.answer({ system: 'Be kind.', prompt: 'Explain tides.', signal, onText })
  return { answer, heard }
}

describe.each([
  ['chatgpt', '/v1/chat/completions'],
  ['claude', '/v1/messages'],
] as const)('the model of %s', (tool, path) => {
  it('streams the answer and returns the counted tokens', async () => {
    const { answer, heard } = ask(connect().models[tool])
    expect(await answer).toEqual({ text: models.pieces.join(''), tokens: 340 })
    expect(heard).toEqual(models.pieces)
  })

  it('sends only the rules, the prompt and the maximum length of the answer', async () => {
    await ask(connect().models[tool]).answer
    const [asked] = models.asked
    expect(asked?.path).toBe(path)
    const bodies = {
      chatgpt: {
        model: 'gpt-test',
        messages: [
          { role: 'system', content: 'Be kind.' },
          { role: 'user', content: 'Explain tides.' },
        ],
        max_completion_tokens: 700,
        stream: true,
        stream_options: { include_usage: true },
      },
      claude: {
        model: 'claude-test',
        max_tokens: 700,
        system: [{ type: 'text', text: 'Be kind.' }],
        messages: [{ role: 'user', content: [{ type: 'text', text: 'Explain tides.' }] }],
        stream: true,
      },
    }
    expect(asked?.body).toEqual(bodies[tool])
    const known = ['accept', 'accept-encoding', 'accept-language', 'anthropic-version', 'authorization', 'connection']
    known.push('content-length', 'content-type', 'host', 'sec-fetch-mode', 'user-agent', 'x-api-key')
    expect(Object.keys(asked?.headers ?? {}).filter((name) => !known.includes(name))).toEqual([])
  })

  it.each<FaultMode>(['down', 'error', 'html', 'garbage', 'empty'])(
    'is retried once when it is %s before the first piece',
    async (mood) => {
      models.next.push(mood)
      const { answer, heard } = ask(connect().models[tool])
      expect((await answer).text).toBe(models.pieces.join(''))
      expect(heard).toEqual(models.pieces)
      expect(models.asked).toHaveLength(2)
      models.reset()
      models.mood = mood
      await expect(ask(connect().models[tool]).answer).rejects.toBeInstanceOf(UnreachableError)
      expect(models.asked).toHaveLength(2)
    },
  )

  it('times out before the first piece and between pieces', async () => {
    models.mood = 'slow'
    await expect(ask(connect({}, { firstMs: 500 }).models[tool]).answer).rejects.toThrow(/no first word in time/)
    expect(models.asked).toHaveLength(2)
    models.reset()
    models.mood = 'stall'
    const { answer, heard } = ask(connect({}, { wholeMs: 500 }).models[tool])
    await expect(answer).rejects.toThrow(/too slow/)
    expect(heard.length).toBeLessThanOrEqual(1)
    await vi.waitFor(() => expect(models.givenUp).toBe(1), patient)
  })

  it('is not retried after the first piece has arrived', async () => {
    models.mood = 'cut'
    const { answer, heard } = ask(connect().models[tool])
    await expect(answer).rejects.toBeInstanceOf(UnreachableError)
    expect(heard).toEqual([models.pieces[0]])
    expect(models.asked).toHaveLength(1)
  })

  it('reports an answer that the provider stopped', async () => {
    models.mood = 'filtered'
    await expect(ask(connect().models[tool]).answer).rejects.toBeInstanceOf(StoppedError)
    expect(models.asked).toHaveLength(1)
  })

  it('cancels the request and rethrows the error when the listener throws', async () => {
    models.mood = 'stall'
    const enough = new Error('enough')
    const onText = () => {
      throw enough
    }
    await expect(ask(connect().models[tool], { onText }).answer).rejects.toBe(enough)
    await vi.waitFor(() => expect(models.givenUp).toBe(1), patient)
    expect(models.asked).toHaveLength(1)
    expect(logged).toEqual([])
  })

  it('cancels the request when the caller aborts', async () => {
    models.mood = 'stall'
    const leaving = new AbortController()
    const { answer } = ask(connect().models[tool], { signal: leaving.signal, onText: () => leaving.abort() })
    await expect(answer).rejects.toThrow(/abort/i)
    await vi.waitFor(() => expect(models.givenUp).toBe(1), patient)
    expect(logged).toEqual([])
  })

  it('logs neither the key nor the prompt', async () => {
    models.mood = 'error'
    await expect(ask(connect().models[tool]).answer).rejects.toBeInstanceOf(UnreachableError)
    const wrong = {
      openai: { id: 'openai', key: 'sk-wrong', baseUrl: models.url },
      anthropic: { key: 'sk-wrong', baseUrl: models.url },
    }
    await expect(ask(connect(wrong).models[tool]).answer).rejects.toBeInstanceOf(UnreachableError)
    expect(logged.join('\n')).toMatch(/500[\s\S]*401/)
    expect(logged.join('\n')).not.toMatch(/sk-|tides|kind/i)
  })
})

describe('the circuit breaker', () => {
  afterEach(() => vi.useRealTimers())

  it('pauses a failing provider, retries it after the pause and does not affect the other provider', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const ai = connect()
    models.mood = 'down'
    for (let n = 0; n < 3; n += 1) await expect(ask(ai.models['chatgpt']).answer).rejects.toThrow(UnreachableError)
    expect(models.asked).toHaveLength(6)
    models.reset()
    await expect(ask(ai.models['chatgpt']).answer).rejects.toThrow(/rests/)
    expect(models.asked).toHaveLength(0)
    expect((await ask(ai.models['claude']).answer).tokens).toBe(340)
    vi.setSystemTime(Date.now() + quick.restMs + 1)
    expect((await ask(ai.models['chatgpt']).answer).tokens).toBe(340)
    expect(logged.filter((line) => line.includes('is not asked for 30 s'))).toHaveLength(1)
  })

  it('does not count canceled requests as failures', async () => {
    const ai = connect()
    models.mood = 'stall'
    const enough = () => {
      throw new Error('enough')
    }
    for (let n = 0; n < 4; n += 1) await expect(ask(ai.models['chatgpt'], { onText: enough }).answer).rejects.toThrow('enough')
    models.reset()
    expect((await ask(ai.models['chatgpt']).answer).tokens).toBe(340)
  })
})

describe('a compatible server', () => {
  it('works without a key and sends the maximum length in the parameter that all servers support', async () => {
    const openai = { id: 'academy-server', key: undefined, baseUrl: `${models.url}/v1` }
    const { models: connected } = connect({ openai, models: { gemini: { provider: 'openai', model: 'small' } } })
    expect(connected['gemini']).toMatchObject({ provider: 'academy-server', model: 'small' })
    expect(connected['chatgpt']).toBeUndefined()
    // The test server requires a key and rejects the request.
    await expect(ask(connected['gemini']).answer).rejects.toBeInstanceOf(UnreachableError)
    expect(models.asked[0]?.headers.authorization).toBeUndefined()
    expect(models.asked[0]?.body).toMatchObject({ model: 'small', max_tokens: 700 })
  })
})

describe('moderation', () => {
  const check = (ai: Ai) => ai.moderator?.check('Explain tides.', 'prompt', new AbortController().signal)

  it('returns whether a text is suitable, and the flagged categories', async () => {
    expect(await check(connect())).toEqual({ isFlagged: false, categories: [] })
    models.flags = () => ['self-harm/intent']
    expect(await check(connect())).toEqual({ isFlagged: true, categories: ['self-harm/intent'] })
    expect(models.asked[0]).toMatchObject({
      path: '/v1/moderations',
      body: { model: 'moderation-test', input: 'Explain tides.' },
    })
    expect(Object.keys(models.asked[0]?.body ?? {})).toEqual(['model', 'input'])
  })

  it.each(['down', 'garbage'] as const)('rejects when the endpoint is %s', async (how) => {
    models.moderation = how
    await expect(check(connect())).rejects.toBeInstanceOf(UnreachableError)
    expect(models.asked).toHaveLength(2)
  })

  it('times out', async () => {
    models.moderation = 'slow'
    await expect(check(connect({}, { wholeMs: 30 }))).rejects.toBeInstanceOf(UnreachableError)
  })

  it('is disabled when no model is configured', () => {
    expect(connect({ moderationModel: undefined }).moderator).toBeNull()
  })
})
