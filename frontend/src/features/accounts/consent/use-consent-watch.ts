import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { useSessionActions } from '../../../lib/session/session.tsx'
import { useInterval } from '../../../lib/use-interval.ts'
import { ConsentWatchDocument, type ConsentWatchQuery } from './consent-watch.generated.ts'

/** Milliseconds between the first questions; each waits half as long again as the one before, up to the longest. */
const firstWaitMs = 5_000
const longestWaitMs = 60_000

/**
 * Asks for the parent's answer while the page can be seen, less and less often. When the answer changes, everything on the page is
 * read again.
 */
export function useConsentWatch(consent: string): void {
  const client = useApolloClient()
  const { refresh } = useSessionActions()
  const [wait, setWait] = useState(firstWaitMs)
  const isAsking = useRef(false)
  const ask = async () => {
    if (isAsking.current) return
    isAsking.current = true
    setWait((now) => Math.min(longestWaitMs, now * 1.5))
    const answer = await client
      .query<ConsentWatchQuery>({ query: ConsentWatchDocument, fetchPolicy: 'network-only' })
      .catch(() => null)
    isAsking.current = false
    const now = answer?.data?.viewer?.learner?.consent
    if (!now || now === consent) return
    await refresh()
    await client.refetchQueries({ include: 'active' }).catch(() => null)
  }
  useInterval(() => void ask(), wait, consent === 'pending' || consent === 'declined')
}
