import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { protect } from '../../src/http/request/protection.ts'
import { serveWebApp } from '../../src/http/routes/static.ts'
import { testSecret } from '../support/academy/academy-process.ts'

// Paths that lead out of the folder of the built web app. OWASP ASVS 5.0: 5.3.2.

const canary = 'canary-outside-of-the-folder'

const dots = ['..', '%2e%2e', '.%2e', '%2e.', '%252e%252e', '..%00', '..;', '....', '%c0%ae%c0%ae', '%u002e%u002e', '．．']
const slashes = ['/', '%2f', '\\', '%5c', '%252f', '//', '/./', '%c0%af']
const targets = ['secret.txt', 'dist-secret/secret.txt']
const places = ['', 'assets/', 'pages/']

/** Every way up, with every kind of slash, to both files outside. */
const ways = targets.flatMap((target) =>
  places.flatMap((place) => dots.flatMap((dot) => slashes.map((slash) => `/${place}${`${dot}${slash}`.repeat(3)}${target}`))),
)

const others = [
  '/secret-link.txt',
  '/assets/outside/secret.txt',
  '//secret.txt',
  '/file:///etc/passwd',
  '/C:\\secret.txt',
  '/%00',
  '/assets/',
]

describe('path traversal', () => {
  let folder: string
  let server: FastifyInstance
  let port: number
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'deepm-files-'))
    const root = path.join(folder, 'dist')
    mkdirSync(path.join(root, 'assets'), { recursive: true })
    mkdirSync(path.join(folder, 'dist-secret'))
    writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>The app</title>')
    writeFileSync(path.join(root, 'assets/app.js'), 'the app')
    for (const file of ['secret.txt', 'dist-secret/secret.txt']) writeFileSync(path.join(folder, file), canary)
    const config = readConfig({ NODE_ENV: 'test', SESSION_SECRET: testSecret })
    server = Fastify()
    await protect(server, config)
    await serveWebApp(server, config, root)
    // An existing link must not lead out of the folder. (An attacker who can create links has already got past this check.)
    symlinkSync(path.join(folder, 'secret.txt'), path.join(root, 'secret-link.txt'))
    symlinkSync(folder, path.join(root, 'assets/outside'))
    await server.listen({ port: 0, host: '127.0.0.1' })
    port = (server.server.address() as { port: number }).port
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  /** Sends the exact bytes of the path; client libraries would normalize them. */
  function raw(target: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
      )
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('end', () => resolve(answer))
      socket.on('error', reject)
    })
  }

  it('serves files in the folder', async () => {
    expect(await raw('/assets/app.js')).toMatch(/^HTTP\/1\.1 200[\s\S]*the app$/)
  })

  it(`finds nothing outside by any of ${ways.length} paths, and fails at none`, async () => {
    expect(ways.length).toBeGreaterThan(500)
    for (const way of [...ways, ...others]) {
      const answer = await raw(way)
      expect({ way, status: /^HTTP\/1\.1 (200|30\d|400|403|404)/.test(answer), leaks: answer.includes(canary) }).toEqual({
        way,
        status: true,
        leaks: false,
      })
    }
  })
})
