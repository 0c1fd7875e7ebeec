import type { FastifyReply } from 'fastify'

/**
 * Responds with 400 to a request to /graphql before GraphQL sees it. The content type marks the errors as GraphQL errors, so that clients
 * read them independent of the status.
 */
export function refuseOperation(reply: FastifyReply, code: string, message: string): FastifyReply {
  reply.code(400).type('application/graphql-response+json; charset=utf-8')
  return reply.send(JSON.stringify({ errors: [{ message, extensions: { code } }] }))
}
