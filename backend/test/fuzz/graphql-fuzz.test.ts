import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../src/graphql/server/schema.ts'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import { staffMember } from '../support/learning/studio.ts'
import { demo, signUp } from '../support/people/people.ts'
import { type Draw, type Generated, generate, type Known } from './graphql-fuzz.ts'

/** Documents sent in parallel. */
const atOnce = 4
const documents = Number(process.env['FUZZ_DOCUMENTS'] ?? 5000)
const seed = Number(process.env['FUZZ_SEED'] ?? 20261123)
/** The longest time for an answer on a busy machine. */
const patienceMs = 10_000

type Fault = { actor: string; asked: Generated; status: number; told: string }

describe.each(kinds.slice(-1))('generated documents on the %s database', (kind) => {
  let academy: Academy
  let known: Known
  beforeAll(async () => {
    academy = await Academy.open(kind)
    known = await readKnown(academy)
  })
  afterAll(() => academy.close())

  it(`${documents} of them, by visitors, learners, parents and staff, cause no error (FUZZ_SEED=${seed})`, async () => {
    console.log(`Generated documents: FUZZ_SEED=${seed}`)
    const faults: Fault[] = []
    const heard = { data: 0, refused: 0 }
    let people = await gather(academy)
    let round = 0
    const property = fc.asyncProperty(fc.gen(), async (gen) => {
      const draw: Draw = (most) => gen(even, most)
      // Some documents end a session or an account, and rate limits would soon refuse the rest.
      if (round % 50 === 0) people = await gather(academy)
      if (round % 5 === 0) await academy.db.rateLimit.deleteMany()
      round += 1
      const asked = Array.from({ length: atOnce }, () => ({
        person: people[draw(people.length - 1)] as Person,
        body: generate(schema, draw, known),
      }))
      await Promise.all(
        asked.map(async ({ person: { actor, browser, headers }, body }) => {
          const reply = await within(patienceMs, send(browser, body, headers))
          const told = JSON.stringify(reply.body)
          if (reply.status >= 500 || told.includes('INTERNAL_SERVER_ERROR'))
            faults.push({ actor, asked: body, status: reply.status, told: told.slice(0, 500) })
          heard[reply.status === 200 && reply.body.data ? 'data' : 'refused'] += 1
        }),
      )
    })
    await fc.assert(property, { seed, numRuns: Math.ceil(documents / atOnce), endOnFailure: true })
    expect(faults.map((it) => JSON.stringify(it))).toEqual([])
    expect((await academy.browser().get('/api/health')).status).toBe(200)
    // Refused documents prove little.
    expect(heard.data).toBeGreaterThan(documents / 4)
    console.log(`Generated documents: ${heard.data} were answered, ${heard.refused} refused`)
  }, 300_000)
})

/** Without fast-check's bias to small numbers, so that every field is tried. */
const even = (most: number) => fc.noBias(fc.nat({ max: most }))

type Person = { actor: string; browser: Browser; headers: Record<string, string> }

async function gather(academy: Academy): Promise<Person[]> {
  await academy.db.rateLimit.deleteMany()
  const browsers: [string, Browser][] = [
    ['visitor', academy.browser()],
    ['learner', (await signUp(academy)).browser],
    ['demo learner', await demo(academy, 'learner')],
    ['demo parent', await demo(academy, 'parent')],
    ['demo staff', await demo(academy, 'staff')],
    ['staff', await staffMember(academy)],
  ]
  const people = browsers.map(([actor, browser]): Person => ({ actor, browser, headers: {} }))
  const explorer = { 'x-explorer': '1', 'x-explorer-changes': '1' }
  return [...people, { actor: 'staff in the explorer', browser: await staffMember(academy), headers: explorer }]
}

/** Returns existing ids, and words that fields accept. */
async function readKnown({ db }: Academy): Promise<Known> {
  const named = { select: { id: true }, take: 20 } as const
  const tables = [
    await db.lesson.findMany(named),
    await db.persona.findMany(named),
    await db.folder.findMany(named),
    await db.user.findMany(named),
    await db.project.findMany(named),
    await db.interaction.findMany(named),
    await db.achievement.findMany(named),
    await db.newsItem.findMany(named),
    await db.shareRequest.findMany(named),
    await db.notification.findMany(named),
  ]
  const ids = tables.flatMap((rows) => rows.map(({ id }) => String(id)))
  const words = [
    'claude',
    'entrepreneur',
    'planning',
    '2026-11-22',
    '2026-W47',
    'Europe/Berlin',
    'Robin',
    '14',
    '{ achievementCount }',
  ]
  const cursors = [
    ...['GPC:S:demo-learner', 'GPC:N:1', 'GPC:D:-99999999999999', 'GPC:O:{}', 'GPC:S:a\0', 'OffsetConnection:5', '\u0000'],
    ...['["1970-01-01T00:00:00.000Z","none"]', '["-200000-01-01T00:00:00Z","a\\u0000","b"]', '["totalXP","99999999999","x"]'],
    ...['["lastActivity","-99999999999999","x"]', '[9,"0000-01-01T00:00:00Z",{}]', '{}'],
  ].map((it) => Buffer.from(it).toString('base64'))
  return { ids, words: [...words, ...cursors] }
}

async function send(browser: Browser, body: Generated, headers: Record<string, string>) {
  // Signing in or out must not change who sends the next document.
  const cookies = new Map(browser.cookies)
  const reply = await browser.post('/graphql', body, headers)
  browser.cookies.clear()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return reply
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${ms} ms`)), ms)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
