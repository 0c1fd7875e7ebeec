import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { checkConnection, useConnection } from '../../lib/api/connection.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Button } from '../../ui/components/button.tsx'
import { ScenePage } from '../../ui/components/scene-page.tsx'
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx'

type Props<T> = {
  result: { data: T | undefined; loading: boolean; error?: unknown; refetch: () => unknown }
  loadingText?: string
  children: (data: T) => ReactNode
}

/** Renders the states of a query: loading, failed with a retry, and loaded. */
export function QueryState<T>({ result, loadingText, children }: Props<T>) {
  if (result.data !== undefined) return children(result.data)
  if (result.error) return <Failed refetch={result.refetch} />
  return <PageSkeleton text={loadingText} />
}

/** Shows a failed query. After a connection error, it retries when the connection is back. */
function Failed({ refetch }: { refetch: () => unknown }) {
  const connection = useConnection()
  const tryAgain = useEffectEvent(() => void Promise.resolve(refetch()).catch(() => null))
  useEffect(() => void checkConnection(), [])
  const isLost = connection !== 'online'
  const wasLost = useRef(false)
  useEffect(() => {
    if (wasLost.current && !isLost) tryAgain()
    wasLost.current = isLost
  }, [isLost])
  const title = connection === 'offline' ? 'You’re offline' : 'We could not load this page'
  usePageTitle(title)
  return (
    <ScenePage
      title={title}
      text={
        isLost
          ? 'This page will load when the connection is back. You have not lost anything.'
          : 'Check your connection and try again. You have not lost anything.'
      }
      action={<Button onClick={() => refetch()}>Try again</Button>}
    />
  )
}
