import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { create, createModule, editor } from '../support/learning/content-editor.ts'
import { experimenter } from '../support/learning/lab.ts'
import { maker } from '../support/learning/studio.ts'
import { addChild, family } from '../support/people/families.ts'
import { signUp, signupForm } from '../support/people/people.ts'

// A request key belongs to one request: the same values get the same answer, also in parallel; other values change nothing.

const reused = { message: expect.any(String), code: 'IDEMPOTENCY_KEY_REUSED' }
const failed = '__typename ... on Error { code message }'

describe.each(kinds)('a request key on the %s database', (kind) => {
  let academy: Academy
  let staff: Browser
  let newLesson: Json
  beforeAll(async () => {
    academy = await Academy.open(kind)
    staff = await editor(academy)
    const { contentLesson } = await staff.execute('{ contentLesson(id: "problem-detective") { text } }')
    newLesson = { ...contentLesson.text, title: 'Ideas at sea', resources: [] }
  })
  afterAll(() => academy.close())

  type Case = {
    send(key: string, isOther: boolean): Promise<Json>
    idOf(answer: Json): unknown
    rows(): Promise<unknown>
  }

  const rest = async (browser: Browser, path: string, body: object, key: string): Promise<Json> =>
    (await browser.post(path, body, { 'idempotency-key': key })).body
  const graphql = async (browser: Browser, query: string, variables: object): Promise<Json> =>
    (await browser.execute(query, variables))['result']
  const byId = { orderBy: { id: 'asc' } } as const

  const cases: Record<string, () => Promise<Case>> = {
    'POST /api/signup': async () => {
      const forms = [signupForm(), signupForm({ email: `other.${randomUUID()}@example.org` })]
      return {
        send: (key, isOther) => rest(academy.browser(), '/api/signup', forms[Number(isOther)] ?? {}, key),
        idOf: ({ id }) => id,
        rows: () => academy.db.user.findMany(byId),
      }
    },
    'POST /api/projects': async () => {
      const { browser } = await signUp(academy)
      return {
        send: (key, isOther) => rest(browser, '/api/projects', { title: 'Bins', description: isOther ? 'New' : '' }, key),
        idOf: ({ id }) => id,
        rows: () => academy.db.project.findMany(byId),
      }
    },
    createProject: async () => {
      const { browser } = await signUp(academy)
      const query = `mutation ($title: String!, $key: UUID) {
        result: createProject(input: { title: $title }, requestKey: $key) { ${failed} ... on Project { id } } }`
      return {
        send: (key, isOther) => graphql(browser, query, { title: isOther ? 'Bins' : 'Boats', key }),
        idOf: ({ id }) => id,
        rows: () => academy.db.project.findMany(byId),
      }
    },
    'POST /api/ai-playground/interact': async () => {
      const { browser } = await experimenter(academy)
      return {
        send: (key, isOther) => {
          const prompt = isOther ? 'Why do boats float on the sea?' : 'Explain to me how a volcano works.'
          return rest(browser, '/api/ai-playground/interact', { toolType: 'chatgpt', prompt }, key)
        },
        idOf: ({ id }) => id,
        rows: () => academy.db.interaction.findMany(byId),
      }
    },
    sendPrompt: async () => {
      const { browser } = await experimenter(academy)
      const query = `mutation ($tool: String!, $key: UUID) {
        result: sendPrompt(input: { toolType: $tool, prompt: "Explain to me how tides work." }, requestKey: $key) {
          ${failed} ... on Interaction { id } } }`
      return {
        send: (key, isOther) => graphql(browser, query, { tool: isOther ? 'claude' : 'chatgpt', key }),
        idOf: ({ id }) => id,
        rows: () => academy.db.interaction.findMany(byId),
      }
    },
    askTutor: async () => {
      const { browser } = await maker(academy)
      const query = `mutation ($question: String!, $key: UUID) {
        result: askTutor(input: { lessonId: "learning-from-data", question: $question }, requestKey: $key) {
          ${failed} ... on Interaction { id } } }`
      return {
        send: (key, isOther) => graphql(browser, query, { question: isOther ? 'Who is Miso?' : 'What is a label?', key }),
        idOf: ({ id }) => id,
        rows: () => academy.db.interaction.findMany(byId),
      }
    },
    addChildProfile: async () => {
      const { parent } = await family(academy)
      return {
        send: (key, isOther) => addChild(parent, { firstName: isOther ? 'Noa' : 'Kim' }, key),
        idOf: ({ id }) => id,
        rows: () => academy.db.user.findMany(byId),
      }
    },
    createLesson: async () => ({
      send: (key, isOther) => create(staff, isOther ? 'claude' : 'chatgpt', newLesson, key),
      idOf: ({ id }) => id,
      rows: () => academy.db.lesson.findMany(byId),
    }),
    createModule: async () => ({
      send: (key, isOther) =>
        createModule(staff, isOther ? 'writer' : 'entrepreneur', { title: 'Rhymes', description: 'How to rhyme.' }, key),
      idOf: ({ moduleId }) => moduleId,
      rows: () => academy.db.folder.findMany(byId),
    }),
    enrolManually: async () => {
      const payers = await Promise.all([1, 2].map(() => payer()))
      const query = `mutation ($input: ManualEnrolmentInput!) { result: enrolManually(input: $input) { ${failed} } }`
      return {
        send: (requestKey, isOther) =>
          graphql(staff, query, { input: { payerId: payers[Number(isOther)], programme: 'academy', requestKey } }),
        idOf: ({ __typename }) => __typename,
        rows: () => academy.db.programmeEnrolment.findMany(byId),
      }
    },
  }

  async function payer(): Promise<string> {
    const { email } = await family(academy)
    return (await academy.db.user.findUniqueOrThrow({ where: { email } })).id
  }

  it.each(Object.entries(cases))('for %s accepts only one body', async (_name, open) => {
    await academy.db.rateLimit.deleteMany()
    const { send, idOf, rows } = await open()
    const key = randomUUID()
    const first = await send(key, false)
    expect(idOf(first)).toBeDefined()
    const stored = await rows()
    expect(idOf(await send(key, false))).toEqual(idOf(first))
    expect(await send(key, true)).toMatchObject(reused)
    expect(await rows()).toEqual(stored)
  })

  it.each(Object.entries(cases))('for %s accepts only one body when two arrive together', async (_name, open) => {
    await academy.db.rateLimit.deleteMany()
    const { send, idOf } = await open()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => send(key, at % 2 === 1)))
    const accepted = answers.filter(({ code }) => code === undefined)
    expect(new Set(accepted.map(idOf)).size).toBe(1)
    for (const answer of answers) if (answer.code) expect(answer).toMatchObject(reused)
    expect(accepted.length).toBe(3)
  })

  it('responds with 422 over REST', async () => {
    const { browser } = await signUp(academy)
    const headers = { 'idempotency-key': randomUUID() }
    await browser.post('/api/projects', { title: 'Bins' }, headers)
    const { status, body } = await browser.post('/api/projects', { title: 'Boats' }, headers)
    expect({ status, body }).toEqual({ status: 422, body: reused })
  })

  it('matches on its own for a row older than the hash', async () => {
    const { browser } = await signUp(academy)
    const headers = { 'idempotency-key': randomUUID() }
    const { body } = await browser.post('/api/projects', { title: 'Bins' }, headers)
    await academy.db.project.update({ where: { id: body.id }, data: { requestHash: null } })
    const { status, body: again } = await browser.post('/api/projects', { title: 'Boats' }, headers)
    expect([status, again.id, again.title]).toEqual([201, body.id, 'Bins'])
  })

  it('used again for another payer changes nothing: the open checkout of that payer stays', async () => {
    const [one, other] = [await payer(), await payer()]
    const row = {
      userId: other,
      programme: 'academy',
      status: 'open',
      provider: 'stripe',
      openFor: other,
      amountCents: 100,
    } as const
    await academy.db.programmeEnrolment.create({ data: { ...row, providerSession: `cs_${randomUUID()}` } })
    const query = `mutation ($input: ManualEnrolmentInput!) { result: enrolManually(input: $input) { ${failed} } }`
    const input = { payerId: one, programme: 'academy', requestKey: randomUUID() }
    await graphql(staff, query, { input })
    expect(await graphql(staff, query, { input: { ...input, payerId: other } })).toMatchObject(reused)
    expect((await academy.db.programmeEnrolment.findUniqueOrThrow({ where: { openFor: other } })).status).toBe('open')
  })
})
