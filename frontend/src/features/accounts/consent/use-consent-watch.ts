import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { useSessionActions } from '../../../lib/session/session.tsx'
import { useInterval } from '../../../lib/use-interval.ts'
import { ConsentWatchDocument, type ConsentWatchQuery } from './consent-watch.generated.ts'

/** The interval grows by half after each request, up to the longest. */
const firstWaitMs = 5_000
const maxWaitMs = 60_000

/**
 * Polls for the parent's answer at growing intervals while the page is visible. When it changes, refetches all active
 * queries.
 */
export function useConsentWatch(consent: string): void {
  const client = useApolloClient()
  const { refresh } = useSessionActions()
  const [wait, setWait] = useState(firstWaitMs)
  const isAsking = useRef(false)
  const ask = async () => {
    if (isAsking.current) return
    isAsking.current = true
    setWait((now) => Math.min(maxWaitMs, now * 1.5))
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
