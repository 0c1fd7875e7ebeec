import { ApolloProvider } from '@apollo/client/react'
import { Suspense, use, useEffect, useMemo, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { createApolloClient } from '../../lib/api/apollo.ts'
import { currentConnection } from '../../lib/api/connection.ts'
import { useIsSessionEnded } from '../../lib/api/ended-session.ts'
import { useSession } from '../../lib/session/session.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.ts'
import { useLinkPrefetch } from '../prefetch/link-prefetch.ts'
import { FirstQuery, setCache } from '../prefetch/route-prefetch.ts'
import { UpdateNotice } from '../shell/update-notice.tsx'

const EndedSession = lazyComponent('EndedSession', () => import('./ended-session.tsx'))

/** Provides Apollo to pages that read through GraphQL. Each account gets its own client, so no cached data reaches the next account. */
export function WithApollo() {
  const userId = useSession().user?.id
  // The cache belongs to the account, so a new account needs a new client although the client does not read the id.
  const client = useMemo(() => createApolloClient(), [userId])
  useEffect(() => setCache((read) => client.readQuery(read) !== null), [client])
  const isEnded = useIsSessionEnded()
  const [hasEnded, setHasEnded] = useState(false)
  if (isEnded && !hasEnded) setHasEnded(true)
  const readOf = use(FirstQuery)
  useLinkPrefetch((address) => {
    if (currentConnection() !== 'online') return
    readOf(address)
      .then((read) => read && client.query(read))
      // The screen then reads the data when it is rendered.
      .catch(() => null)
  })
  return (
    <ApolloProvider client={client}>
      <UpdateNotice />
      <Suspense>{hasEnded && <EndedSession />}</Suspense>
      <Outlet />
    </ApolloProvider>
  )
}
