import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Database, openDatabase } from '../../src/database/open.ts'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import { removeAll, serverData } from '../support/academy/academy-data.ts'
import { signUp } from '../support/people/people.ts'

const person = { id: randomUUID(), email: 'reader@example.org', firstName: 'R', lastName: 'W', name: 'R W' }
const viewer = '{ viewer { createdAt } }'
const devices = '{ signedInDevices { id } }'

describe.each(kinds)('The database clients on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  it.runIf(kind === 'server')('reject a write through the reader', async () => {
    const { reader, db } = academy.database
    await expect(reader.user.create({ data: person })).rejects.toThrow(/read-only transaction/)
    await expect(reader.$transaction((tx) => tx.user.create({ data: person }))).rejects.toThrow(/read-only transaction/)
    await expect(reader.$executeRaw`DELETE FROM "User"`).rejects.toThrow(/read-only transaction/)
    expect(await db.user.count({ where: { id: person.id } })).toBe(0)
    expect(await reader.user.count()).toBe(await db.user.count())
  })

  it.runIf(kind === 'embedded')('are the same client, since there is only one connection', () => {
    expect(academy.database.reader).toBe(academy.database.db)
  })

  it('set no cookie with a single database', async () => {
    const { browser } = await signUp(academy)
    expect([...browser.cookies.keys()]).not.toContain('recent-write')
  })
})

describe.runIf(inject('serverTemplate'))('An academy with a replica', () => {
  let academy: Academy
  let database: Database

  // Two copies of one database; the second acts as a replica that never catches up.
  beforeAll(async () => {
    const [primary, replica] = await Promise.all([serverData(), serverData()])
    const env = { DATABASE_URL: String(primary.env['DATABASE_URL']), DATABASE_READ_URL: String(replica.env['DATABASE_URL']) }
    database = await openDatabase({ databaseUrl: env.DATABASE_URL, databaseReadUrl: env.DATABASE_READ_URL, dataDir: '' })
    academy = await Academy.on(database, env)
  })
  afterAll(async () => {
    await academy?.close()
    await removeAll()
  })

  const afterTenSeconds = (browser: Browser) => browser.cookies.delete('recent-write')

  it('shows people their own writes, and everyone else the replica', async () => {
    const { browser } = await signUp(academy)
    expect(await browser.execute(viewer)).toMatchObject({ viewer: { createdAt: expect.any(String) } })
    afterTenSeconds(browser)
    expect(await browser.execute(viewer)).toEqual({ viewer: null })
    await browser.execute('mutation { markNotificationsRead { id } }')
    expect(await browser.execute(viewer)).toMatchObject({ viewer: { createdAt: expect.any(String) } })
  })

  it('reads sessions from the primary', async () => {
    const { browser } = await signUp(academy)
    afterTenSeconds(browser)
    expect((await browser.execute<{ signedInDevices: object[] }>(devices)).signedInDevices).toHaveLength(1)
    await database.db.session.deleteMany({})
    await expect(browser.execute(devices)).rejects.toThrow('UNAUTHENTICATED')
  })

  it('limits the cookie to ten seconds', async () => {
    const reply = await academy.browser().post('/graphql', {
      query: 'mutation { requestSignInLink(email: "robin@example.org") { __typename } }',
    })
    expect(String(reply.headers['set-cookie'])).toContain('recent-write=1; Path=/; Max-Age=10; HttpOnly; SameSite=Lax')
  })
})
