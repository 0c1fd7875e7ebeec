import type { FastifyReply } from 'fastify'

/**
 * Refuses a request to /graphql, by default with 400, before GraphQL sees it. The content type marks the errors as GraphQL errors, so that clients
 * read them independent of the status.
 */
export function refuseOperation(reply: FastifyReply, code: string, message: string, status = 400): FastifyReply {
  reply.code(status).type('application/graphql-response+json; charset=utf-8')
  return reply.send(JSON.stringify({ errors: [{ message, extensions: { code } }] }))
}
