import { ApolloProvider } from '@apollo/client/react'
import { useMemo } from 'react'
import { Outlet } from 'react-router-dom'
import { createApolloClient } from '../lib/apollo.ts'
import { useSession } from '../lib/session.tsx'
import { UpdateNotice } from './update-notice.tsx'

/** Pages that read through GraphQL. Each account gets a client of its own, so nothing cached for one is seen by the next. */
export function WithApollo() {
  const userId = useSession().user?.id
  // The account is what a cache belongs to, so it decides about the client although the client does not read it.
  const client = useMemo(() => createApolloClient(), [userId])
  return (
    <ApolloProvider client={client}>
      <UpdateNotice />
      <Outlet />
    </ApolloProvider>
  )
}
