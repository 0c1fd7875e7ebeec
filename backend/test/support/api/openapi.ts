import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import { parse } from 'yaml'
import type { Route } from '../../../src/rest/routes.ts'
import type { Academy, Browser, Json } from '../academy/academy.ts'

// Checks responses against schema/openapi.yaml.

export type Schema = Record<string, unknown>
type Response = { description: string; headers?: Record<string, unknown>; content?: { 'application/json'?: { schema: Schema } } }
type Parameter = { name: string; in: 'header' | 'path' | 'query'; schema: Schema }
type Operation = { parameters: Parameter[]; body: Schema | undefined; responses: Record<string, Response> }
type Written = {
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, Response>
}
type Document = { paths: Record<string, Record<string, Written>>; components: { schemas: Record<string, Schema> } }

const document: Document = parse(readFileSync(path.resolve(import.meta.dirname, '../../../../schema/openapi.yaml'), 'utf8'))
const ajv = new Ajv2020({ strict: true, allErrors: true })
addFormats(ajv)
ajv.addSchema({ $id: 'openapi', $defs: referringToAjv(document.components.schemas) })

/** The operations of the document by key, such as `GET /api/courses`, with references resolved. */
export const operations = new Map<string, Operation>(
  Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${url}`,
      {
        parameters: (operation.parameters ?? []).map(followed),
        body: operation.requestBody?.content['application/json'].schema,
        responses: Object.fromEntries(Object.entries(operation.responses).map(([status, it]) => [status, followed(it)])),
      },
    ]),
  ),
)

export const keyOf = ({ method, path: url }: Route) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`

/** Checks that the status is documented, the required headers are set, and the body has the documented shape or is empty. */
export function holdToDocument(key: string, reply: Awaited<ReturnType<Browser['request']>>): void {
  const response = operations.get(key)?.responses[reply.status]
  if (!response)
    throw new Error(`${key} answered ${reply.status}, which openapi.yaml does not list: ${JSON.stringify(reply.body)}`)
  expect(reply.headers['cache-control']).toBe('private, no-store')
  for (const header of Object.keys(response.headers ?? {})) {
    // Without a cookie in the browser there is none to clear.
    if (header === 'Set-Cookie' && reply.status !== 201) continue
    expect({ key, header, value: reply.headers[header.toLowerCase()] }).toEqual({
      key,
      header,
      value: expect.stringMatching(/./),
    })
  }
  const schema = response.content?.['application/json']?.schema
  if (!schema) {
    expect(reply.body).toBe('')
    return
  }
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  const validate = validatorOf(schema)
  if (!validate(reply.body)) {
    throw new Error(`${key} ${reply.status}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(reply.body)}`)
  }
}

export function validatorOf(schema: Schema): ValidateFunction {
  return ajv.compile(referringToAjv(schema))
}

function referringToAjv(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', 'openapi#/$defs/'))
}

/** Runs `work` while every database call fails. */
export async function withoutDatabase(
  academy: Academy,
  work: () => Promise<void>,
  error = new Error('secret: no database'),
): Promise<void> {
  const { db } = academy.app
  const dead: unknown = new Proxy(() => Promise.reject(error), { get: () => dead })
  academy.app.db = dead as typeof db
  try {
    await work()
  } finally {
    academy.app.db = db
  }
}

export function followed<T extends object>(it: T): T {
  if (!('$ref' in it)) return it
  const keys = String(it.$ref).replace('#/', '').split('/')
  // biome-ignore lint/suspicious/noExplicitAny: a reference can point anywhere in the document
  return keys.reduce((place: any, key) => place[key], document)
}

type RestOptions = { id?: string; query?: string; body?: unknown; headers?: Record<string, string> }

/** Sends a request to a REST path, checks the response against openapi.yaml, and returns its body. */
export async function sendRest(
  browser: Browser,
  key: string,
  expected: number,
  { id = '', query = '', ...options }: RestOptions = {},
): Promise<Json> {
  const [method = '', url = ''] = key.split(' ')
  const reply = await browser.request(method, url.replace('{id}', id) + query, options)
  expect({ key, status: reply.status, body: reply.body }).toMatchObject({ status: expected })
  holdToDocument(key, reply)
  return reply.body
}
