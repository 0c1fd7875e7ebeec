import fc from 'fast-check'
import { followed, type Schema } from '../support/api/openapi.ts'

// Generates values that match a JSON schema, and values that do not.

/** Strings that have broken programs before. */
const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202egnp.exe',
  '👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(10_000),
  '__proto__',
  'constructor',
  'null',
  '-1',
  '1e309',
  '9'.repeat(400),
  '\'; DROP TABLE "User"; --',
  '../../../../../etc/passwd',
  '%00%2e%2e%2f',
  '<img src=x onerror=alert(1)>',
  'a@b',
  'A'.repeat(250).concat('@example.org'),
  '2026-02-30',
  '0000-00-00T99:99:99Z',
  'İıſK',
]
export const oddText = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary', maxLength: 40 }))

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(null, true, 0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, [], {}, [[]], [null], { length: -1 }, { toString: null }),
  fc.jsonValue({ maxDepth: 4 }),
)

/** Generates any value that the schema allows. */
function fitting(it: Schema): fc.Arbitrary<unknown> {
  const schema = followed(it) as Schema & {
    properties?: Record<string, Schema>
    required?: string[]
    oneOf?: Schema[]
    items?: Schema
  }
  if ('const' in schema) return fc.constant(schema['const'])
  if (schema['enum']) return fc.constantFrom(...(schema['enum'] as unknown[]))
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map(fitting))
  const types = [schema['type'] ?? 'any'].flat() as string[]
  return fc.oneof(...types.map((type) => ofType(type, schema)))
}

type Described = Schema & { properties?: Record<string, Schema>; required?: string[]; items?: Schema }

function ofType(type: string, schema: Described): fc.Arbitrary<unknown> {
  const number = (key: string) => schema[key] as number | undefined
  switch (type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, it]) => [name, fitting(it)])), {
        requiredKeys: schema.required ?? [],
      })
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: Math.min(number('maxItems') ?? 5, 12) })
    case 'integer':
      return fc.integer({ min: number('minimum') ?? -1000, max: number('maximum') ?? 1000 })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      // Checkboxes on our forms are consent, and must be true.
      return fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) })
    case 'null':
      return fc.constant(null)
    case 'string':
      return text(schema)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function text(schema: Schema): fc.Arbitrary<string> {
  // Most addresses that the standard allows are rejected by mail servers.
  if (schema['format'] === 'email') return fc.oneof(fc.emailAddress(), fc.stringMatching(/^[a-z]{3,12}@example\.(org|com)$/))
  if (schema['format'] === 'uuid') return fc.uuid()
  if (typeof schema['pattern'] === 'string') return fc.stringMatching(new RegExp(schema['pattern']))
  const maxLength = Math.min((schema['maxLength'] as number | undefined) ?? 60, 400)
  return fc.string({ unit: 'grapheme', minLength: (schema['minLength'] as number | undefined) ?? 0, maxLength })
}

/** Generates a body as text: valid, nearly valid, arbitrary JSON, or not JSON. */
export function bodyText(schema: Schema): fc.Arbitrary<string> {
  const fits = fitting(schema) as fc.Arbitrary<Record<string, unknown>>
  const names = Object.keys((followed(schema) as Described).properties ?? { id: {} })
  const nearly = fc
    .tuple(fits, fc.constantFrom(...names, 'role', 'id', '__proto__'), fc.option(oddValue))
    // Built as text, because a `__proto__` key in an object literal sets the prototype.
    .map(([body, name, value]) => {
      const entries = Object.entries(body).filter(([key]) => key !== name)
      if (value !== null) entries.push([name, value])
      return `{${entries.map(([key, it]) => `${JSON.stringify(key)}:${JSON.stringify(it)}`).join(',')}}`
    })
  return fc.oneof(
    { weight: 5, arbitrary: fits.map((body) => JSON.stringify(body)) },
    { weight: 4, arbitrary: nearly },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: oddText },
  )
}
