import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'

/** Returns a random whole number from 0 to `most`. */
export type Draw = (most: number) => number

export type Generated = { query: string; variables: Record<string, unknown>; operationName?: string }

/** Existing ids and words, so that generated documents get past the first checks. */
export type Known = { ids: string[]; words: string[] }

const long = 10_000
/** The percentage of invalid documents. */
const wrongPercent = 15

/** Edge cases: empty, huge, negative, beyond the calendar, invalid Unicode, and syntax of other languages. */
const odd = {
  text: [
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udc00\ud800',
    'x'.repeat(long),
    '🎨'.repeat(200),
    '\u202e\ufeff',
    '\'; DROP TABLE "User"; --',
    '__proto__',
    'constructor',
    '%00%s%n\\',
    '{"a":{"b":[]}}',
    '-1',
    'null',
    'NaN',
    '2026-13-45',
    'https://[::1]:99999/',
    'a@b',
    'Ünï@exämple.org',
  ],
  int: [-1, 0, 1, 100, 101, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 1e21, 1.5, -0],
  date: [
    '2026-11-22T10:00:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '1970-01-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
  ],
  email: ['somebody@example.org', `${'a'.repeat(300)}@example.org`, '"a b"@example.org', 'a\u0000@example.org'],
  uuid: ['00000000-0000-0000-0000-000000000000', '3f0f4f2e-6d8c-4f1a-9b7e-0c1d2e3f4a5b', 'no-uuid'],
} as const

/** Generates a document with its variables: mostly valid, sometimes slightly invalid. */
export function generate(schema: GraphQLSchema, draw: Draw, known: Known): Generated {
  return new Writer(schema, draw, known).write()
}

class Writer {
  private readonly schema: GraphQLSchema
  private readonly draw: Draw
  private readonly known: Known
  private readonly variables: Record<string, unknown> = {}
  private readonly definitions: string[] = []
  private readonly fragments: string[] = []

  constructor(schema: GraphQLSchema, draw: Draw, known: Known) {
    this.schema = schema
    this.draw = draw
    this.known = known
  }

  write(): Generated {
    const isMutation = this.chance(45)
    const root = isMutation ? this.schema.getMutationType() : this.schema.getQueryType()
    if (!root) throw new Error('the schema has no root')
    const fields = this.fields(root, this.chance(70) ? 1 : 2, 5)
    const head = this.definitions.length > 0 ? `(${this.definitions.join(', ')})` : ''
    const kind = isMutation ? 'mutation' : 'query'
    const query = `${kind} Fuzz${head} { ${fields} } ${this.fragments.join(' ')}`
    const whole = { query, variables: this.variables, ...(this.chance(30) && { operationName: 'Fuzz' }) }
    return this.chance(wrongPercent) ? this.spoil(whole) : whole
  }

  /** Returns `count` fields of a type. Duplicates and fields in unions get an alias, since their arguments may differ. */
  private fields(type: GraphQLObjectType, count: number, depth: number, prefix = ''): string {
    const all = Object.values(type.getFields())
    const pool = depth > 0 ? all : all.filter(isLeaf)
    const picked = Array.from({ length: count }, () => (pool.length > 0 ? this.pick(pool) : undefined))
    return picked
      .map((field, n) => {
        if (!field) return '__typename'
        return picked.indexOf(field) === n && !prefix ? this.field(field, depth) : `${prefix}a${n}: ${this.field(field, depth)}`
      })
      .join(' ')
  }

