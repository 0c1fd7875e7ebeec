import { RequestCache } from '@pothos/plugin-scope-auth'
import {
  type DocumentNode,
  GraphQLError,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { Context } from '../context.ts'
import { builder, refusal } from './builder.ts'
import { throwAsGraphQL } from './mask.ts'
import { schema } from './schema.ts'

type Scopes = Parameters<RequestCache<(typeof builder)['$inferSchemaTypes']>['evaluateScopeMap']>[0]

/**
 * Checks the scopes of an operation's root fields before anything reads its variables or, over REST, its body.
 *
 * @throws GraphQLError with the code UNAUTHENTICATED, FORBIDDEN, ACCOUNT_CLOSED, CONSENT_REQUIRED or PAUSED
 */
export async function authorize(document: DocumentNode, operation: OperationDefinitionNode, context: Context): Promise<void> {
  // A copy, because the plugin keeps what it found for a context, and a mutation that signs in changes it.
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
 * Refuses an operation whose variables are not valid and whose root fields do not admit the viewer with the refusal of the fields: execution
 * would name the variables first.
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
  // The status that the same refusal has when a field gives it.
  throw new GraphQLError(refused.message, { extensions: { ...refused.extensions, http: { status: 200 } } })
}

/** Names of the fields an operation selects at its root, directly or through fragments. */
function rootFields(document: DocumentNode, { selections }: SelectionSetNode): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(document, selection.selectionSet)
    const fragment = document.definitions.find(
      (it) => it.kind === Kind.FRAGMENT_DEFINITION && it.name.value === selection.name.value,
    )
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? rootFields(document, fragment.selectionSet) : []
  })
}
