import { getIntrospectionQuery, getOperationAST, Kind, parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { costOf, describeExceededLimit } from '../../src/graphql/server/cost.ts'
import { schema } from '../../src/graphql/server/schema.ts'
import { Academy, type Browser, type Json } from '../support/academy/academy.ts'
import { readOperations } from '../support/api/operations.ts'
import { byHash, ownOperations } from '../support/api/own-operations.ts'
import { queryValues } from '../support/api/query-values.ts'
import { signUp } from '../support/people/people.ts'

const { operations, hashes } = ownOperations()
const run = { 'x-explorer': '1' }
const codeOf = ({ body }: { body: Json }) => body.errors?.[0]?.extensions?.code

describe('in production', () => {
  let academy: Academy
  let learner: Browser
  let staff: Browser
  beforeAll(async () => {
    const settings = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgresql://unused',
      PUBLIC_URL: 'http://127.0.0.1:4000',
      ALLOW_HTTP: 'on',
      DEMO: 'on',
      STAFF_2FA: 'off',
    }
    academy = await Academy.open('embedded', settings, {}, { operations })
    learner = (await signUp(academy)).browser
    const person = { firstName: 'Ada', lastName: '', name: 'Ada', role: 'staff' as const }
    await academy.db.user.create({ data: { ...person, id: 'staff', email: 'ada@example.org' } })
    staff = await signedInByHash(academy, 'ada@example.org')
  })
  afterAll(() => academy.close())

  it('runs an operation of the app by its hash, with its variables', async () => {
    const { status, body } = await learner.post('/graphql', byHash(hashes.get('PersonaPage'), queryValues['PersonaPage']))
    expect([status, body.errors, body.data.persona.id]).toEqual([200, undefined, 'entrepreneur'])
  })

  it('refuses text from visitors, learners and staff outside the explorer before parsing it', async () => {
    const visitor = academy.browser()
    const [, text = ''] = [...operations][0] ?? []
    for (const browser of [visitor, learner, staff]) {
      for (const query of [text, '{ __typename }', '{ this is no document', getIntrospectionQuery()]) {
        const reply = await browser.post('/graphql', { query })
        expect([reply.status, codeOf(reply)]).toEqual([403, 'OPERATION_NOT_ALLOWED'])
      }
    }
    expect(codeOf(await learner.post('/graphql', { query: '{ __typename }' }, run))).toBe('OPERATION_NOT_ALLOWED')
    expect(codeOf(await visitor.post('/graphql', [{ query: '{ __typename }' }]))).toBe('OPERATION_NOT_ALLOWED')
    expect((await visitor.get('/graphql?query={__typename}')).status).toBe(404)
  })

  it('accepts text and schema queries from staff in the explorer', async () => {
    expect((await staff.post('/graphql', { query: '{ achievementCount }' }, run)).body.data.achievementCount).toBeGreaterThan(0)
    const before = await academy.db.auditEntry.count({ where: { action: 'explorer.run' } })
    const schemaOnly = { 'x-explorer': 'schema' }
    const told = await staff.post('/graphql', { query: getIntrospectionQuery() }, schemaOnly)
    expect(told.body.data.__schema.types.length).toBeGreaterThan(100)
    expect(await academy.db.auditEntry.count({ where: { action: 'explorer.run' } })).toBe(before)
    // A query that only claims to read the schema is recorded as a run.
    await staff.post('/graphql', { query: '{ __typename achievementCount }' }, schemaOnly)
    expect(await academy.db.auditEntry.count({ where: { action: 'explorer.run' } })).toBe(before + 1)
  })

  it('treats an operation of the app sent as a run as a run: it is recorded, and a mutation needs its switch', async () => {
    const recorded = () => academy.db.auditEntry.count({ where: { action: 'explorer.run' } })
    const before = await recorded()
    const page = byHash(hashes.get('PersonaPage'), queryValues['PersonaPage'])
    expect((await staff.post('/graphql', page, run)).body.data.persona.id).toBe('entrepreneur')
    expect(await recorded()).toBe(before + 1)
    const change = byHash(hashes.get('RequestSignInLink'), { email: 'ada@example.org' })
    expect(codeOf(await staff.post('/graphql', change, run))).toBe('CHANGES_NOT_ALLOWED')
    expect(await recorded()).toBe(before + 1)
  })

  it('rejects an unknown hash with OPERATION_UNKNOWN, and never registers one', async () => {
    const hash = 'f'.repeat(64)
    for (const unknown of [hash, '', '__proto__', 'constructor'])
      expect(codeOf(await learner.post('/graphql', byHash(unknown)))).toBe('OPERATION_UNKNOWN')
    for (const unknown of [null, 7, {}, [hash], { toString: 1 }, { toString: null, valueOf: 1 }]) {
      const persistedQuery = { version: 1, sha256Hash: unknown }
      expect(codeOf(await learner.post('/graphql', { extensions: { persistedQuery } }))).toBe('OPERATION_UNKNOWN')
    }
    const [known, text] = [...operations][0] ?? []
    for (const sha256Hash of [hash, known]) {
      const body = { ...byHash(sha256Hash), query: text }
      expect(codeOf(await learner.post('/graphql', body))).toBe('TEXT_AND_HASH')
      expect(codeOf(await staff.post('/graphql', body, run))).toBe('TEXT_AND_HASH')
    }
    expect(codeOf(await learner.post('/graphql', byHash(hash)))).toBe('OPERATION_UNKNOWN')
    expect((await learner.get('/operations.json')).status).toBe(404)
  })

  it('limits pages to 100 items, whatever the variables request', async () => {
    const entry = { staffId: 'staff', staffName: 'Ada', isDemo: false, action: 'explorer.run', detail: 'x' } as const
    await academy.db.auditEntry.createMany({ data: Array.from({ length: 150 }, () => entry) })
    for (const first of [99_999_999, 2 ** 31 - 1]) {
      const { body } = await staff.post('/graphql', byHash(hashes.get('AuditLogPage'), { ...queryValues['AuditLogPage'], first }))
      expect(body.data.auditLog.edges).toHaveLength(100)
    }
  })

  it('still serves the REST paths', async () => {
    expect((await learner.get('/api/dashboard')).status).toBe(200)
  })
})

