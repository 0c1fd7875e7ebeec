import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { serveWebApp } from '../../src/http/routes/static.ts'
import { testSecret } from '../support/academy/academy-process.ts'

// Headers about sending a page or file: empty, repeated and oversized. None may cause a server error.

const root = mkdtempSync(path.join(tmpdir(), 'deepm-file-headers-'))
let server: FastifyInstance
beforeAll(async () => {
  mkdirSync(path.join(root, 'pages'))
  writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>The app</title>')
  writeFileSync(path.join(root, 'picture.svg'), '<svg/>'.padEnd(100))
  writeFileSync(path.join(root, 'pages/landing.html'), '<title>Landing</title>')
  writeFileSync(
    path.join(root, 'pages.json'),
    JSON.stringify([{ path: '/landing', file: 'landing.html', canonical: '/landing' }]),
  )
  server = Fastify()
  await serveWebApp(server, readConfig({ NODE_ENV: 'test', SESSION_SECRET: testSecret }), root)
  await server.ready()
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

const long = 'x'.repeat(8000)

async function get(url: string, headers: Record<string, string>) {
  const { statusCode, headers: answered } = await server.inject({ url, headers })
  return { status: statusCode, encoding: answered['content-encoding'] }
}

describe('a prerendered page', () => {
  it.each([
    ['empty', '', undefined],
    ['repeated', 'gzip, br, br', 'br'],
    ['repeated with a refusal', 'br;q=0, gzip', undefined],
    ['oversized', `br${' '.repeat(8000)};`, 'br'],
  ])('accept-encoding %s', async (_case, value, encoding) => {
    expect(await get('/landing', { 'accept-encoding': value })).toEqual({ status: 200, encoding })
  })

  it('if-none-match: 304 for a list with its tag, the page for anything else', async () => {
    const tag = String((await server.inject({ url: '/landing' })).headers['etag'])
    const status = async (value: string) => (await get('/landing', { 'if-none-match': value })).status
    expect(await status(tag)).toBe(304)
    expect(await status(`"other", ${tag}, ${tag}`)).toBe(304)
    for (const value of ['', '*', long]) expect(await status(value)).toBe(200)
  })
})

describe('a file', () => {
  it.each([
    ['range', '', 200],
    ['range', 'bytes=0-4', 206],
    ['range', 'bytes=0-4, bytes=0-4', 200],
    ['range', `bytes=${'0-1,'.repeat(2000)}0-1`, 206],
    ['range', 'bytes=99999-', 416],
    ['if-match', '', 200],
    ['if-match', '"x"', 412],
    ['if-match', long, 412],
    ['if-modified-since', '', 200],
    ['if-modified-since', long, 200],
    ['if-unmodified-since', '', 200],
    ['if-unmodified-since', long, 200],
    ['if-none-match', '', 200],
    ['if-none-match', long, 200],
    ['if-range', '', 200],
    ['if-range', long, 200],
    ['accept-encoding', '', 200],
    ['accept-encoding', long, 200],
  ])('%s, case %#', async (name, value, status) => {
    expect((await get('/picture.svg', { [name]: value })).status).toBe(status)
  })
})