  private field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const args = field.args.filter((it) => isRequiredArgument(it) || this.chance(50)).map((it) => this.argument(it))
    const given = args.length > 0 ? `(${args.join(', ')})` : ''
    return `${field.name}${given}${this.directive()}${this.selection(getNamedType(field.type), depth - 1)}`
  }

  private selection(type: GraphQLNamedOutputType, depth: number): string {
    if (!isCompositeType(type)) return ''
    if (isAbstractType(type)) {
      const on = this.schema.getPossibleTypes(type).filter(() => this.chance(50))
      return ` { __typename ${on.map((it, n) => `... on ${it.name} { ${this.fields(it, 1, depth, `u${n}`)} }`).join(' ')} }`
    }
    const parts = this.fields(type, 1 + this.draw(3), depth)
    if (!this.chance(10)) return ` { ${parts} }`
    const name = `F${this.fragments.length}_${this.draw(9999)}`
    this.fragments.push(`fragment ${name} on ${type.name} { ${parts} }`)
    return ` { ...${name} }`
  }

  private directive(): string {
    return this.chance(4) ? this.pick([' @include(if: true)', ' @skip(if: false)', ' @skip(if: true)']) : ''
  }

  private argument(argument: GraphQLArgument): string {
    const value = this.value(argument.type, 4)
    if (this.chance(50)) return `${argument.name}: ${literal(value, argument.type)}`
    const name = `v${this.definitions.length}`
    this.definitions.push(`$${name}: ${argument.type}`)
    this.variables[name] = value
    return `${argument.name}: $${name}`
  }

  private value(type: GraphQLInputType, depth: number): unknown {
    if (isNonNullType(type)) return this.chance(1) ? null : this.present(type.ofType, depth)
    return this.chance(6) ? null : this.present(type, depth)
  }

  private present(type: GraphQLInputType, depth: number): unknown {
    if (isListType(type)) {
      const count = this.chance(3) ? 300 : this.draw(3)
      return Array.from({ length: count }, () => this.value(type.ofType, depth - 1))
    }
    if (isEnumType(type)) return this.pick(type.getValues()).name
    if (isInputObjectType(type)) return this.input(Object.values(type.getFields()), depth)
    return this.scalar(type.name)
  }

  private input(fields: GraphQLInputField[], depth: number): Record<string, unknown> {
    const given = fields.filter((it) => isRequiredInputField(it) || (depth > 0 && this.chance(60)))
    return Object.fromEntries(given.map((it) => [it.name, this.value(it.type, depth - 1)]))
  }

  private scalar(name: string): unknown {
    switch (name) {
      case 'Int':
        return this.chance(50) ? this.draw(20) : this.pick(odd.int)
      case 'Float':
        return this.pick(odd.int)
      case 'Boolean':
        return this.chance(50)
      case 'DateTime':
        return this.pick(odd.date)
      case 'EmailAddress':
        return this.pick(odd.email)
      case 'UUID':
        return this.pick(odd.uuid)
      case 'JSON':
      case 'LessonText':
        return this.deep()
      case 'ID':
        return this.chance(75) ? this.pick(this.known.ids) : this.text()
      default:
        return this.text()
    }
  }

  private text(): string {
    const kind = this.draw(2)
    if (kind === 0) return this.pick(this.known.words)
    return kind === 1 ? this.pick(this.known.ids) : this.pick(odd.text)
  }

  private deep(): unknown {
    let value: unknown = this.text()
    for (let level = this.draw(30); level > 0; level -= 1) value = this.chance(50) ? [value] : { [this.text()]: value }
    return value
  }

  /** Introduces one error: in a name, a type, a variable or a character. */
  private spoil(whole: Generated): Generated {
    const { query, variables } = whole
    const names = Object.keys(variables)
    const at = this.draw(query.length)
    switch (this.draw(5)) {
      case 0:
        return { ...whole, query: query.slice(0, at) + query.slice(at + 1) }
      case 1:
        return { ...whole, query: query.slice(0, at) + this.pick(odd.text) + query.slice(at) }
      case 2:
        return { ...whole, query: query.replace('{', '{ nothingHere ') }
      case 3:
        return { ...whole, variables: Object.fromEntries(names.slice(1).map((name) => [name, variables[name]])) }
      case 4:
        return { ...whole, variables: Object.fromEntries(names.map((name) => [name, this.pick([7, true, [[]], {}, 'x', null])])) }
      default:
        return { ...whole, operationName: this.pick(odd.text) }
    }
  }

  private chance(percent: number): boolean {
    return this.draw(99) < percent
  }

  private pick<T>(list: readonly T[]): T {
    return list[this.draw(list.length - 1)] as T
  }
}

/** Returns a value as a GraphQL literal. */
function literal(value: unknown, type: GraphQLInputType): string {
  const named = getNamedType(type)
  if (Array.isArray(value)) return `[${value.map((it) => literal(it, type)).join(', ')}]`
  if (value !== null && typeof value === 'object') {
    const fields = isInputObjectType(named) ? named.getFields() : {}
    const parts = Object.entries(value).filter(([name]) => /^[A-Za-z]\w*$/.test(name))
    return `{${parts.map(([name, it]) => `${name}: ${literal(it, fields[name]?.type ?? type)}`).join(', ')}}`
  }
  if (isEnumType(named) && typeof value === 'string') return value
  return JSON.stringify(value)
}

/** Whether a field needs no arguments and no selection. */
function isLeaf({ args, type }: GraphQLField<unknown, unknown>): boolean {
  return args.length === 0 && !isCompositeType(getNamedType(type))
}
