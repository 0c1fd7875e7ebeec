import type { ApolloServer } from '@apollo/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { explorerLimits } from '../graphql/limits.ts'
import { TimeLimitError } from '../modules/staff/explorer.errors.ts'
import { plainRequest } from './event-stream.ts'

/** Answers a run in the explorer within its time. What is not done by then begins no further statement, and a transaction is undone. */
export function explorerHandler(
  apollo: ApolloServer<Context>,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
  ms = explorerLimits.ms,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  return async (request, reply) => {
    const over = new TimeLimitError(ms / 1000)
    const late = Promise.withResolvers<null>()
    let isOver = false
    const timer = setTimeout(() => {
      isOver = true
      late.resolve(null)
    }, ms)
    const context = async () => {
      const known = await contextOf(request, reply)
      const db = known.db.$extends({
        query: {
          $allOperations: ({ args, query }) => {
            if (isOver) throw over
            return query(args)
          },
        },
      })
      // The same client, but for what an extension cannot have: listeners.
      return { ...known, db: db as unknown as Context['db'] }
    }
    const answer = apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest: plainRequest(request), context })
    const heard = await Promise.race([answer, late.promise])
    clearTimeout(timer)
    if (!heard) {
      answer.catch((error) => request.log.error({ err: error }, 'a run in the explorer failed after its time'))
      return reply.code(503).send({ errors: [{ message: over.message, extensions: { code: over.code } }] })
    }
    for (const [name, value] of heard.headers) reply.header(name, value)
    return reply.code(heard.status ?? 200).send(heard.body.kind === 'complete' ? heard.body.string : '{}')
  }
}
