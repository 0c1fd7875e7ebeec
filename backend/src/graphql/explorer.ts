import type { ApolloServerPlugin } from '@apollo/server'
import { GraphQLError, OperationTypeNode } from 'graphql'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { ExpectedError } from '../errors.ts'
import { beginRun } from '../modules/staff/explorer.service.ts'
import { type Cost, costOf, limitPassed } from './explorer-cost.ts'

/** Marks a run in the explorer, and one that may change something. */
export const explorerHeader = 'x-explorer'
const changesHeader = 'x-explorer-changes'

/**
 * What runs in the explorer is let in, measured and kept in the audit log before it is executed, and told its cost. Introspection is
 * for staff alone in production; elsewhere everybody may look at the schema.
 */
export function guardExplorer(config: Config): ApolloServerPlugin<Context> {
  const isClosed = config.mode === 'production'
  return {
    requestDidStart: async ({ request: { http } }) => {
      const isRun = http?.headers.has(explorerHeader) ?? false
      const mayChange = http?.headers.get(changesHeader) === '1'
      let cost: Cost | undefined
      return {
        didResolveOperation: async ({ document, operation, source, request, contextValue }) => {
          // A name can be spelled in one way only, so the text says whether it is there.
          if (isClosed && contextValue.viewer?.role !== 'staff' && /__(schema|type)\b/.test(source)) throw schemaIsClosed()
          if (!isRun || !operation) return
          const variables = request.variables ?? {}
          cost = costOf(document, operation, variables)
          const run = {
            text: source,
            name: operation.name?.value ?? null,
            variables: Object.keys(variables),
            isChange: operation.operation === OperationTypeNode.MUTATION,
            mayChange,
            limitPassed: limitPassed(cost),
          }
          await beginRun(contextValue, run).catch(throwAsGraphQL)
        },
        ...(isRun && {
          willSendResponse: async ({ response: { body } }) => {
            if (body.kind === 'single' && cost) body.singleResult.extensions = { ...body.singleResult.extensions, cost }
          },
        }),
      }
    },
  }
}

/** Outside of fields Apollo knows errors of GraphQL only. */
function throwAsGraphQL(error: unknown): never {
  throw error instanceof ExpectedError ? new GraphQLError(error.message, { extensions: { code: error.code } }) : error
}

function schemaIsClosed(): GraphQLError {
  return new GraphQLError('The schema is shown to staff only.', { extensions: { code: 'INTROSPECTION_DISABLED' } })
}
