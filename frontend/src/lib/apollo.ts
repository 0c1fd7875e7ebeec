import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { relayStylePagination } from '@apollo/client/utilities'
import possibleTypes from '../generated/possible-types.ts'
import { endedSession } from './ended-session-link.ts'
import { byHash } from './own-operations.ts'
import { isFlagSet } from './storage-flags.ts'

declare module '@apollo/client' {
  interface DefaultContext {
    /** Hears an answer piece by piece, before the result is there. Pass `fetchOptions.signal` with it to give up. */
    onText?: ((piece: string) => void) | undefined
  }
}

const endpoint = { uri: '/graphql', credentials: 'include' } as const

/** Asks for the answer as a stream. What reads the stream arrives with the first answer that is streamed. */
const streamed = new ApolloLink((operation, forward) => {
  const { onText = () => {} } = operation.getContext()
  const read: typeof fetch = async (url, options) => (await import('./event-stream.ts')).fetchWithText(url, options, onText)
  return new HttpLink({ ...endpoint, fetch: read }).request(operation, forward)
})

/**
 * The client with the fetching rules of the specification (sections 7 and 9): data never becomes stale, nothing is retried,
 * refetched on focus or polled unless a call says so, and reads carry `x-force-logout: true` while the local flag is set. Only what was
 * refused because the session ended is sent again, after a sign-in.
 *
 * @param sendsText the text of operations rather than their hashes, which a built app sends: while developing, a changed operation is
 * heard at once
 */
export function createApolloClient({ sendsText = !import.meta.env.PROD } = {}): ApolloClient {
  const forceLogout = new SetContextLink(({ headers }, operation) =>
    operation.operationType === 'query' && isFlagSet('force-logout')
      ? { headers: { ...headers, 'x-force-logout': 'true' } }
      : { headers },
  )
  const http = ApolloLink.split((operation) => operation.getContext().onText !== undefined, streamed, new HttpLink(endpoint))
  return new ApolloClient({
    cache: new InMemoryCache({
      possibleTypes: possibleTypes.possibleTypes,
      typePolicies: {
        // The newest twenty, whole each time.
        User: { fields: { notifications: { merge: false } } },
        // Of a lesson and of the lab itself, which ask for different parts of it.
        LabStanding: { merge: true },
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
    link: ApolloLink.from([endedSession, forceLogout, ...(sendsText ? [] : [byHash]), http]),
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-first', notifyOnNetworkStatusChange: false },
      query: { fetchPolicy: 'cache-first' },
    },
  })
}
