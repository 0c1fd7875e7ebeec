import { RequestCache } from '@pothos/plugin-scope-auth'
import {
  type DocumentNode,
  GraphQLError,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { Context } from '../../platform/context.ts'
import { builder, refusal } from '../builder.ts'
import { throwAsGraphQL } from '../mask.ts'
import { schema } from './schema.ts'

type Scopes = Parameters<RequestCache<(typeof builder)['$inferSchemaTypes']>['evaluateScopeMap']>[0]

/**
 * Checks the scopes of an operation's root fields before its variables or, over REST, its body are read.
 *
 * @throws GraphQLError with the code UNAUTHENTICATED, FORBIDDEN, ACCOUNT_CLOSED, CONSENT_REQUIRED or PAUSED
 */
export async function authorize(document: DocumentNode, operation: OperationDefinitionNode, context: Context): Promise<void> {
  // A copy, because the plugin caches its results per context, and a mutation that signs in changes them.
  const asking = { ...context }
  const scopes = RequestCache.fromContext(asking, builder)
  const root = schema.getRootType(operation.operation)
  for (const name of rootFields(document, operation.selectionSet)) {
    const options = root?.getFields()[name]?.extensions['pothosOptions'] as { authScopes?: Scopes } | undefined
    const check = async () => options?.authScopes && scopes.evaluateScopeMap(options.authScopes)
    if (await check().catch(throwAsGraphQL)) throw refusal(context)
  }
}

/**
 * Refuses an operation with invalid variables and unauthorized root fields with the authorization error. Execution would report the
 * variables first.
 */
export async function authorizeBeforeVariables(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  context: Context,
): Promise<void> {
  const definitions = operation.variableDefinitions
  if (!definitions?.length) return
  const refused = await authorize(document, operation, context).then(
    () => null,
    (error: unknown) => error,
  )
  if (!refused || !getVariableValues(schema, definitions, variables).errors) return
  if (!(refused instanceof GraphQLError)) throw refused
  // The status of the same error when a field throws it.
  throw new GraphQLError(refused.message, { extensions: { ...refused.extensions, http: { status: 200 } } })
}

/** Returns the names of the root fields of an operation, selected directly or through fragments. */
export function rootFields(document: DocumentNode, { selections }: SelectionSetNode): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(document, selection.selectionSet)
    const fragment = document.definitions.find(
      (it) => it.kind === Kind.FRAGMENT_DEFINITION && it.name.value === selection.name.value,
    )
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? rootFields(document, fragment.selectionSet) : []
  })
}
