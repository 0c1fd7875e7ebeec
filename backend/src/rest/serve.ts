import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { concatAST, type DocumentNode, execute, GraphQLError, getOperationAST, parse } from 'graphql'
import { toUnavailableError } from '../core/errors.ts'
import { isExpected, maskError } from '../graphql/mask.ts'
import { chooseClient } from '../graphql/operation-client.ts'
import { noteRefusals } from '../graphql/refusals.ts'
import type { Fault } from '../graphql/server/apollo.ts'
import { authorize } from '../graphql/server/authorize.ts'
import { schema } from '../graphql/server/schema.ts'
import type { Context } from '../platform/context.ts'
import { type Answer, type RestData, RestError, statusOf } from './answers.ts'
import { type Route, routes } from './routes.ts'

/** Registers every row of the table on the server. It executes the same schema in process as the same viewer. */
export function serveRest(
  server: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
  fault: Fault,
): void {
  for (const route of routes) {
    const document = readOperation(route)
    const operation = getOperationAST(document)
    if (!operation) throw new Error(`${route.operation} is no operation`)
    const contexts = new WeakMap<FastifyRequest, Context>()
    server.route({
      method: route.method,
      url: route.path,
      // Before the body is read: an unauthorized caller gets no information about the expected input.
      onRequest: async (request, reply) => {
        request.operation = operation.name?.value ?? null
        const context = await contextOf(request, reply)
        chooseClient(context, operation.operation)
        contexts.set(request, context)
        try {
          await authorize(document, operation, context)
        } catch (error) {
          if (!(error instanceof GraphQLError)) throw error
          const code = String(error.extensions['code'])
          return reply.code(statusOf(code)).send({ message: error.message, code })
        }
      },
      handler: async (request, reply) => {
        const { data, errors } = await execute({
          schema,
          document,
          contextValue: contexts.get(request),
          variableValues: route.variables?.(request) ?? {},
        })
        try {
          const first = errors?.[0]
          noteRefusals(request.refusals, errors)
          if (first) {
            // Handled and logged like any other server error.
            const unavailable = toUnavailableError(first)
            if (unavailable) throw unavailable
            if (!isExpected(first)) fault(first, request.id)
            const { message, extensions } = maskError(first.toJSON(), first)
            const field = fieldAtFault(message)
            throw new RestError(
              String(extensions?.['code']),
              field ? `${field}: ${message.split('; ').at(-1)}` : message,
              field ? { field } : {},
            )
          }
          return send(reply, route.answer(data as RestData, request))
        } catch (error) {
          if (!(error instanceof RestError)) throw error
          const { retryAfterSeconds, ...details } = error.details
          if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
          return reply.code(error.status).send({ message: error.message, code: error.code, ...details })
        }
      },
    })
  }
}

/** GraphQL rejects a value of the wrong type and names the variable's path. */
function fieldAtFault(message: string): string | undefined {
  const field =
    /^Variable "\$(\w+)" got invalid value .*? at "input\.(\w+)/.exec(message)?.[2] ??
    /^Variable "\$(\w+)" got invalid value/.exec(message)?.[1]
  return field === 'requestKey' ? 'Idempotency-Key' : field
}

function send(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  // Fastify sends null as an empty body.
  if (body === null) return reply.code(status).type('application/json; charset=utf-8').send('null')
  return body === undefined ? reply.code(status).send() : reply.code(status).send(body)
}

const operationsDir = path.join(import.meta.dirname, 'operations')
/** Fragments shared by operations, by name. */
const fragments = {
  RestUser: readDocument('user.fragment'),
  RestRefusal: readDocument('refusal.fragment'),
  RestProject: readDocument('project.fragment'),
  RestChild: readDocument('child.fragment'),
}

/** Returns the operation of a row, with the fragments it spreads. */
function readOperation({ operation }: Route): DocumentNode {
  const document = readDocument(operation)
  const spread = Object.entries(fragments).filter(([name]) => document.loc?.source.body.includes(`...${name}`))
  return concatAST([document, ...spread.map(([, fragment]) => fragment)])
}

function readDocument(name: string): DocumentNode {
  return parse(readFileSync(path.join(operationsDir, `${name}.graphql`), 'utf8'))
}
