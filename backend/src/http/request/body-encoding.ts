import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify'

/**
 * Refuses bodies that are declared as compressed or in a character set other than UTF-8. The server reads every body as
 * plain UTF-8, so a proxy or filter in front could have read a different text.
 */
export function refuseEncodedBodies(server: FastifyInstance): void {
  server.addHook('preParsing', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || isPlain(request)) return
    throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type'])
  })
}

function isPlain({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding'] ?? 'identity'
  const charsets = [...(headers['content-type'] ?? '').matchAll(/;\s*charset\s*=\s*"?([^\s";]*)/gi)].map(([, name]) => name)
  return encoding.toLowerCase() === 'identity' && charsets.every((name) => name?.toLowerCase() === 'utf-8')
}
