import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Ai, type Answerer, type Patience, StoppedError, UnreachableError } from './ai.ts'
import { type AiSettings, connectAi } from './connect.ts'
import { LocalModels, type Mood, modelKey } from './provider.fixture.ts'

/** A machine that runs other tests as well takes its time. */
const patient = { timeout: 10_000 }
const quick: Patience = { firstMs: 20_000, wholeMs: 25_000, retryMs: 1, failures: 3, restMs: 30_000 }

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

function connect(changes: Partial<AiSettings> = {}, patience: Partial<Patience> = {}): Ai {
  const settings: AiSettings = {
    openai: { id: 'openai', key: modelKey, baseUrl: `${models.url}/v1` },
    anthropic: { key: modelKey, baseUrl: `${models.url}/v1` },
    models: { chatgpt: { provider: 'openai', model: 'gpt-test' }, claude: { provider: 'anthropic', model: 'claude-test' } },
    moderationModel: 'moderation-test',
    ...changes,
  }
  const waits = { ...quick, ...patience }
  return connectAi(settings, { longestTokens: 700, answerPatience: waits, checkPatience: waits }, (line) => logged.push(line))
}

function ask(answerer: Answerer | undefined, more: { signal?: AbortSignal; onText?: (piece: string) => void } = {}) {
  const heard: string[] = []
  if (!answerer) throw new Error('no answerer')
  const { signal = new AbortController().signal, onText = (piece) => void heard.push(piece) } = more
  const answer = answerer.answer({ system: 'Be kind.', prompt: 'Explain tides.', signal, onText })
  return { answer, heard }
}

