import type { ApolloServerPlugin } from '@apollo/server'
import { GraphQLError, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql'
import type { Context } from '../context.ts'
import { QueryTooLargeError } from '../modules/staff/explorer.errors.ts'
import { beginRun, countRun } from '../modules/staff/explorer.service.ts'
import { authorizeBeforeVariables } from './authorize.ts'
import { type Cost, costOf, limitPassed } from './cost.ts'
import { throwAsGraphQL } from './mask.ts'

/**
 * Measures every operation that is not one of the app's own before it is executed. A run in the explorer, whatever it sends, is also
 * recorded in the audit log, and its cost is part of the answer.
 */
export function guardOperations(): ApolloServerPlugin<Context> {
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
          const passed = limitPassed(document, operation, cost)
          if (!explorer || (explorer === 'schema' && asksSchema(operation))) {
            if (passed) throwAsGraphQL(new QueryTooLargeError(passed))
            return
          }
          runCost = cost
          // The other modes are counted before the document is parsed.
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
    // Measuring reads the variables as execution would, which is then spared.
    if (!(error instanceof GraphQLError)) throw error
    throw new GraphQLError(error.message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } })
  }
}

/** Whether nothing but the schema is asked for. */
function asksSchema({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every((it) => it.kind === Kind.FIELD && it.name.value.startsWith('__'))
}
