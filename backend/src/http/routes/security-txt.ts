import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../platform/context.ts'

const policyFile = path.resolve(import.meta.dirname, '../../../../SECURITY.md')
const address = '/.well-known/security.txt'
const policyAddress = '/.well-known/security-policy.md'

/** RFC 9116 recommends less than a year. */
const validMs = 180 * 86_400_000

/**
 * Serves `/.well-known/security.txt` (RFC 9116) and the policy that it links to, for reports of vulnerabilities. Requires
 * `SECURITY_CONTACT`, since a file without a contact would be misleading.
 */
export function serveSecurityTxt(server: FastifyInstance, app: Pick<App, 'config' | 'clock'>): void {
  const { publicUrl, securityContact } = app.config
  if (!securityContact) return
  const policy = readFileSync(policyFile, 'utf8')
  server.get(address, (_request, reply) => {
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(app.clock().getTime() + validMs).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${address}`,
      `Policy: ${publicUrl}${policyAddress}`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`)
  })
  server.get(policyAddress, (_request, reply) =>
    reply.type('text/markdown; charset=utf-8').header('cache-control', 'no-cache').send(policy),
  )
}
