import type { ApolloServer } from '@apollo/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { explorerLimits } from '../../graphql/limits.ts'
import { TimeLimitError } from '../../modules/staff/explorer/explorer.errors.ts'
import type { Context } from '../../platform/context.ts'
import { jsonRequest } from '../request/graphql-handler.ts'

/** Runs an operation of the explorer with a time limit. After the limit no further statement starts, and a transaction is rolled back. */
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
      const limited = (db: Context['db']) =>
        db.$extends({
          query: {
            $allOperations: ({ args, query }) => {
              if (isOver) throw over
              return query(args)
            },
          },
          // An extended client has the same methods, except listeners.
        }) as unknown as Context['db']
      const writer = limited(known.writer)
      return { ...known, db: writer, writer, reader: limited(known.reader) }
    }
    const answer = apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest: jsonRequest(request), context })
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
