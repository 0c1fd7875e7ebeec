import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isUnionType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../src/graphql/server/schema.ts'
import { routes } from '../../src/rest/routes.ts'
import { accessMatrix } from './access-matrix.ts'
import { AccessPeople, type Actor, actors } from './access-people.ts'

// Every mutation and every writing REST path refuses a caller before it reads the request.

/** Mutations that anyone may call, signed in or not. */
const publicMutations = [
  'acceptStaffInvitation',
  'answerAddressQuestion',
  'answerChildInvitation',
  'answerConsent',
  'answerErasure',
  'answerFamilyQuestion',
  'answerGuardianInvitation',
  'chooseMailsByLink',
  'confirmAddress',
  'confirmEntryCode',
  'confirmParentLink',
  'confirmSignInLink',
  'confirmSubscription',
  'demoSignIn',
  'refuseAddress',
  'requestNewConsentLink',
  'requestParentGuide',
  'requestParentLink',
  'requestSignInLink',
  'signOut',
  'signUp',
  'subscribeToNewsletter',
  'unsubscribe',
  'withdrawConsentByLink',
]

/** Paths that anyone may call; the other writing paths require a learner. */
const publicPaths = ['/api/auth/logout', '/api/signup', '/api/parent-guide/signup', '/api/newsletter/signup']

const refusals: Record<string, string> = { '-': 'UNAUTHENTICATED', x: 'FORBIDDEN' }

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
/** The viewers that the scopes of each mutation refuse, from the access matrix. */
const refused = mutations.map((field) => {
  const [marks = ''] = accessMatrix[`Mutation.${field.name}`] ?? []
  return { field, name: field.name, cells: actors.map((actor, at) => ({ actor, code: refusals[marks[at] ?? ''] })) }
})

let people: AccessPeople
beforeAll(async () => {
  people = await AccessPeople.gather()
})
afterAll(() => people.academy.close())

it('lists every public mutation', () => {
  const open = refused.filter(({ cells: [visitor] }) => visitor?.code !== 'UNAUTHENTICATED')
  expect(open.map(({ name }) => name).sort()).toEqual(publicMutations)
})

const closed = refused.filter(({ name, field }) => !publicMutations.includes(name) && field.args.length > 0)

describe.each(closed)('$name', ({ field, cells }) => {
  it.each([
    ['content', (type: GraphQLInputType) => emptyValue(type)],
    ['type', () => ({ no: { such: ['value'] } })],
  ])('refuses a caller without access before it reads values of the wrong %s', async (_kind, value) => {
    for (const { actor, code } of cells) {
      if (!code) continue
      const { body } = await people.browsers[actor].post('/graphql', {
        query: withVariables(field),
        variables: Object.fromEntries(field.args.map(({ name, type }) => [name, value(type)])),
      })
      const found = body.errors?.[0]?.extensions?.code ?? body.data?.result?.code
      expect({ actor, found }).toEqual({ actor, found: code })
      expect(JSON.stringify(body)).not.toMatch(/"field"|\$|got invalid value/)
    }
  })
})

describe.each(routes.filter(({ method }) => method !== 'GET'))('$method $path', ({ method, path }) => {
  const bodies = [
    '{"title":',
    '[]',
    '"x"',
    '{"title":5,"toolType":{},"prompt":[],"input":1}',
    '{}',
    `{"x":"${'x'.repeat(120_000)}"}`,
  ]
  const callers: [Actor, number, string][] = publicPaths.includes(path)
    ? []
    : [
        ['visitor', 401, 'UNAUTHENTICATED'],
        ['parent', 403, 'FORBIDDEN'],
        ['staff', 403, 'FORBIDDEN'],
        ['waiting', 403, 'CONSENT_REQUIRED'],
      ]

  it('refuses a caller without access before it reads the body or its headers', async () => {
    for (const [actor, status, code] of callers)
      for (const body of bodies) {
        const options = { body, headers: { 'idempotency-key': 'no uuid' }, keepCookies: true }
        const reply = await people.browsers[actor].request(method, path.replace(':id', 'x'), options)
        expect([actor, body.slice(0, 40), reply.status, reply.body.code]).toEqual([actor, body.slice(0, 40), status, code])
        expect(reply.body.field).toBeUndefined()
      }
    // A public path reads the body of any caller.
    if (callers.length === 0 && path !== '/api/auth/logout')
      expect((await people.browsers.visitor.request(method, path, { body: '{}' })).status).toBe(400)
  })
})

it('checks consent before it reads what a waiting child wants to store', async () => {
  const queries = [
    'mutation { result: createProject(input: { title: "" }) { __typename } }',
    'mutation { result: updateProject(id: "x", input: { title: "", version: 1 }) { __typename } }',
    'mutation { result: sendPrompt(input: { toolType: "chatgpt", prompt: "" }) { __typename } }',
    'mutation { result: askTutor(input: { lessonId: "x", question: "" }) { __typename } }',
    'mutation { result: reportInteraction(id: "x", input: { reason: other, note: "" }) { __typename } }',
  ]
  for (const query of queries)
    expect([query, await people.browsers.waiting.execute(query)]).toEqual([
      query,
      { result: { __typename: 'ConsentRequiredError' } },
    ])
})

/** Returns the mutation with each argument in a variable. */
function withVariables(field: GraphQLField<unknown, unknown>): string {
  const types = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const selection = isUnionType(getNamedType(field.type)) ? '{ __typename ... on Error { code } }' : '{ __typename }'
  return `mutation (${types}) { result: ${field.name}(${given}) ${selection} }`
}

const scalars: Record<string, unknown> = {
  Int: -1,
  Float: -1,
  Boolean: false,
  UUID: '00000000-0000-4000-8000-000000000000',
  EmailAddress: 'x@example.org',
  DateTime: '2026-01-01T00:00:00Z',
  LessonText: {},
  JSON: {},
}

/** Returns the emptiest value that the type allows. */
function emptyValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return emptyValue(type.ofType as GraphQLInputType)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type)) return scalars[type.name] ?? ''
  return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, emptyValue(field.type)]))
}
