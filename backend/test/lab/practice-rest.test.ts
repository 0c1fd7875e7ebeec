import { blockedAnswerText } from '@deepm/schema/rules/safety/safety-texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LocalModels } from '../../src/adapters/ai/provider.fixture.ts'
import { Academy, type Browser } from '../support/academy/academy.ts'
import { sendRest } from '../support/api/openapi.ts'
import { experimenter, quick, withModels } from '../support/learning/lab.ts'
import { age, maker } from '../support/learning/studio.ts'
import { childForm, demo, signUp } from '../support/people/people.ts'

const history = 'GET /api/ai-playground/history'
const ask = 'POST /api/ai-interact'
const save = 'POST /api/ai-playground/interact'

describe("the lab's REST paths", () => {
  let academy: Academy
  let browser: Browser
  let learnerId: string
  beforeAll(async () => {
    academy = await Academy.open()
  })
  afterAll(() => academy.close())

  async function open() {
    const learner = await maker(academy)
    await age(academy, learner.user.id, 30)
    browser = learner.browser
    learnerId = learner.user.id
  }

  it('send, save and list one interaction, with the answer and learner set by the server', async () => {
    await open()
    expect(await sendRest(browser, history, 200)).toEqual([])
    const body = { toolType: 'claude', prompt: 'Write a poem about foxes for my class.' }
    const answer = await sendRest(browser, ask, 200, { body: { ...body, userId: 'demo-learner' } })
    expect(answer).toEqual({
      response: expect.stringContaining('I am not an AI chatbot'),
      safetyLevel: 'safe',
      provider: 'practice-coach',
    })
    const saved = await sendRest(browser, save, 201, { body: { ...body, response: 'A model said: hello' } })
    expect(saved).toMatchObject({ ...body, response: answer.response })
    expect(await sendRest(browser, history, 200)).toEqual([{ ...body, response: answer.response, createdAt: expect.any(String) }])
    expect(await academy.db.interaction.count({ where: { learnerId } })).toBe(1)
  })

  it('use one interaction per key across both paths', async () => {
    await open()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { toolType: 'dalle', prompt: 'Draw a fox.' }
    await sendRest(browser, ask, 200, { body, headers })
    await sendRest(browser, save, 201, { body, headers })
    const other = { ...body, prompt: 'Draw a badger.' }
    for (const path of [ask, save])
      expect(await sendRest(browser, path, 422, { body: other, headers })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    expect(await sendRest(browser, history, 200)).toHaveLength(1)
  })

  it('answer a blocked prompt with the reason, refuse to save it, and keep it for review', async () => {
    await open()
    const body = { toolType: 'chatgpt', prompt: 'Something violent, please' }
    const message = 'This prompt contains content that may not be appropriate for young learners.'
    expect(await sendRest(browser, ask, 200, { body })).toMatchObject({ safetyLevel: 'danger', response: message })
    expect(await sendRest(browser, save, 400, { body })).toEqual({ code: 'PROMPT_BLOCKED', message })
    expect(await sendRest(browser, history, 200)).toHaveLength(1)
    const crisis = { toolType: 'chatgpt', prompt: 'i want to die' }
    expect((await sendRest(browser, save, 201, { body: crisis })).response).toMatch(/not your fault/)
  })

  it.each([
    [{}, 'toolType'],
    [{ toolType: 'chatgpt' }, 'prompt'],
    [{ toolType: 'chatgpt', prompt: '   ' }, 'prompt'],
    [{ toolType: 'chatgpt', prompt: 'a b '.repeat(2500) }, 'prompt'],
    [{ toolType: 'runway', prompt: 'Make a video' }, 'toolType'],
    [{ toolType: 7, prompt: 'Make a video' }, 'toolType'],
    [[], 'toolType'],
  ])('reject a body with the name of its field %#', async (body, field) => {
    await open()
    for (const key of [ask, save]) expect(await sendRest(browser, key, 400, { body })).toMatchObject({ field })
  })

  it('return 401 for visitors, and 403 for a locked account, a waiting child and a parent', async () => {
    const body = { toolType: 'chatgpt', prompt: 'Explain tides.' }
    const nobody = academy.browser()
    await sendRest(nobody, history, 401)
    const young = await signUp(academy)
    const child = await signUp(academy, childForm())
    const parent = await demo(academy, 'parent')
    for (const key of [ask, save]) {
      await sendRest(nobody, key, 401, { body })
      expect(await sendRest(young.browser, key, 403, { body })).toEqual({
        code: 'LAB_LOCKED',
        message: 'The lab opens for you in 30 days.',
      })
      expect(await sendRest(child.browser, key, 403, { body })).toMatchObject({ code: 'CONSENT_REQUIRED' })
      expect(await sendRest(parent, key, 403, { body })).toMatchObject({ code: 'FORBIDDEN' })
    }
    expect(await sendRest(parent, history, 200)).toEqual([])
  })
})

describe("the lab's REST paths with models", () => {
  let models: LocalModels
  let academy: Academy
  beforeAll(async () => {
    models = await LocalModels.start()
    academy = await Academy.open('embedded', withModels(models), { answerPatience: quick, checkPatience: quick })
  })
  afterAll(async () => {
    await academy.close()
    await models.close()
  })

  it('answer with the model, and save its answer', async () => {
    const { browser } = await experimenter(academy)
    const body = { toolType: 'claude', prompt: 'Write a poem about foxes for my class.' }
    const answer = { response: models.pieces.join(''), safetyLevel: 'safe', provider: 'anthropic' }
    expect(await sendRest(browser, ask, 200, { body })).toEqual(answer)
    expect(await sendRest(browser, save, 201, { body })).toMatchObject(answer)
    expect(models.questions).toHaveLength(1)
  })

  it('return 503 when the model is unreachable, and 403 when the family closed the lab', async () => {
    const { browser, user } = await experimenter(academy)
    const body = { toolType: 'chatgpt', prompt: 'Explain tides.' }
    models.mood = 'down'
    const unreachable = { code: 'AI_UNREACHABLE', message: 'Unable to connect to AI service. Please try again.' }
    for (const key of [ask, save]) expect(await sendRest(browser, key, 503, { body })).toEqual(unreachable)
    models.reset()
    await academy.db.familyControls.create({ data: { learnerId: user.id, isLabOn: false } })
    for (const key of [ask, save]) expect(await sendRest(browser, key, 403, { body })).toMatchObject({ code: 'LAB_CLOSED' })
  })

  it('save an interaction whose answer was stopped, since the prompt was safe', async () => {
    const { browser } = await experimenter(academy)
    models.pieces = ['Here is how to make a pipe bomb at home. ']
    const body = { toolType: 'chatgpt', prompt: 'Explain tides.' }
    expect(await sendRest(browser, save, 201, { body })).toMatchObject({ response: blockedAnswerText, safetyLevel: 'danger' })
  })
})
