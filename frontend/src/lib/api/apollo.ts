import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { relayStylePagination } from '@apollo/client/utilities'
import { possibleTypes } from '../../generated/possible-types.ts'
import { isFlagSet } from '../storage-flags.ts'
import { fetchGraphqlEarly } from './early-responses.ts'
import { endedSession } from './ended-session-link.ts'
import { hashLink } from './own-operations.ts'

declare module '@apollo/client' {
  interface DefaultContext {
    /** Called with each piece of a streamed response before the result. Pass `fetchOptions.signal` with it to cancel. */
    onText?: ((piece: string) => void) | undefined
  }
}

const endpoint = { uri: '/graphql', credentials: 'include' } as const

/** Requests a streamed response. The code that reads the stream is loaded with the first one. */
const streamed = new ApolloLink((operation, forward) => {
  const { onText = () => {} } = operation.getContext()
  const read: typeof fetch = async (url, options) => (await import('./event-stream.ts')).fetchEventStream(url, options, onText)
  return new HttpLink({ ...endpoint, fetch: read }).request(operation, forward)
})

/**
 * Types whose id belongs to something else, such as a parent or a folder, while their values depend on the object that contains them. They
 * are stored within that object; otherwise the values of one child would replace those of another.
 */
const ownedTypes = [
  'AccountRelative',
  'FolderFunnel',
  'FoundLearner',
  'FoundPayer',
  'Guardian',
  'HardItem',
  'LessonReach',
  'LessonStop',
  'PathFunnel',
  'StudentAchievement',
  'StudentFolder',
  'StudentHelp',
  'StudentParent',
]

/**
 * Creates the client with the fetching rules of the specification (sections 7 and 9). Data never becomes stale. Nothing is retried,
 * refetched on focus or polled unless a call requests it. Queries carry `x-force-logout: true` while the local flag is set. Only requests
 * that were refused because the session ended are sent again, after a sign-in.
 *
 * @param sendsText whether to send the text of operations instead of their hashes. A built app sends hashes. In development, text makes a
 * changed operation work immediately.
 */
export function createApolloClient({ sendsText = !import.meta.env.PROD } = {}): ApolloClient {
  const forceLogout = new SetContextLink(({ headers }, operation) =>
    operation.operationType === 'query' && isFlagSet('force-logout')
      ? { headers: { ...headers, 'x-force-logout': 'true' } }
      : { headers },
  )
  const http = ApolloLink.split(
    (operation) => operation.getContext().onText !== undefined,
    streamed,
    new HttpLink({ ...endpoint, fetch: fetchGraphqlEarly }),
  )
  return new ApolloClient({
    cache: new InMemoryCache({
      possibleTypes,
      typePolicies: {
        ...Object.fromEntries(ownedTypes.map((name) => [name, { keyFields: false }])),
        // The newest twenty, replaced as a whole.
        User: { fields: { notifications: { merge: false } } },
        // Selected by a lesson and by the lab, with different fields.
        LabStatus: { merge: true },
        LessonTutor: { keyFields: ['lessonId'] },
        // Each column of the board is a separate list that grows page by page.
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
    link: ApolloLink.from([endedSession, forceLogout, ...(sendsText ? [] : [hashLink]), http]),
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-first', notifyOnNetworkStatusChange: false },
      query: { fetchPolicy: 'cache-first' },
    },
  })
}
