import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Config } from '../../src/config/config.ts'
import { protect } from '../../src/http/request/protection.ts'
import { serveProgramSandbox } from '../../src/http/sandbox/program-sandbox.ts'

describe('the document in which programs of lessons run', () => {
  let server: FastifyInstance
  beforeAll(() => {
    server = Fastify()
    protect(server, { publicUrl: 'https://academy.example' } as Config)
    serveProgramSandbox(server)
    server.get('/other', async () => 'a page')
  })
  afterAll(() => server.close())

  it('runs its own script and workers, requests nothing, and has an opaque origin', async () => {
    const { headers, body } = await server.inject('/program-sandbox')
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(body) ?? []
    const digest = createHash('sha256').update(script).digest('base64')
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${digest}'`,
      'worker-src blob:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts',
    ])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-robots-tag': 'noindex',
    })
    expect(headers['set-cookie']).toBeUndefined()
    // Nothing ends the script early, and no placeholder is left.
    expect(script).not.toMatch(/<\/|__WORKER__/)
    expect(() => new Function(script)).not.toThrow()
  })

  it('is the only page that can be embedded, and other pages run no inline script', async () => {
    const { headers } = await server.inject('/other')
    expect(headers['x-frame-options']).toBe('DENY')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-eval|blob:/)
  })
})
