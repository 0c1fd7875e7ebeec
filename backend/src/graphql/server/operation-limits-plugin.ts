import type { ApolloServerPlugin } from '@apollo/server'
import { GraphQLError, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql'
import { QueryTooLargeError } from '../../modules/staff/explorer/explorer.errors.ts'
import { beginRun, countRun } from '../../modules/staff/explorer/explorer.service.ts'
import type { Context } from '../../platform/context.ts'
import { throwAsGraphQL } from '../mask.ts'
import { authorizeBeforeVariables } from './authorize.ts'
import { type Cost, costOf, describeExceededLimit } from './cost.ts'

/**
 * Checks the cost of every operation that is not one of the app's own before execution. Every run in the explorer is also recorded in the
 * audit log, and its cost is part of the response.
 */
export function limitAndAuditOperations(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async ({ contextValue: { isOwnOperation, explorer } }) => {
      let runCost: Cost | undefined
      return {
        didResolveOperation: async ({ document, operation, source, request, contextValue }) => {
          if (!operation) return
          const variables = request.variables ?? {}
          await authorizeBeforeVariables(document, operation, variables, contextValue)
          if (isOwnOperation && !explorer) return
          const cost = measured(document, operation, variables)
          const passed = describeExceededLimit(document, operation, cost)
          if (!explorer || (explorer === 'schema' && asksSchema(operation))) {
            if (passed) throwAsGraphQL(new QueryTooLargeError(passed))
            return
          }
          runCost = cost
          // In the other modes, runs are counted before the document is parsed.
          if (explorer === 'schema') await countRun(contextValue).catch(throwAsGraphQL)
          const run = {
            text: source,
            name: operation.name?.value ?? null,
            variables: Object.keys(variables),
            isChange: operation.operation === OperationTypeNode.MUTATION,
            mayChange: explorer === 'change',
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
    // Measuring reads the variables like execution does, so invalid ones fail here.
    if (!(error instanceof GraphQLError)) throw error
    throw new GraphQLError(error.message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } })
  }
}

/** Returns whether an operation only queries the schema. */
function asksSchema({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every((it) => it.kind === Kind.FIELD && it.name.value.startsWith('__'))
}