describe.each([
  ['chatgpt', '/v1/chat/completions'],
  ['claude', '/v1/messages'],
] as const)('the model of %s', (tool, path) => {
  it('answers in pieces, and tells what was counted', async () => {
    const { answer, heard } = ask(connect().answerers[tool])
    expect(await answer).toEqual({ text: models.pieces.join(''), tokens: 340 })
    expect(heard).toEqual(models.pieces)
  })

  it('is told the rules, the prompt, the longest answer, and nothing else', async () => {
    await ask(connect().answerers[tool]).answer
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

  it.each<Mood>(['down', 'error', 'html', 'garbage', 'empty'])('is asked once more when it is %s before a word', async (mood) => {
    models.next.push(mood)
    const { answer, heard } = ask(connect().answerers[tool])
    expect((await answer).text).toBe(models.pieces.join(''))
    expect(heard).toEqual(models.pieces)
    expect(models.asked).toHaveLength(2)
    models.reset()
    models.mood = mood
    await expect(ask(connect().answerers[tool]).answer).rejects.toBeInstanceOf(UnreachableError)
    expect(models.asked).toHaveLength(2)
  })

  it('is waited for no longer than the patience lasts, before the first word and in between', async () => {
    models.mood = 'slow'
    await expect(ask(connect({}, { firstMs: 500 }).answerers[tool]).answer).rejects.toThrow(/no first word in time/)
    expect(models.asked).toHaveLength(2)
    models.reset()
    models.mood = 'stall'
    const { answer, heard } = ask(connect({}, { wholeMs: 500 }).answerers[tool])
    await expect(answer).rejects.toThrow(/too slow/)
    expect(heard.length).toBeLessThanOrEqual(1)
    await vi.waitFor(() => expect(models.givenUp).toBe(1), patient)
  })

  it('is not asked again once a word was heard', async () => {
    models.mood = 'cut'
    const { answer, heard } = ask(connect().answerers[tool])
    await expect(answer).rejects.toBeInstanceOf(UnreachableError)
    expect(heard).toEqual([models.pieces[0]])
    expect(models.asked).toHaveLength(1)
  })

  it('may stop its own answer', async () => {
    models.mood = 'filtered'
    await expect(ask(connect().answerers[tool]).answer).rejects.toBeInstanceOf(StoppedError)
    expect(models.asked).toHaveLength(1)
  })

  it('is left alone when the hearer has had enough, and what the hearer threw comes back', async () => {
    models.mood = 'stall'
    const enough = new Error('enough')
    const onText = () => {
      throw enough
    }
    await expect(ask(connect().answerers[tool], { onText }).answer).rejects.toBe(enough)
    await vi.waitFor(() => expect(models.givenUp).toBe(1), patient)
    expect(models.asked).toHaveLength(1)
    expect(logged).toEqual([])
  })

  it('is left alone when the asker goes away', async () => {
    models.mood = 'stall'
    const leaving = new AbortController()
    const { answer } = ask(connect().answerers[tool], { signal: leaving.signal, onText: () => leaving.abort() })
    await expect(answer).rejects.toThrow(/abort/i)
    await vi.waitFor(() => expect(models.givenUp).toBe(1), patient)
    expect(logged).toEqual([])
  })

  it('leaves nothing of the key or the prompt in the log', async () => {
    models.mood = 'error'
    await expect(ask(connect().answerers[tool]).answer).rejects.toBeInstanceOf(UnreachableError)
    const wrong = {
      openai: { id: 'openai', key: 'sk-wrong', baseUrl: models.url },
      anthropic: { key: 'sk-wrong', baseUrl: models.url },
    }
    await expect(ask(connect(wrong).answerers[tool]).answer).rejects.toBeInstanceOf(UnreachableError)
    expect(logged.join('\n')).toMatch(/500[\s\S]*401/)
    expect(logged.join('\n')).not.toMatch(/sk-|tides|kind/i)
  })
})

describe('the circuit breaker', () => {
  afterEach(() => vi.useRealTimers())

  it('lets a failing provider rest, asks again after that, and leaves the other provider alone', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const ai = connect()
    models.mood = 'down'
    for (let n = 0; n < 3; n += 1) await expect(ask(ai.answerers['chatgpt']).answer).rejects.toThrow(UnreachableError)
    expect(models.asked).toHaveLength(6)
    models.reset()
    await expect(ask(ai.answerers['chatgpt']).answer).rejects.toThrow(/rests/)
    expect(models.asked).toHaveLength(0)
    expect((await ask(ai.answerers['claude']).answer).tokens).toBe(340)
    vi.setSystemTime(Date.now() + quick.restMs + 1)
    expect((await ask(ai.answerers['chatgpt']).answer).tokens).toBe(340)
    expect(logged.filter((line) => line.includes('is not asked for 30 s'))).toHaveLength(1)
  })

  it('does not count those who had enough or went away', async () => {
    const ai = connect()
    models.mood = 'stall'
    const enough = () => {
      throw new Error('enough')
    }
    for (let n = 0; n < 4; n += 1) await expect(ask(ai.answerers['chatgpt'], { onText: enough }).answer).rejects.toThrow('enough')
    models.reset()
    expect((await ask(ai.answerers['chatgpt']).answer).tokens).toBe(340)
  })
})

describe('a compatible server', () => {
  it('may need no key, and is told the longest answer in the words that all understand', async () => {
    const openai = { id: 'academy-server', key: undefined, baseUrl: `${models.url}/v1` }
    const { answerers } = connect({ openai, models: { gemini: { provider: 'openai', model: 'small' } } })
    expect(answerers['gemini']).toMatchObject({ provider: 'academy-server', model: 'small' })
    expect(answerers['chatgpt']).toBeUndefined()
    // The server of this test wants a key, and refuses.
    await expect(ask(answerers['gemini']).answer).rejects.toBeInstanceOf(UnreachableError)
    expect(models.asked[0]?.headers.authorization).toBeUndefined()
    expect(models.asked[0]?.body).toMatchObject({ model: 'small', max_tokens: 700 })
  })
})

describe('the moderation', () => {
  const check = (ai: Ai) => ai.moderator?.check('Explain tides.', 'prompt', new AbortController().signal)

  it('tells whether a text is fit, and for what it is not', async () => {
    expect(await check(connect())).toEqual({ isFlagged: false, categories: [] })
    models.flags = () => ['self-harm/intent']
    expect(await check(connect())).toEqual({ isFlagged: true, categories: ['self-harm/intent'] })
    expect(models.asked[0]).toMatchObject({
      path: '/v1/moderations',
      body: { model: 'moderation-test', input: 'Explain tides.' },
    })
    expect(Object.keys(models.asked[0]?.body ?? {})).toEqual(['model', 'input'])
  })

  it.each(['down', 'garbage'] as const)('that is %s is no moderation', async (how) => {
    models.moderation = how
    await expect(check(connect())).rejects.toBeInstanceOf(UnreachableError)
    expect(models.asked).toHaveLength(2)
  })

  it('is not waited for for ever', async () => {
    models.moderation = 'slow'
    await expect(check(connect({}, { wholeMs: 30 }))).rejects.toBeInstanceOf(UnreachableError)
  })

  it('is not there where none is configured', () => {
    expect(connect({ moderationModel: undefined }).moderator).toBeNull()
  })
})
