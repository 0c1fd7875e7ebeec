import { expect } from '@playwright/test'
import type { Check, Scene } from './table.ts'

// Requests that rows send directly to the server.

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
/** The type of a field in a body; for a list, in its first entry. */
export type Kind = 'text' | 'number' | 'truth' | 'list' | 'text or null' | 'number or null'

const kinds: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  truth: (value) => typeof value === 'boolean',
  list: Array.isArray,
  'text or null': (value) => value === null || typeof value === 'string',
  'number or null': (value) => value === null || typeof value === 'number',
}

/** Returns the body of a GET request with status 200. */
export async function read({ api, url }: Scene, path: string): Promise<Json> {
  const answer = await api.get(url + path)
  expect({ path, status: answer.status() }).toEqual({ path, status: 200 })
  return (await answer.json()) as Json
}

/** The response has this field with this type; `at` selects a part of the body. */
export function has(path: string, name: string, kind: Kind, at: (body: Json) => Json = (body) => body): Check {
  return async (scene) => {
    const place = at(await read(scene, path))
    const entry = Array.isArray(place) ? place[0] : place
    expect(Object.keys((entry ?? {}) as object), `${path} says nothing of ${name}`).toContain(name)
    const value = (entry as Record<string, Json>)[name]
    expect(kinds[kind](value), `${path}: ${name} is ${JSON.stringify(value)}, which is no ${kind}`).toBe(true)
  }
}

/** Selects a nested part of a body. */
export function within(...keys: string[]): (body: Json) => Json {
  return (body) => keys.reduce<Json>((place, key) => (place as { [key: string]: Json })[key] ?? null, body)
}

/** The response has this status. */
export function answers(method: string, path: string, status: number, data?: object, headers?: Record<string, string>): Check {
  return async ({ api, url }) => {
    const answer = await api.fetch(url + path, {
      method,
      maxRedirects: 0,
      ...(data && { data }),
      ...(headers && { headers }),
    })
    expect({ method, path, status: answer.status() }).toEqual({ method, path, status })
  }
}

/** The request is refused with this status and code, and the message names the field or explains what to do. */
export function refuses(method: string, path: string, status: number, said: object, data?: object): Check {
  return async ({ api, url }) => {
    const answer = await api.fetch(url + path, { method, ...(data && { data }) })
    expect({ status: answer.status(), body: await answer.json() }).toMatchObject({ status, body: said })
  }
}

/** Returns the data of a query; any error fails the row. */
// biome-ignore lint/suspicious/noExplicitAny: each row reads its own query
export async function query({ api, url }: Scene, text: string, variables: object = {}): Promise<any> {
  const answer = await api.post(`${url}/graphql`, { data: { query: text, variables } })
  const { data, errors } = await answer.json()
  expect(errors ?? []).toEqual([])
  return data
}
