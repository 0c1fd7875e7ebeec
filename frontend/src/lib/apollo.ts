import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { relayStylePagination } from '@apollo/client/utilities'
import possibleTypes from '../generated/possible-types.ts'
import { isFlagSet } from './storage-flags.ts'

/**
 * The client with the fetching rules of the specification (sections 7 and 9): data never becomes stale, nothing is retried,
 * refetched on focus or polled unless a call says so, and reads carry `x-force-logout: true` while the local flag is set.
 */
export function createApolloClient(): ApolloClient {
  const forceLogout = new SetContextLink(({ headers }, operation) =>
    operation.operationType === 'query' && isFlagSet('force-logout')
      ? { headers: { ...headers, 'x-force-logout': 'true' } }
      : { headers },
  )
  return new ApolloClient({
    cache: new InMemoryCache({
      possibleTypes: possibleTypes.possibleTypes,
      typePolicies: {
        // The newest twenty, whole each time.
        User: { fields: { notifications: { merge: false } } },
        // Each column of the board is a list of its own that grows page by page.
        ProjectColumn: { fields: { projects: relayStylePagination() } },
        Query: {
          fields: {
            persona: {
              read: (existing, { args, toReference }) => existing ?? toReference({ __typename: 'Persona', id: args?.['id'] }),
            },
            lesson: {
              read: (existing, { args, toReference }) => existing ?? toReference({ __typename: 'Lesson', id: args?.['id'] }),
            },
          },
        },
      },
    }),
    link: ApolloLink.from([forceLogout, new HttpLink({ uri: '/graphql', credentials: 'include' })]),
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-first', notifyOnNetworkStatusChange: false },
      query: { fetchPolicy: 'cache-first' },
    },
  })
}
