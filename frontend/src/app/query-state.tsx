import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { checkConnection, useConnection } from '../lib/connection.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { Button } from '../ui/button.tsx'
import { LoadingScreen } from '../ui/feedback.tsx'
import { ScenePage } from '../ui/scene-page.tsx'

type Props<T> = {
  result: { data: T | undefined; loading: boolean; error?: unknown; refetch: () => unknown }
  loadingText?: string
  children: (data: T) => ReactNode
}

/** The states every read has: loading, failed with a way to try again, there. */
export function QueryState<T>({ result, loadingText = 'Loading...', children }: Props<T>) {
  if (result.data !== undefined) return children(result.data)
  if (result.error) return <Failed refetch={result.refetch} />
  return <LoadingScreen text={loadingText} />
}

/** A read that failed. When it was the connection, it is tried again as soon as that is back. */
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
          ? 'This page loads when the connection is back. Nothing of yours is lost.'
          : 'Check your connection and try again. Nothing of yours is lost.'
      }
      action={<Button onClick={() => refetch()}>Try again</Button>}
    />
  )
}
