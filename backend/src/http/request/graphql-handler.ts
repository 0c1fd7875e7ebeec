import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'

/**
 * Serves an operation as JSON. The handler of @as-integrations/fastify builds a URL from the Host header and throws when that header is not
 * a valid host, so a visitor could cause internal errors.
 */
export function graphqlHandler(
  apollo: ApolloServer<Context>,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  return async (request, reply) => {
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: apolloRequest(request),
      context: () => contextOf(request, reply),
    })
    for (const [name, value] of headers) reply.header(name, value)
    return reply.code(status ?? 200).send(body.kind === 'complete' ? body.string : '{}')
  }
}

/** Returns the request in Apollo's format, without anything that depends on the Host header. */
function apolloRequest({ method, headers, body, url }: FastifyRequest): HTTPGraphQLRequest {
  const known = new HeaderMap()
  for (const [name, value] of Object.entries(headers)) if (value) known.set(name, Array.isArray(value) ? value.join(', ') : value)
  return { method, headers: known, body, search: URL.parse(url, 'http://academy')?.search ?? '' }
}

/** Returns the same request, which accepts only JSON, independent of the client's Accept header. */
export function jsonRequest(request: FastifyRequest): HTTPGraphQLRequest {
  const asked = apolloRequest(request)
  asked.headers.set('accept', 'application/json')
  return asked
}
