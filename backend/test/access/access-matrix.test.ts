import { type GraphQLField, getNamedType, isObjectType, isUnionType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../src/graphql/server/schema.ts'
import { hanging } from '../support/database/person-tables.ts'
import { accessMatrix } from './access-matrix.ts'
import { AccessPeople, type Actor, actors } from './access-people.ts'

const marks: Record<string, string> = { UNAUTHENTICATED: '-', FORBIDDEN: 'x', NOT_FOUND: '?', CONSENT_REQUIRED: 'c' }

const refusals = new Set(Object.values(marks))

/** Digests every row about a person, one per table, except sessions, which record when they were last used. */
const digests = [...hanging]
  .filter((table) => table !== 'Session')
  .map((table) => `SELECT '${table}' AS "table", md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest FROM "${table}" t`)
  .join(' UNION ALL ')

const last = ['Mutation.endGuardianship', 'Mutation.withdrawConsent', 'Mutation.erasePendingAccount', 'Mutation.signOut']

const rootFields = ['Query', 'Mutation']
  .flatMap((type) => Object.values(fieldsOf(type)).map((field) => ({ name: `${type}.${field.name}`, field })))
  // The first two change the family and the last ends the session, so they run at the end.
  .sort((one, other) => last.indexOf(one.name) - last.indexOf(other.name))

describe('the access matrix', () => {
  let people: AccessPeople
  beforeAll(async () => {
    people = await AccessPeople.gather()
  })
  afterAll(() => people.academy.close())

  it('has a row for every root field of the schema and no other', () => {
    expect(Object.keys(accessMatrix).sort()).toEqual(rootFields.map(({ name }) => name).sort())
  })

  it.each(rootFields)('matches the schema for $name', async ({ name, field }) => {
    const [wanted, args = ''] = accessMatrix[name] ?? ['']
    const found: string[] = []
    // Reading all rows is slower than a request, so the rows read after a refusal are reused for the next one.
    let before: unknown
    for (const actor of actors) {
      const isFixed = typeof args === 'string'
      const text = isFixed ? args : await args(people)
      if (!isFixed || !before) before = await personalRows()
      const mark = await ask(actor, name, field, text)
      found.push(mark)
      if (refusals.has(mark)) expect({ actor, rows: await personalRows() }).toEqual({ actor, rows: before })
      else before = undefined
    }
    expect(found.join('')).toBe(wanted)
  })

  function personalRows(): Promise<unknown> {
    return people.academy.db.$queryRawUnsafe(digests)
  }

  async function ask(actor: Actor, name: string, field: GraphQLField<unknown, unknown>, args: string): Promise<string> {
    const kind = name.startsWith('Query') ? 'query' : 'mutation'
    const query = `${kind} { ${field.name}${args ? `(${args})` : ''} ${selection(field)} }`
    const browser = people.browsers[actor]
    const { body } = await browser.post('/graphql', { query })
    const code = body.errors?.[0]?.extensions?.code ?? body.data?.[field.name]?.code
    if (code === 'GRAPHQL_VALIDATION_FAILED' || code === 'INTERNAL_SERVER_ERROR')
      throw new Error(`${actor}: ${query}: ${body.errors?.[0]?.message}`)
    if (code) return marks[code] ?? '!'
    const answer = body.data[field.name]
    return answer === null || answer?.length === 0 ? '0' : '+'
  }
})

function fieldsOf(name: string): Record<string, GraphQLField<unknown, unknown>> {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`no type ${name}`)
  return type.getFields()
}

/** Returns the smallest valid selection. */
function selection({ type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type)
  if (isUnionType(named)) return '{ __typename ... on Error { code } }'
  return isObjectType(named) ? '{ __typename }' : ''
}
