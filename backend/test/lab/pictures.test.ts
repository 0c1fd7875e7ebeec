import { maxKeptPictures, pictureTokens } from '@deepm/schema/rules/lab/lab'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FaultMode, LocalModels, testPicture } from '../../src/adapters/ai/provider.fixture.ts'
import { eraseOldInteractions } from '../../src/modules/lab/concerns/concern.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import {
  experimenter,
  interactionsOf,
  labOf,
  quick,
  reportAnswer,
  send,
  withModels,
  withPictures,
} from '../support/learning/lab.ts'
import { age, family, staffMember } from '../support/learning/studio.ts'
import { decide } from '../support/people/families.ts'

const fox = 'Draw a red fox on a bench, calm.'
const dalle = { toolType: 'dalle' }

let models: LocalModels
beforeAll(async () => {
  models = await LocalModels.start()
})
beforeEach(() => models.reset())
afterAll(() => models.close())

const pathOf = (id: string) => `/api/lab/pictures/${id}`

async function describePicture(browser: Browser, id: string, text: string): Promise<Json> {
  const query = `mutation ($id: ID!, $text: String) { describePicture(id: $id, input: { text: $text }) {
    __typename ... on Error { code message } ... on InvalidInputError { field }
    ... on Interaction { picture { path width height expectation altText } } } }`
  return (await browser.execute(query, { id, text })).describePicture
}

