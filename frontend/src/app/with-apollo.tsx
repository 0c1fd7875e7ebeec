import { ApolloProvider } from '@apollo/client/react'
import { Suspense, use, useEffect, useMemo, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { createApolloClient } from '../lib/apollo.ts'
import { currentConnection } from '../lib/connection.ts'
import { useIsSessionEnded } from '../lib/ended-session.ts'
import { useSession } from '../lib/session.tsx'
import { part } from '../ui/part.ts'
import { Ahead, setCache } from './ahead.ts'
import { useIntent } from './intent.ts'
import { UpdateNotice } from './update-notice.tsx'

const EndedSession = part('EndedSession', () => import('./ended-session.tsx'))

/** Pages that read through GraphQL. Each account gets a client of its own, so nothing cached for one is seen by the next. */
export function WithApollo() {
  const userId = useSession().user?.id
  // The account is what a cache belongs to, so it decides about the client although the client does not read it.
  const client = useMemo(() => createApolloClient(), [userId])
  useEffect(() => setCache((read) => client.readQuery(read) !== null), [client])
  const isEnded = useIsSessionEnded()
  const [hasEnded, setHasEnded] = useState(false)
  if (isEnded && !hasEnded) setHasEnded(true)
  const readOf = use(Ahead)
  useIntent((address) => {
    if (currentConnection() !== 'online') return
    readOf(address)
      .then((read) => read && client.query(read))
      // Then it is asked for when it is shown, as ever.
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