it('accepts both text and hashes outside production', async () => {
  const academy = await Academy.open('embedded', {}, {}, { operations })
  try {
    expect((await academy.browser().post('/graphql', { query: '{ __typename }' })).status).toBe(200)
    const known = await academy.browser().post('/graphql', byHash(hashes.get('ServerInfo')))
    expect(known.body.errors).toBeUndefined()
    expect(codeOf(await academy.browser().post('/graphql', byHash('f'.repeat(64))))).toBe('OPERATION_UNKNOWN')
  } finally {
    await academy.close()
  }
})

it('every operation of the app is valid, reads no schema and stays within the limits', () => {
  for (const { name, text } of readOperations().values()) {
    const document = parse(text)
    expect(validate(schema, document), name).toEqual([])
    expect(text, name).not.toMatch(/__(schema|type)\b/)
    const operation = getOperationAST(document)
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${name} is no operation`)
    // The size of a mutation does not depend on its variables.
    const sized = queryValues[name] ? operation : { ...operation, variableDefinitions: [] }
    const cost = costOf(document, sized, queryValues[name] ?? {})
    expect({ name, passed: describeExceededLimit(document, operation, cost) }).toEqual({ name, passed: null })
  }
})

/** Signs in by hash, as the web app does in production. */
async function signedInByHash(academy: Academy, email: string): Promise<Browser> {
  const browser = academy.browser()
  await browser.post('/graphql', byHash(hashes.get('RequestSignInLink'), { email }))
  const mail = await academy.db.outboxMail.findFirstOrThrow({ where: { kind: 'sign-in', recipient: email } })
  const token = /token=([\w.-]+)/.exec(mail.text ?? '')?.[1]
  await browser.post('/graphql', byHash(hashes.get('ConfirmSignInLink'), { token }))
  return browser
}
