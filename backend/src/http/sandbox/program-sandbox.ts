import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the document in which programs of lessons run. Pages embed it in an iframe with `sandbox="allow-scripts"`; its policy contains the
 * same sandbox, so it has an opaque origin even if it is opened directly. Its script is `frame.js`, and no other can run in it.
 */
export function serveProgramSandbox(server: FastifyInstance): void {
  const script = frameScript()
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Program</title><script>${script}</script></html>`
  const policy = policyFor(script)
  server.get('/program-sandbox', (_request, reply) =>
    reply
      // Chrome warns that an opaque origin cannot have it.
      .removeHeader('origin-agent-cluster')
      .header('content-security-policy', policy)
      // Our pages may embed it; `frame-ancestors` says the same.
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(html),
  )
}

/** Workers of a document inherit its policy, so `default-src` also denies them every request. */
function policyFor(script: string): string {
  const digest = createHash('sha256').update(script).digest('base64')
  return [
    "default-src 'none'",
    `script-src 'sha256-${digest}'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join(';')
}

function frameScript(): string {
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8').trim()
  // A function, because `$` in a text has a meaning. `</script>` in a string would end the script.
  return read('frame.js').replace('__WORKER__', () => JSON.stringify(read('worker.js')).replaceAll('<', '\\u003c'))
}
