import type { ReactNode } from 'react'
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
  if (result.error) return <LoadFailure retry={() => result.refetch()} />
  return <LoadingScreen text={loadingText} />
}

function LoadFailure({ retry }: { retry(): unknown }) {
  usePageTitle('We could not load this page')
  return (
    <ScenePage
      title="We could not load this page"
      text="Check your connection and try again. Nothing of yours is lost."
      action={<Button onClick={retry}>Try again</Button>}
    />
  )
}
