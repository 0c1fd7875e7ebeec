import type { ApolloServerPlugin } from '@apollo/server'
import { GraphQLError, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql'
import type { Context } from '../context.ts'
import { ExpectedError } from '../errors.ts'
import { QueryTooLargeError } from '../modules/staff/explorer.errors.ts'
import { beginRun } from '../modules/staff/explorer.service.ts'
import { type Cost, costOf, limitPassed } from './cost.ts'

/** Marks a run in the explorer, and one that may change something. The editor asks for the schema as `schema`, which is no run. */
export const explorerHeader = 'x-explorer'
const changesHeader = 'x-explorer-changes'

/**
 * What is not one of the app's own operations is measured before it is executed. What runs in the explorer is let in and kept in the audit
 * log besides, and told its cost.
 */
export function guardOperations(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async ({ request: { http }, contextValue: { isOwnOperation } }) => {
      if (isOwnOperation) return undefined
      const mark = http?.headers.get(explorerHeader)
      const mayChange = http?.headers.get(changesHeader) === '1'
      let runCost: Cost | undefined
      return {
        didResolveOperation: async ({ document, operation, source, request, contextValue }) => {
          if (!operation) return
          const variables = request.variables ?? {}
          const cost = measured(document, operation, variables)
          const passed = limitPassed(document, operation, cost)
          if (!mark || (mark === 'schema' && asksSchema(operation))) {
            if (passed) throwAsGraphQL(new QueryTooLargeError(passed))
            return
          }
          runCost = cost
          const run = {
            text: source,
            name: operation.name?.value ?? null,
            variables: Object.keys(variables),
            isChange: operation.operation === OperationTypeNode.MUTATION,
            mayChange,
            limitPassed: passed,
          }
          await beginRun(contextValue, run).catch(throwAsGraphQL)
        },
        willSendResponse: async ({ response: { body } }) => {
          if (runCost && body.kind === 'single') body.singleResult.extensions = { ...body.singleResult.extensions, cost: runCost }
        },
      }
    },
  }
}

function measured(...asked: Parameters<typeof costOf>): Cost {
  try {
    return costOf(...asked)
  } catch (error) {
    // Measuring reads the variables as execution would, which is then spared.
    if (!(error instanceof GraphQLError)) throw error
    throw new GraphQLError(error.message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } })
  }
}

/** Whether nothing but the schema is asked for. */
function asksSchema({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every((it) => it.kind === Kind.FIELD && it.name.value.startsWith('__'))
}

/** Outside of fields Apollo knows errors of GraphQL only. */
function throwAsGraphQL(error: unknown): never {
  if (!(error instanceof ExpectedError)) throw error
  throw new GraphQLError(error.message, { extensions: { code: error.code, http: { status: 400 } } })
}
