import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FaultMode, LocalModels } from '../../src/adapters/ai/provider.fixture.ts'
import { Academy, kinds } from '../support/academy/academy.ts'
import { experimenter, interactionsOf, labOf, quick, send, withModels } from '../support/learning/lab.ts'
import { age, family } from '../support/learning/studio.ts'

const tides = 'Explain tides to my class.'

let models: LocalModels
beforeAll(async () => {
  models = await LocalModels.start()
})
beforeEach(() => models.reset())
afterAll(() => models.close())

describe.each(kinds)('model answers on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind, withModels(models), { answerPatience: quick, checkPatience: quick })
  })
  afterAll(() => academy.close())

  const counted = async (target: string) =>
    (await academy.db.rateLimit.findUnique({ where: { key: `lab-tokens:${target}` } }))?.count ?? 0

  it('are stored and shown with provider and model', async () => {
    const { browser, user } = await experimenter(academy)
    const answer = await send(browser, tides)
    expect(answer).toMatchObject({
      response: models.pieces.join(''),
      provider: 'academy-server',
      providerName: 'an academy server',
      model: 'gpt-test',
      safetyLevel: 'safe',
    })
    expect(await send(browser, tides, { toolType: 'claude' })).toMatchObject({
      provider: 'anthropic',
      providerName: 'Anthropic',
      model: 'claude-test',
    })
    expect(await interactionsOf(academy, user.id)).toMatchObject([{ tokens: 340 }, { tokens: 340 }])
    expect(await counted(user.id)).toBe(680)
    expect(models.asked.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/v1/moderations', '/v1/chat/completions', '/v1/messages']),
    )
  })

  it('are used for tools with a model; the coach answers for other tools and on request', async () => {
    const { browser } = await experimenter(academy)
    expect((await labOf(browser)).models).toEqual([
      {
        tool: 'chatgpt',
        isAllowed: true,
        provider: 'academy-server',
        providerName: 'an academy server',
        model: 'gpt-test',
        makesPictures: false,
      },
      {
        tool: 'gemini',
        isAllowed: true,
        provider: 'practice-coach',
        providerName: 'Practice Coach',
        model: '',
        makesPictures: false,
      },
      {
        tool: 'claude',
        isAllowed: true,
        provider: 'anthropic',
        providerName: 'Anthropic',
        model: 'claude-test',
        makesPictures: false,
      },
      {
        tool: 'dalle',
        isAllowed: true,
        provider: 'practice-coach',
        providerName: 'Practice Coach',
        model: '',
        makesPictures: false,
      },
    ])
    const coach = { provider: 'practice-coach', providerName: 'Practice Coach', model: '' }
    expect(await send(browser, tides, { toolType: 'gemini' })).toMatchObject(coach)
    expect(await send(browser, tides, { byCoach: true })).toMatchObject(coach)
    expect(models.asked).toEqual([])
    expect(await send(browser, tides)).toMatchObject({ model: 'gpt-test' })
    expect(await send(browser, tides, { byCoach: true })).toMatchObject(coach)
    expect(models.questions).toHaveLength(1)
  })

  it('are not requested for a child until a parent allows it', async () => {
    const { child } = await family(academy)
    await age(academy, child.user.id, 30)
    expect((await labOf(child.browser)).models.map(({ provider }: { provider: string }) => provider)).toEqual(
      Array(4).fill('practice-coach'),
    )
    expect(await send(child.browser, tides)).toMatchObject({ provider: 'practice-coach' })
    expect(models.asked).toEqual([])
    await academy.db.familyControls.create({ data: { learnerId: child.user.id, mayAskProviders: true } })
    expect(await send(child.browser, tides)).toMatchObject({ model: 'gpt-test' })
  })

  it('are requested once per prompt, however often it is sent, in parallel and without a key', async () => {
    const { browser, user } = await experimenter(academy)
    const requestKey = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(browser, tides, { requestKey })))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    await Promise.all(Array.from({ length: 3 }, () => send(browser, tides)))
    expect(models.questions).toHaveLength(1)
    expect(await interactionsOf(academy, user.id)).toHaveLength(1)
    expect(await counted(user.id)).toBe(340)
  })

  it.each<FaultMode>(['down', 'error', 'html', 'garbage', 'empty', 'cut'])(
    'that fail because the model is %s store nothing, and the same request can be sent again',
    async (mood) => {
      const { browser, user } = await experimenter(academy)
      const requestKey = crypto.randomUUID()
      models.mood = mood
      expect(await send(browser, tides, { requestKey })).toEqual({
        __typename: 'ProviderUnreachableError',
        code: 'AI_UNREACHABLE',
        message: 'Unable to connect to AI service. Please try again.',
      })
      expect(await interactionsOf(academy, user.id)).toEqual([])
      if (mood !== 'cut') expect(await counted(user.id)).toBe(0)
      models.reset()
      expect(await send(browser, tides, { requestKey })).toMatchObject({ response: models.pieces.join('') })
    },
  )
})

describe('a model that does not answer', () => {
  it('times out', async () => {
    const patience = { ...quick, firstMs: 30, wholeMs: 300 }
    const academy = await Academy.open('embedded', withModels(models), { answerPatience: patience, checkPatience: patience })
    try {
      const { browser, user } = await experimenter(academy)
      models.mood = 'slow'
      expect(await send(browser, tides)).toMatchObject({ code: 'AI_UNREACHABLE' })
      models.reset()
      models.mood = 'stall'
      expect(await send(browser, tides)).toMatchObject({ code: 'AI_UNREACHABLE' })
      models.reset()
      models.moderation = 'slow'
      expect(await send(browser, tides)).toMatchObject({ code: 'AI_UNREACHABLE' })
      expect(models.questions).toEqual([])
      expect(await academy.db.interaction.count({ where: { learnerId: user.id } })).toBe(0)
    } finally {
      await academy.close()
    }
  })
})
