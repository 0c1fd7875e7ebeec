import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Config } from '../../src/config/config.ts'
import { protect } from '../../src/http/request/protection.ts'
import { refuseUrl } from '../../src/http/routes/app-page.ts'
import { serveWebApp } from '../../src/http/routes/static.ts'

describe('pages of the web app', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'deepm-app-page-'))
  const app = '<!doctype html><title>The app</title>'
  let server: FastifyInstance
  beforeAll(async () => {
    mkdirSync(path.join(root, 'pages'))
    mkdirSync(path.join(root, 'assets'))
    writeFileSync(path.join(root, 'assets/app-1a2b.js'), 'start()')
    writeFileSync(path.join(root, 'pages/landing.html'), 'The landing page')
    writeFileSync(
      path.join(root, 'pages.json'),
      JSON.stringify([{ path: '/landing', file: 'landing.html', canonical: '/landing' }]),
    )
    writeFileSync(path.join(root, 'index.html'), app)
    writeFileSync(path.join(root, 'screens.json'), JSON.stringify(['/', '/landing', '/dashboard', '/lesson/:lessonId']))
    const config = { publicUrl: 'https://academy.example' } as Config
    server = Fastify({ frameworkErrors: refuseUrl(config, root) })
    protect(server, config)
    await serveWebApp(server, config, root)
  })
  afterAll(async () => {
    await server.close()
    rmSync(root, { recursive: true })
  })

  it.each([
    ['/landing', 200],
    ['/dashboard', 200],
    ['/dashboard/', 200],
    ['/Dashboard?tab=1', 200],
    ['/%64ashboard', 200],
    ['/lesson/first-prompt', 200],
    ['/nowhere', 404],
    ['/lesson', 404],
    ['/lesson/a/b', 404],
    ['/dashboard/more', 404],
    ['//dashboard', 404],
    ['/constructor', 404],
    ['/lesson/%', 400],
    ['/%', 400],
    ['/%c0%ae?x=1', 400],
  ])('answer %s with a page and status %i', async (url, status) => {
    const reply = await server.inject({ url })
    expect(reply.statusCode).toBe(status)
    expect(reply.headers['content-type']).toMatch(/^text\/html/)
    expect(reply.body).toBe(url === '/landing' ? 'The landing page' : app)
    expect(reply.headers['content-security-policy']).toContain("script-src 'self'")
    if (status !== 200) expect(reply.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
  })

  it.each([
    ['GET', '/api/%', 400, 'BAD_REQUEST'],
    ['POST', '/%', 400, 'BAD_REQUEST'],
    ['GET', '/api/nothing-here', 404, 'NOT_FOUND'],
    ['GET', '/missing.png', 404, 'NOT_FOUND'],
    ['POST', '/nowhere', 404, 'NOT_FOUND'],
  ] as const)('answer %s %s as JSON with status %i', async (method, url, status, code) => {
    const reply = await server.inject({ method, url })
    expect({ status: reply.statusCode, code: reply.json().code }).toEqual({ status, code })
  })

  it('need scripts that carry only the headers that browsers apply to scripts', async () => {
    const { headers } = await server.inject({ url: '/assets/app-1a2b.js' })
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'self';object-src 'none';base-uri 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(headers['permissions-policy']).toBeUndefined()
  })

  it('send the whole page again for an unknown path, even if the browser has it cached', async () => {
    const { headers } = await server.inject({ url: '/dashboard' })
    const reply = await server.inject({ url: '/nowhere', headers: { 'if-none-match': String(headers['etag']) } })
    expect({ status: reply.statusCode, body: reply.body }).toEqual({ status: 404, body: app })
  })
})

describe('pages of an academy without marketing samples', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'deepm-plain-page-'))
  afterAll(() => rmSync(root, { recursive: true }))

  async function bodyOf(hasMarketingSamples: boolean, url: string): Promise<string> {
    const config = { publicUrl: 'https://academy.example', hasMarketingSamples } as Config
    const server = Fastify()
    protect(server, config)
    await serveWebApp(server, config, root)
    const { body } = await server.inject({ url })
    await server.close()
    return body
  }

  it('have their own prerendered file and a mark for the web app', async () => {
    mkdirSync(path.join(root, 'pages'))
    const page = (text: string) => `<!doctype html><html lang="en">${text}</html>`
    writeFileSync(path.join(root, 'pages/landing.html'), page('1,247 students'))
    writeFileSync(path.join(root, 'pages/plain-landing.html'), page('No figures'))
    writeFileSync(path.join(root, 'pages/terms.html'), page('Terms'))
    const built = [
      { path: '/landing', file: 'landing.html', plainFile: 'plain-landing.html', canonical: '/landing' },
      { path: '/terms', file: 'terms.html', canonical: '/terms' },
    ]
    writeFileSync(path.join(root, 'pages.json'), JSON.stringify(built))
    writeFileSync(path.join(root, 'index.html'), page('The app'))
    writeFileSync(path.join(root, 'screens.json'), JSON.stringify(['/dashboard']))
    const marked = (text: string) => page(text).replace('<html lang="en"', '<html lang="en" data-samples="off"')
    expect(await bodyOf(true, '/landing')).toBe(page('1,247 students'))
    expect(await bodyOf(true, '/dashboard')).toBe(page('The app'))
    expect(await bodyOf(false, '/landing')).toBe(marked('No figures'))
    expect(await bodyOf(false, '/terms')).toBe(marked('Terms'))
    expect(await bodyOf(false, '/dashboard')).toBe(marked('The app'))
    expect(await bodyOf(false, '/nowhere')).toBe(marked('The app'))
  })
})
