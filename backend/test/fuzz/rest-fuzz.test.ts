import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AccessPeople, type Actor, actors } from '../access/access-people.ts'
import { operations, validatorOf } from '../support/api/openapi.ts'
import { bodyText, oddText } from './arbitrary-json.ts'

// Generates requests from openapi.yaml: some valid, more nearly valid, and some nonsense.

/** Requests per path; more than 5,000 in total. */
const runs = 170
const longestMs = 10_000
const seed = Number(process.env['FUZZ_SEED'] ?? 20261123)

/** Logout comes last, since it ends the session of the others. */
const inOrder = [...operations].sort(([a], [b]) => Number(a.endsWith('logout')) - Number(b.endsWith('logout')))

/** Pages, files and texts have responses that are not JSON. */
const plain = (content: object | undefined) => !content || !('application/json' in content)

describe(`requests made from openapi.yaml, with FUZZ_SEED=${seed}`, () => {
  let people: AccessPeople
  beforeAll(async () => {
    people = await AccessPeople.gather({ TRUST_PROXY: '1' })
  })
  afterAll(() => people.academy.close())

  it('number more than 5,000', () => {
    expect(operations.size * runs).toBeGreaterThan(5000)
  })

  it.each(inOrder)('%s: each is answered in time and as documented, never with a server error', async (key, operation) => {
    const [method = '', path = ''] = key.split(' ')
    const projectId = await people.project()
    const request = fc.record({
      actor: fc.constantFrom<Actor[]>(...actors),
      ids: fc.array(fc.oneof(oddText, fc.constantFrom('demo-learner', people.ownerId, projectId)), {
        minLength: 1,
        maxLength: 1,
      }),
      query: fc.array(fc.option(fc.oneof(oddText, fc.constantFrom(people.ownerId, '2026-02-03'))), {
        minLength: 3,
        maxLength: 3,
      }),
      headers: fc.array(fc.option(fc.oneof(fc.uuid(), fc.constantFrom('true', '', 'x'.repeat(300), '\u0080é'))), {
        minLength: 3,
        maxLength: 3,
      }),
      body: operation.body ? bodyText(operation.body) : fc.option(oddText, { nil: undefined }),
      // A network per request, so that rate limits do not hide other errors.
      network: fc.ipV4(),
    })
    await fc.assert(
      fc.asyncProperty(request, async ({ actor, ids, query, headers, body, network }) => {
        const parameters = (place: string) => operation.parameters.filter((it) => it.in === place)
        const search = new URLSearchParams(
          parameters('query').flatMap(({ name }, index) => (query[index] == null ? [] : [[name, query[index]]])),
        )
        const url = path.replace(/\{\w+\}/g, () => encodeURIComponent((ids[0] ?? '').toWellFormed()))
        const sent = parameters('header').flatMap(({ name }, index) => (headers[index] ? [[name, headers[index]]] : []))
        const begun = performance.now()
        const reply = await people.browsers[actor].request(method, `${url}?${search}`, {
          ...(body !== undefined && { body }),
          headers: { ...Object.fromEntries(sent), 'x-forwarded-for': network },
          keepCookies: true,
        })
        expect(performance.now() - begun).toBeLessThan(longestMs)
        expect(reply.status).toBeLessThan(500)
        // An empty path parameter leads to another path.
        if (/\/(\?|$)/.test(`${url}?`)) return
        const documented = operation.responses[reply.status]
        if (!documented) throw new Error(`${reply.status} is not documented: ${JSON.stringify(reply.body)}`)
        if (plain(documented.content)) return
        const validate = validatorOf(documented.content?.['application/json']?.schema ?? {})
        if (!validate(reply.body))
          throw new Error(`${reply.status}: ${JSON.stringify(validate.errors)} in ${JSON.stringify(reply.body)}`)
      }),
      { numRuns: runs, seed, endOnFailure: true },
    )
  })
})
