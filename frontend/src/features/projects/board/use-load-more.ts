import { useState } from 'react'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import type { Column_ColumnFragment } from './column.generated.ts'
import { useMoreProjectsLazyQuery } from './more-projects.generated.ts'

/** Loads a column's next page, one at a time. After a failure, loads only on demand. */
export function useLoadMore({ status, projects }: Column_ColumnFragment) {
  const [read] = useMoreProjectsLazyQuery({ fetchPolicy: 'network-only' })
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle')
  const { hasNextPage, endCursor } = projects.pageInfo

  const more = async () => {
    if (!hasNextPage || state === 'reading') return
    setState('reading')
    const { error } = await read({ variables: { status, after: endCursor ?? '' } }).catch(() => ({ error: true }))
    setState(error ? 'failed' : 'idle')
    if (error) toastNotSaved(undefined, 'Not loaded')
  }

  return { more, isReading: state === 'reading', isAutomatic: hasNextPage && state === 'idle' }
}
