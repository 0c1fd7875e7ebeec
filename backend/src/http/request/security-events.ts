import { createHmac, hkdfSync } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../platform/context.ts'

/** Name of a possibly malicious refusal in the log and the metrics. */
const events: Record<string, string> = {
  ACCESS_REFUSED: 'sign-in-refused',
  ACCOUNT_CLOSED: 'sign-in-refused',
  BAD_SIGNATURE: 'bad-token',
  BAD_TOKEN: 'bad-token',
  CHANGES_NOT_ALLOWED: 'explorer-refused',
  CROSS_SITE: 'cross-site',
  DEMO_UNAVAILABLE: 'sign-in-refused',
  EXPLORER_HEADER_INVALID: 'explorer-refused',
  LINK_EXPIRED: 'bad-token',
  OPERATION_NOT_ALLOWED: 'foreign-operation',
  RATE_LIMITED: 'limit-hit',
  WRONG_CODE: 'wrong-code',
}

/**
 * Logs and counts security events. A line contains the event and a keyed hash of the network, which links the lines of one network without
 * revealing its address. Lines have the level info, since visitors can cause them.
 *
 * @returns a function that takes a request with its response sent, and the codes of its refusals
 */
export function securityLog({ config, metrics }: Pick<App, 'config' | 'metrics'>) {
  const key = Buffer.from(hkdfSync('sha256', config.sessionSecret, '', 'network addresses in the log', 32))
  return (request: FastifyRequest, codes: string[]): void => {
    const found = new Set(codes.flatMap((code) => events[code] ?? []))
    if (request.explorer === 'read' || request.explorer === 'change') found.add('explorer-run')
    for (const event of found) {
      const network = createHmac('sha256', key).update(request.network).digest('hex').slice(0, 16)
      metrics.securityEvents.inc({ event })
      request.log.info({ security: event, operation: request.operation ?? 'none', network }, 'security event')
    }
  }
}
