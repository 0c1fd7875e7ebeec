import type { FastifyReply } from 'fastify'

/**
 * Answers a request to /graphql with 400 before GraphQL sees it. The content type marks the errors as GraphQL's, so that clients read them
 * whatever the status is.
 */
export function refuseOperation(reply: FastifyReply, code: string, message: string): FastifyReply {
  reply.code(400).type('application/graphql-response+json; charset=utf-8')
  return reply.send(JSON.stringify({ errors: [{ message, extensions: { code } }] }))
}
