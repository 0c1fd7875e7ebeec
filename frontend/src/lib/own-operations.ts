import { ApolloLink } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { tap } from 'rxjs'
import { noteUpdate } from './update.ts'

/** What the server says of an operation that it does not know (any more). */
const unknown = 'OPERATION_UNKNOWN'

/** The name that `npm run generate` gave to an operation of the app. */
export function hashOf(document: DocumentNode & { __meta__?: { hash?: string } }): string | undefined {
  return document.__meta__?.hash
}

/**
 * Sends the hash of an operation in place of its text, which the server has from the same build. An academy that was updated
 * meanwhile may know it no longer; then the app says so, and whoever asked hears an error like any other.
 */
export const byHash = new ApolloLink((operation, forward) => {
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
