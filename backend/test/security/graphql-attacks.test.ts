import { isObjectType } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bodyLimit, documentLimits, maxTokens, requestLimits } from '../../src/graphql/limits.ts'
import { schema } from '../../src/graphql/server/schema.ts'
import { Academy, type Browser } from '../support/academy/academy.ts'
import { byHash, ownOperations } from '../support/api/own-operations.ts'
import { demo } from '../support/people/people.ts'

let resolved = 0
countResolvers()

const many = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, n) => part(n)).join(' ')
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

/** Each attack as a request body, with the code or text of its refusal. */
const attacks: Record<string, { body: unknown; refused: RegExp; status?: number }> = {
  'a document too deep': {
    body: { query: `{ personas { ${'folders { lessons { folder { persona { '.repeat(4)} id ${'} } } } '.repeat(4)} } }` },
    refused: /depth/,
  },
  'a document too broad': { body: { query: `{ ${many(201, () => '__typename')} }` }, refused: /breadth/ },
  'lists within lists': {
    body: { query: `{ personas { folders { lessons { folder { lessons { folder { id title } } } } } } }` },
    refused: /complexity/,
  },
  'a thousand aliases': { body: { query: `{ ${many(1000, (n) => `a${n}: personas { id }`)} }` }, refused: /token/ },
  'one field under too many names': {
    body: { query: `{ ${many(documentLimits.aliases + 1, (n) => `a${n}: achievementCount`)} }` },
    refused: /aliases/,
  },
  'guesses of a code by aliases': {
    body: { query: `mutation { ${many(6, (n) => `a${n}: confirmSignInLink(token: "${n}") { __typename }`)} }` },
    refused: /mutations/,
  },
  'guesses of a code behind a fragment': {
    body: {
      query: `mutation { ...A } fragment A on Mutation { ... on Mutation { ${many(6, (n) => `a${n}: confirmSignInLink(token: "${n}") { __typename }`)} } }`,
    },
    refused: /mutations/,
  },
  'more tokens than a document may have': {
    body: { query: `{ ${many(maxTokens, () => 'id')} }` },
    refused: /token/,
  },
  'one field a thousand times': { body: { query: `{ ${many(1000, () => 'achievementCount')} }` }, refused: /aborted/ },
  'overloaded directives': {
    body: { query: `{ achievementCount ${many(60, () => '@include(if: true)')} }` },
    refused: /only be used once/,
  },
  'unknown directives by the thousand': {
    body: { query: `{ __typename ${many(950, () => '@a')} }` },
    refused: /Unknown directive/,
  },
  'directives on every field': {
    body: { query: `{ ${many(documentLimits.directives + 1, () => 'achievementCount @include(if: true)')} }` },
    refused: /directives/,
  },
  'a fragment that holds itself': {
    body: { query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' },
    refused: /Cannot spread fragment/,
  },
  'fragments that double each other': {
    body: {
      query: `{ ...F0 } ${many(24, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F24 on Query { achievementCount }`,
    },
    refused: /too many selections/,
  },
  'pages of 99999999': {
    body: { query: '{ newsItems(first: 99999999) { edges { node { id } } } }' },
    refused: /rows/,
  },
  'pages of 99999999, in a variable and behind fragments': {
    body: {
      query: `query ($n: Int!) { newsItems(first: $n) { ...A } }
        fragment A on QueryNewsItemsConnection { ...B } fragment B on QueryNewsItemsConnection { edges { node { id } } }`,
      variables: { n: 99_999_999 },
    },
    refused: /rows/,
  },
  'introspection within introspection': {
    body: { query: `{ __schema { types { ${'fields { type { '.repeat(4)} name ${'} } '.repeat(4)} } } }` },
    refused: /introspection depth|depth/i,
  },
  'introspection behind a fragment named __schema': {
    body: {
      query: `{ ...__schema } fragment __schema on Query { __schema { types { ${'fields { type { '.repeat(4)} name ${'} } '.repeat(4)} } } }`,
    },
    refused: /introspection depth|depth/i,
  },
  'a batch': { body: Array.from({ length: 10 }, () => ({ query: '{ achievementCount }' })), refused: /batching/i },
  'a batch of one': { body: [{ query: '{ achievementCount }' }], refused: /batching/i },
  'a query that is kept for later': {
    body: { query: '{ achievementCount }', ...byHash('0'.repeat(64)) },
    refused: /TEXT_AND_HASH/,
  },
  'a hash nobody knows': { body: byHash('0'.repeat(64)), refused: /OPERATION_UNKNOWN/ },
  'large extensions': {
    body: { query: '{ achievementCount }', extensions: { a: 'x'.repeat(requestLimits.extensions) } },
    refused: /EXTENSIONS_TOO_LARGE/,
  },
  'deep extensions': { body: `{"query":"{ achievementCount }","extensions":${nested(20_000)}}`, refused: /EXTENSIONS_TOO_LARGE/ },
  'deep variables': {
    body: `{"query":"{ achievementCount }","variables":{"a":${nested(20_000)}}}`,
    refused: /VARIABLES_TOO_DEEP/,
  },
  'variables that are a list': { body: { query: '{ achievementCount }', variables: [1] }, refused: /variables/ },
  'a document that is no text': { body: { query: { a: 1 } }, refused: /strings/ },
  'two operations and no name': {
    body: { query: 'query A { achievementCount } query B { achievementCount }' },
    refused: /operation/,
  },
  'a subscription': { body: { query: 'subscription { achievementCount }' }, refused: /subscription/ },
  'an incremental answer': { body: { query: '{ ... @defer { achievementCount } }' }, refused: /Unknown directive/ },
  'a body that is too large': {
    body: { query: '{ achievementCount }', variables: { a: 'x'.repeat(bodyLimit) } },
    refused: /BODY_TOO_LARGE/,
    status: 413,
  },
}

// Without NODE_ENV the academy runs in development mode; production refuses all text earlier.
describe.each(['test', 'development', ''])('with NODE_ENV “%s”', (mode) => {
  let academy: Academy
  let visitor: Browser
  let staff: Browser
  beforeAll(async () => {
    academy = await Academy.open('embedded', { NODE_ENV: mode }, {}, { operations: ownOperations().operations })
    visitor = academy.browser()
    staff = await demo(academy, 'staff')
  })
  afterAll(() => academy.close())
  beforeEach(() => {
    resolved = 0
  })

  it.each(Object.entries(attacks))('%s is refused before any field is resolved or any row is read', async (_name, attack) => {
    const { body, refused, status = 400 } = attack
    const began = performance.now()
    const statements = await academy.countStatements(async () => {
      const reply = await visitor.post('/graphql', body)
      expect({ status: reply.status, told: JSON.stringify(reply.body) }).toEqual({ status, told: expect.stringMatching(refused) })
      expect(reply.body.data).toBeUndefined()
    })
    expect({ resolved, statements }).toEqual({ resolved: 0, statements: [] })
    expect(performance.now() - began).toBeLessThan(2000)
  })

  it('the same limits apply to staff in the explorer', async () => {
    for (const name of [
      'a document too deep',
      'one field under too many names',
      'pages of 99999999',
      'guesses of a code by aliases',
    ]) {
      const body = attacks[name]?.body
      const reply = await staff.post('/graphql', body, { 'x-explorer': '1', 'x-explorer-changes': '1' })
      expect([reply.status, reply.body.errors[0].extensions.code]).toEqual([400, 'QUERY_TOO_LARGE'])
    }
    expect(resolved).toBe(0)
  })

  it('counts resolvers and statements, as an accepted query shows', async () => {
    const statements = await academy.countStatements(async () => {
      expect((await staff.post('/graphql', { query: '{ viewer { firstName } personas { id } }' })).status).toBe(200)
    })
    expect(resolved).toBeGreaterThan(0)
    expect(statements.length).toBeGreaterThan(0)
  })
})

/** Counts every resolved field of our schema, in any academy. */
function countResolvers(): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field
      if (!resolve) continue
      field.resolve = (...asked) => {
        resolved += 1
        return resolve(...asked)
      }
    }
  }
}
