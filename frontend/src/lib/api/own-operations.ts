import { ApolloLink } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { tap } from 'rxjs'
import { noteUpdate } from './update.ts'

/** Error code of the server for an unknown operation. */
const unknown = 'OPERATION_UNKNOWN'

/** Returns the hash that `npm run generate` assigned to an operation of the app. */
export function hashOf(document: DocumentNode & { __meta__?: { hash?: string } }): string | undefined {
  return document.__meta__?.hash
}

/**
 * Sends the hash of an operation instead of its text, which the server has from the same build. An updated server may not have the
 * operation any more. The app then shows the update notice, and the caller gets an ordinary error.
 */
export const hashLink = new ApolloLink((operation, forward) => {
  const sha256Hash = hashOf(operation.query)
  if (!sha256Hash) throw new Error(`${operation.operationName} was not generated`)
  operation.extensions = { ...operation.extensions, persistedQuery: { version: 1, sha256Hash } }
  operation.setContext({ http: { includeQuery: false } })
  return forward(operation).pipe(
    tap(({ errors }) => {
      if (errors?.some(({ extensions }) => extensions?.['code'] === unknown)) noteUpdate()
    }),
  )
})
