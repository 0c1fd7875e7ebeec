import { readFileSync } from 'node:fs'
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { pendingSql } from '../../src/database/new-migration.ts'
import { printedSchema, schemaFile } from '../../src/graphql/server/print.ts'
import { schema } from '../../src/graphql/server/schema.ts'

type Options = { extensions: { pothosOptions?: { authScopes?: unknown; skipTypeScopes?: boolean } } }

const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'))
const roots = [schema.getQueryType(), schema.getMutationType()]
/** Relay's own types hold edges of a type that states its scope. */
const isRelay = (name: string) => name === 'PageInfo' || /(Connection|Edge)$/.test(name)

describe('schema', () => {
  it('states a scope on every root field', () => {
    const open = roots.flatMap((root) =>
      Object.values(root?.getFields() ?? {})
        .filter((field) => !(field as unknown as Options).extensions.pothosOptions?.authScopes)
        .map((field) => `${root?.name}.${field.name}`),
    )
    expect(open).toEqual([])
  })

  it('states a scope on every type', () => {
    const open = types
      .filter(isObjectType)
      .filter((type) => !roots.includes(type) && !isRelay(type.name))
      .filter((type) => !(type as unknown as Options).extensions.pothosOptions?.authScopes)
      .map((type) => type.name)
    expect(open).toEqual([])
  })

  it('never skips the scopes of a type', () => {
    const fields = types.filter(isObjectType).flatMap((type) => Object.values(type.getFields()))
    expect(fields.filter((field) => (field as unknown as Options).extensions.pothosOptions?.skipTypeScopes)).toEqual([])
  })

  it('describes every type, field, argument, enum value and input field', () => {
    const parts: [name: string, description: string | null | undefined][] = types.map((type) => [type.name, type.description])
    for (const type of types) {
      const of = (name: string) => `${type.name}.${name}`
      if (isEnumType(type)) parts.push(...type.getValues().map((it): (typeof parts)[number] => [of(it.name), it.description]))
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue
      for (const field of Object.values(type.getFields())) {
        parts.push([of(field.name), field.description])
        if (!('args' in field)) continue
        for (const argument of field.args) parts.push([of(`${field.name}(${argument.name})`), argument.description])
      }
    }
    expect(parts.length).toBeGreaterThan(1000)
    expect(parts.filter(([, description]) => !description).map(([name]) => name)).toEqual([])
  })

  it('matches the committed schema.graphql; `npm run schema` writes it', () => {
    expect(readFileSync(schemaFile, 'utf8')).toBe(printedSchema())
  })

  it('matches the committed migrations; `npm run migration -- NAME` writes the next one', async () => {
    expect(await pendingSql()).toBe('')
  })
})