describe.each(kinds)('pictures on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind, withPictures(models), { answerPatience: quick, checkPatience: quick })
  })
  afterAll(() => academy.close())

  const counted = async (target: string) =>
    (await academy.db.rateLimit.findUnique({ where: { key: `lab-tokens:${target}` } }))?.count ?? 0

  /** A learner of 14 whose pictures are switched on. */
  async function painter() {
    const learner = await experimenter(academy)
    await academy.db.familyControls.create({ data: { learnerId: learner.user.id, mayMakePictures: true } })
    return learner
  }

  it('are made by the model, checked, counted, and shown after the learner wrote what they expect', async () => {
    const { browser, user } = await painter()
    expect((await labOf(browser)).models[3]).toMatchObject({
      provider: 'academy-server',
      model: 'image-test',
      makesPictures: true,
    })
    const sent = await send(browser, fox, dalle)
    expect(sent).toMatchObject({ toolType: 'dalle', provider: 'academy-server', model: 'image-test', safetyLevel: 'safe' })
    expect(models.asked.map(({ path }) => path)).toEqual(['/v1/moderations', '/v1/images/generations', '/v1/moderations'])
    expect(models.drawn[0]?.body).toMatchObject({ model: 'image-test', n: 1, response_format: 'b64_json' })
    expect(String(models.drawn[0]?.body['prompt'])).toMatch(/^Draw a red fox on a bench, calm\.\n\nFor primary school/)
    expect(models.asked[2]?.body).toMatchObject({ model: 'image-moderation-test', input: [{ type: 'image_url' }] })
    expect(await counted(user.id)).toBe(pictureTokens)
    expect((await browser.get(pathOf(sent.id))).status).toBe(404)
    expect(await describePicture(browser, sent.id, 'Fox')).toMatchObject({ code: 'INVALID_INPUT', field: 'text' })
    const text = 'A red fox that sits on a bench. Mail mia.hill@gmail.com'
    const clean = 'A red fox that sits on a bench. Mail [email address]'
    expect(await describePicture(browser, sent.id, text)).toEqual({
      __typename: 'Interaction',
      picture: { path: pathOf(sent.id), width: 64, height: 64, expectation: clean, altText: clean },
    })
    const reply = await browser.get(pathOf(sent.id))
    expect(reply.status).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await describePicture(browser, sent.id, 'A fox without a bench.')).toMatchObject({
      picture: { expectation: clean, altText: 'A fox without a bench.' },
    })
    const stored = await academy.db.interactionPicture.findUniqueOrThrow({ where: { interactionId: sent.id } })
    expect(Buffer.from(stored.bytes).equals(testPicture)).toBe(true)
  })

  it('are asked for once per prompt, however often it is sent', async () => {
    const { browser } = await painter()
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(browser, fox, dalle)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(models.drawn).toHaveLength(1)
  })

  it('are off until a parent allows them, also for a child whose prompts may go to companies, and off again right away', async () => {
    const { parent, child } = await family(academy)
    await age(academy, child.user.id, 30)
    await decide(parent, child.user.id, { mayAskProviders: true })
    const byCoach = { provider: 'practice-coach' }
    expect(await send(child.browser, fox, dalle)).toMatchObject(byCoach)
    await decide(parent, child.user.id, { mayMakePictures: true, mayAskProviders: false })
    expect(await send(child.browser, 'Draw a blue whale.', dalle)).toMatchObject(byCoach)
    expect(models.asked).toEqual([])
    await decide(parent, child.user.id, { mayAskProviders: true })
    expect(await send(child.browser, 'Draw a green owl.', dalle)).toMatchObject({ model: 'image-test' })
    await decide(parent, child.user.id, { mayMakePictures: false })
    expect(await send(child.browser, 'Draw a pink pig.', dalle)).toMatchObject(byCoach)
    expect(models.drawn).toHaveLength(1)
  })

  it('are shown to the learner and linked parents, and to staff while they wait for a review; to no one else', async () => {
    const { parent, child } = await family(academy)
    await age(academy, child.user.id, 30)
    await decide(parent, child.user.id, { mayAskProviders: true, mayMakePictures: true })
    const { id } = await send(child.browser, fox, dalle)
    const others = [(await family(academy)).parent, (await experimenter(academy)).browser]
    const staff = await staffMember(academy)
    const status = async (browser: Browser) => (await browser.get(pathOf(id))).status
    expect(await status(parent)).toBe(200)
    for (const browser of [...others, staff, child.browser]) expect(await status(browser)).toBe(404)
    expect(await status(academy.browser())).toBe(401)
    for (const browser of others) {
      const { describePicture: result } = await browser
        .execute(`mutation { describePicture(id: "${id}", input: { text: "A red fox" }) { ... on Error { code } } }`)
        .catch(() => ({ describePicture: { code: 'FORBIDDEN' } }))
      expect(result.code).toMatch(/NOT_FOUND|FORBIDDEN/)
    }
    const entries = () =>
      academy.db.auditEntry.count({ where: { subjectIds: { has: child.user.id }, detail: 'Viewed a picture' } })
    expect(await entries()).toBe(0)
    await reportAnswer(child.browser, id, { reason: 'scary' })
    expect(await status(staff)).toBe(200)
    expect(await entries()).toBe(1)
    await academy.db.interaction.update({ where: { id }, data: { reasons: ['crisis'] } })
    expect(await status(parent)).toBe(404)
  })

  it('are discarded when the check flags them or the provider refuses, and the learner is not blamed', async () => {
    const { browser, user } = await painter()
    models.pictureFlags = ['violence']
    const flagged = await send(browser, fox, dalle)
    expect(flagged).toMatchObject({ safetyLevel: 'danger', reasons: ['unsafeAnswer'] })
    expect(flagged.response).toContain('We stopped this picture')
    expect(await counted(user.id)).toBe(pictureTokens)
    models.reset()
    models.mood = 'filtered'
    expect(await send(browser, 'Draw a blue whale.', dalle)).toMatchObject({ reasons: ['unsafeAnswer'] })
    expect(models.drawn).toHaveLength(1)
    models.reset()
    models.flags = () => ['violence']
    expect(await send(browser, 'Draw a green owl.', dalle)).toMatchObject({ safetyLevel: 'danger', reasons: ['violence'] })
    expect(models.drawn).toHaveLength(0)
    expect(await academy.db.interactionPicture.count({ where: { interaction: { learnerId: user.id } } })).toBe(0)
  })

  it.each<FaultMode>(['down', 'error', 'html', 'garbage', 'empty'])(
    'that fail because the provider is %s store nothing and cost nothing, and the same request can be sent again',
    async (mood) => {
      const { browser, user } = await painter()
      const requestKey = crypto.randomUUID()
      models.mood = mood
      expect(await send(browser, fox, { ...dalle, requestKey })).toMatchObject({ code: 'AI_UNREACHABLE' })
      expect(await interactionsOf(academy, user.id)).toEqual([])
      expect(await counted(user.id)).toBe(0)
      // A URL instead of bytes is not followed.
      expect(models.asked.filter(({ path }) => path.includes('elsewhere'))).toEqual([])
      models.reset()
      expect(await send(browser, fox, { ...dalle, requestKey })).toMatchObject({ model: 'image-test' })
    },
  )

  it.each([
    ['a page', Buffer.from('<script>alert(1)</script>'.padEnd(100))],
    ['too large', Buffer.concat([testPicture, Buffer.alloc(3_100_000)])],
    ['cut short', testPicture.subarray(0, 80)],
  ])('whose bytes are %s are rejected', async (_name, bytes) => {
    const { browser, user } = await painter()
    models.picture = Buffer.from(bytes)
    expect(await send(browser, fox, dalle)).toMatchObject({ code: 'AI_UNREACHABLE' })
    expect(await interactionsOf(academy, user.id)).toEqual([])
  })

  it('that cannot be checked are not stored', async () => {
    const { browser, user } = await painter()
    models.flags = () => {
      models.moderation = 'down'
      return []
    }
    // The first answer of the endpoint is about the prompt; it fails from then on.
    models.moderation = 'answer'
    expect(await send(browser, fox, dalle)).toMatchObject({ code: 'AI_UNREACHABLE' })
    expect(await interactionsOf(academy, user.id)).toEqual([])
  })

  it('of real people are refused with a kind reply, before anything is stored or sent', async () => {
    const { browser, user } = await painter()
    expect(await send(browser, 'a photo of Taylor Swift on a horse', dalle)).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'prompt',
      message: expect.stringContaining('Describe someone you make up'),
    })
    expect(await interactionsOf(academy, user.id)).toEqual([])
    expect(models.asked).toEqual([])
    // In words, the same prompt is answered as before.
    expect(await send(browser, 'a photo of Taylor Swift on a horse')).toMatchObject({ model: 'gpt-test' })
  })

  it('end for the day with the tokens, and the newest ones are kept', async () => {
    const { browser, user } = await painter()
    const { id } = await send(browser, fox, dalle)
    const row = await academy.db.interaction.findUniqueOrThrow({ where: { id } })
    for (let n = 1; n <= maxKeptPictures; n += 1) {
      const createdAt = new Date(row.createdAt.getTime() - n * 1000)
      const picture = { create: { bytes: testPicture, mediaType: 'image/png', width: 64, height: 64 } }
      const data = { ...row, id: crypto.randomUUID(), requestKey: null, createdAt, picture }
      await academy.db.interaction.create({ data })
    }
    await send(browser, 'Draw a blue whale.', dalle)
    const kept = { interaction: { learnerId: user.id } }
    expect(await academy.db.interactionPicture.count({ where: kept })).toBe(maxKeptPictures)
    expect(await academy.db.interactionPicture.count({ where: { interactionId: id } })).toBe(1)
    await academy.db.rateLimit.update({ where: { key: `lab-tokens:${user.id}` }, data: { count: 25_000 } })
    expect((await send(browser, 'Draw a green owl.', dalle)).response).toContain('used up')
    expect((await labOf(browser)).models.map((it: Json) => it.makesPictures)).toEqual([false, false, false, false])
    expect(models.drawn).toHaveLength(2)
  })

  it('are in the data export, and erased with the interaction after 90 days', async () => {
    const { browser, user } = await painter()
    const { id } = await send(browser, fox, dalle)
    await describePicture(browser, id, 'A red fox on a bench.')
    const { exportData } = await browser.execute('mutation { exportData { ... on DataExport { json page } } }')
    const { json, page } = exportData
    const url = `data:image/png;base64,${testPicture.toString('base64')}`
    expect(JSON.parse(json).lab[0].picture).toMatchObject({ expected: 'A red fox on a bench.', file: url })
    expect(page).toContain(`<img src="${url}" alt="Picture" width="320">`)
    await academy.db.interaction.update({ where: { id }, data: { createdAt: new Date(0) } })
    await eraseOldInteractions(academy.db, academy.app.clock())
    expect(await academy.db.interactionPicture.count({ where: { interaction: { learnerId: user.id } } })).toBe(0)
  })
})

