import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Config } from '../../src/config/config.ts'
import { protect } from '../../src/http/request/protection.ts'
import { servePages } from '../../src/http/routes/pages.ts'

describe('pages written at build time', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'deepm-pages-'))
  let server: FastifyInstance
  beforeAll(async () => {
    mkdirSync(path.join(root, 'pages'))
    writeFileSync(path.join(root, 'pages/home.html'), '<script>1</script><link rel="canonical" href="__ORIGIN__/landing">')
    writeFileSync(path.join(root, 'pages/landing.html'), '<meta content="__ORIGIN__/social-preview.png">')
    writeFileSync(path.join(root, 'pages/screen-lesson-lessonId.html'), '<div id="root" data-skeleton>')
    const pages = [
      { path: '/', file: 'home.html', canonical: '/landing' },
      { path: '/landing', file: 'landing.html', canonical: '/landing' },
      { path: '/lesson/:lessonId', file: 'screen-lesson-lessonId.html' },
    ]
    writeFileSync(path.join(root, 'pages.json'), JSON.stringify(pages))
    server = Fastify()
    const config = { publicUrl: 'https://academy.example' } as Config
    protect(server, config)
    servePages(server, config, root)
  })
  afterAll(async () => {
    await server.close()
    rmSync(root, { recursive: true })
  })

  it('use the configured URL of the academy, never the Host header', async () => {
    const { body } = await server.inject({ url: '/landing', headers: { host: 'evil.example' } })
    expect(body).toBe('<meta content="https://academy.example/social-preview.png">')
  })

  it('are compressed for browsers that support it, and not sent again when cached', async () => {
    const compressed = await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', 'cache-control': 'no-cache' })
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toContain('https://academy.example/landing')
    const again = await server.inject({ url: '/', headers: { 'if-none-match': String(compressed.headers['etag']) } })
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' })
    const plain = await server.inject({ url: '/' })
    expect(plain.headers['content-encoding']).toBeUndefined()
  })

  it('allow their inline script by its digest, and no other', async () => {
    const policy = async (url: string) => String((await server.inject({ url })).headers['content-security-policy'])
    const digest = createHash('sha256').update('1').digest('base64')
    expect(await policy('/')).toContain(`script-src 'self' 'sha256-${digest}';`)
    expect(await policy('/landing')).toContain("script-src 'self';")
  })

  it('include the skeletons of signed-in screens, which search engines do not index', async () => {
    const { body, headers } = await server.inject({ url: '/lesson/problem-detective' })
    expect(body).toBe('<div id="root" data-skeleton>')
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' })
    expect((await server.inject({ url: '/landing' })).headers['x-robots-tag']).toBeUndefined()
  })

  it('are listed once each in the sitemap', async () => {
    const { body } = await server.inject({ url: '/sitemap.xml' })
    expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(['https://academy.example/landing'])
    expect((await server.inject({ url: '/robots.txt' })).body).toContain('Sitemap: https://academy.example/sitemap.xml')
  })
})
