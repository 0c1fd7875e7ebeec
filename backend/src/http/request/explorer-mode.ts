import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExplorerMode } from '../../platform/context.ts'
import { refuseOperation } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `readExplorerMode` on POST /graphql; `null` for every request that is not from the staff explorer. */
    explorer: ExplorerMode | null
  }
}

export function decorateExplorer(server: FastifyInstance): void {
  server.decorateRequest('explorer', null)
}

/**
 * Hook that reads the headers of the staff explorer, the only place that does, and stores the result as `request.explorer`. Responds with
 * 400 when a header is empty, repeated or has an unknown value, so that no later layer can read it differently.
 */
export async function readExplorerMode(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const mode = explorerMode(request.headers['x-explorer'], request.headers['x-explorer-changes'])
  if (mode === undefined) {
    const message = 'Send x-explorer once, as "1" or "schema". x-explorer-changes may only be "1", beside x-explorer: 1.'
    return refuseOperation(reply, 'EXPLORER_HEADER_INVALID', message)
  }
  request.explorer = mode
  return undefined
}

/**
 * Returns the mode in both headers, `null` without them, `undefined` when they are invalid. Node joins repeated headers with a comma, so
 * they match no known value.
 */
function explorerMode(mode: unknown, changes: unknown): ExplorerMode | null | undefined {
  if (mode === undefined && changes === undefined) return null
  if (mode === 'schema' && changes === undefined) return 'schema'
  if (mode !== '1') return undefined
  if (changes === undefined) return 'read'
  return changes === '1' ? 'change' : undefined
}