describe('pictures', () => {
  it('time out when the provider is slow', async () => {
    const patience = { ...quick, wholeMs: 400 }
    const academy = await Academy.open('embedded', withPictures(models), { answerPatience: patience, checkPatience: quick })
    try {
      const { browser, user } = await experimenter(academy)
      await academy.db.familyControls.create({ data: { learnerId: user.id, mayMakePictures: true } })
      models.mood = 'slow'
      expect(await send(browser, fox, dalle)).toMatchObject({ code: 'AI_UNREACHABLE' })
      expect(await interactionsOf(academy, user.id)).toEqual([])
    } finally {
      await academy.close()
    }
  })

  it.each([
    ['no model checks them', { LAB_DALLE_IMAGE_MODEL: 'openai:image-test' }, false],
    ['the operator accepts that', { LAB_DALLE_IMAGE_MODEL: 'openai:image-test', LAB_UNCHECKED_PICTURES: 'on' }, true],
    ['there is no images API', {}, false],
  ])('are off by default: %s', async (_name, variables, makesPictures) => {
    const academy = await Academy.open('embedded', { ...withModels(models), ...variables }, { answerPatience: quick })
    try {
      const { browser, user } = await experimenter(academy)
      await academy.db.familyControls.create({ data: { learnerId: user.id, mayMakePictures: true } })
      expect((await labOf(browser)).models[3].makesPictures).toBe(makesPictures)
      expect((await send(browser, fox, dalle)).model).toBe(makesPictures ? 'image-test' : '')
      expect(models.drawn).toHaveLength(makesPictures ? 1 : 0)
    } finally {
      await academy.close()
    }
  })
})
