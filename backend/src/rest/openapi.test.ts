import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isInputObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { schema as graphqlSchema } from '../graphql/server/schema.ts'

type Schema = Record<string, unknown>
type Answer = { description: string; content?: { 'application/json'?: { schema: Schema } } }
type Operation = {
  operationId: string
  summary: string
  description: string
  responses: Record<string, Answer | { $ref: string }>
}
type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, { schema: Schema }>
    responses: Record<string, Answer>
  }
}

const text = readFileSync(path.resolve(import.meta.dirname, '../../../schema/openapi.yaml'), 'utf8')
const document: Document = parse(text)
const { schemas, parameters, responses } = document.components
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const answers = operations.flatMap((operation) =>
  Object.entries(operation.responses).map(([status, it]) => ({ status: Number(status), answer: followed(it) })),
)

/** Request bodies, and the GraphQL inputs that receive them. */
const inputs: Record<string, string> = {
  SignupForm: 'SignUpInput',
  ParentGuideForm: 'ParentGuideInput',
  NewsletterForm: 'NewsletterInput',
  ProjectForm: 'CreateProjectInput',
  ProjectChange: 'UpdateProjectInput',
  LabForm: 'LabPromptInput',
}

/** Fields of the specification's bodies that are accepted and ignored. */
const leftAside = ['LabForm.userId', 'LabForm.response']

/** Checks the document itself; test/platform/rest-contract.test.ts checks bodies and errors against it. */
describe('openapi.yaml', () => {
  it('is OpenAPI 3.1 and describes each path and response', () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(new Set(operations.map((it) => it.operationId)).size).toBe(operations.length)
    for (const { summary, description } of operations) expect(description.length).toBeGreaterThan(summary.length)
    for (const { answer } of answers) expect(answer.description).toMatch(/^[A-Z].{10,}\.$/s)
  })

  it("has schemas that pass ajv's strict mode, and no unused ones", () => {
    const ajv = new Ajv2020({ strict: true })
    addFormats(ajv)
    ajv.addSchema({ $id: 'openapi', $defs: JSON.parse(JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/')) })
    for (const name of Object.keys(schemas)) expect(ajv.getSchema(`openapi#/$defs/${name}`)).toBeTypeOf('function')
    for (const parameter of Object.values(parameters)) expect(ajv.compile(parameter.schema)).toBeTypeOf('function')
    for (const [section, entries] of Object.entries({ schemas, parameters, responses })) {
      for (const name of Object.keys(entries)) expect(text).toContain(`#/components/${section}/${name}'`)
    }
  })

  it('closes every object, describes every property, and requires every property of responses', () => {
    const optional = ['Error.field', 'Error.issues']
    for (const [name, schema] of Object.entries(schemas)) {
      for (const { additionalProperties, properties = {}, required } of objectsWithin(schema)) {
        expect({ name, additionalProperties }).toEqual({ name, additionalProperties: false })
        for (const [key, { description }] of Object.entries(properties as Record<string, Schema>)) {
          expect({ at: `${name}.${key}`, description }).toEqual({ at: `${name}.${key}`, description: expect.any(String) })
        }
        const always = Object.keys(properties as object).filter((key) => !optional.includes(`${name}.${key}`))
        if (!(name in inputs)) expect((required as string[]).toSorted()).toEqual(always.toSorted())
      }
    }
  })

  it('uses the same Error schema for every error response', () => {
    const refusals = answers.filter(({ status }) => status >= 400 && status !== 503)
    expect(refusals.length).toBeGreaterThan(0)
    for (const { answer } of refusals) {
      expect(answer.content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Error' })
    }
  })

  it.each(Object.entries(inputs))('lists in %s the fields of its GraphQL input', (form, name) => {
    const input = graphqlSchema.getType(name)
    const fields = isInputObjectType(input) ? Object.keys(input.getFields()) : []
    const read = Object.keys(schemas[form]?.['properties'] ?? {}).filter((key) => !leftAside.includes(`${form}.${key}`))
    expect(read.toSorted()).toEqual(fields.toSorted())
  })
})

function followed(answer: Answer | { $ref: string }): Answer {
  if (!('$ref' in answer)) return answer
  const found = responses[answer.$ref.replace('#/components/responses/', '')]
  if (!found) throw new Error(`${answer.$ref} leads nowhere`)
  return found
}

/** Returns a schema and its nested object schemas. */
function objectsWithin(schema: unknown): Schema[] {
  if (!schema || typeof schema !== 'object') return []
  const inner = Object.values(schema).flatMap(objectsWithin)
  return 'type' in schema && schema.type === 'object' ? [schema as Schema, ...inner] : inner
}
