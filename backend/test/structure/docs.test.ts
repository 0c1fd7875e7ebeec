import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { Academy } from '../support/academy/academy.ts'

const document = parse(readFileSync(path.resolve(import.meta.dirname, '../../../schema/openapi.yaml'), 'utf8'))

describe('GET /api/docs', () => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open()
  })
  afterAll(() => academy.close())

  it('is a page with our own scripts and styles, under the same policy as every other page', async () => {
    const { status, headers, body } = await academy.browser().get('/api/docs')
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/html; charset=utf-8' })
    expect(headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'none'/)
    expect(body).not.toMatch(/<script(?![^>]* src=)[^>]*>/)
    const files = [...String(body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '')
    expect(files.length).toBeGreaterThan(4)
    for (const file of files) expect({ file, status: (await academy.browser().get(file)).status }).toEqual({ file, status: 200 })
  })

  it('shows the document that responses are checked against', async () => {
    expect((await academy.browser().get('/api/docs/json')).body).toEqual(document)
    expect(parse(String((await academy.browser().get('/api/docs/yaml')).body))).toEqual(document)
  })
})
