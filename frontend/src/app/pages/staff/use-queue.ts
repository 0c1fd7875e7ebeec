import { useApolloClient } from '@apollo/client/react'
import type { Filter } from '../../../features/staff/queue/filter.tsx'
import type { Item } from '../../../features/staff/queue/item-texts.ts'
import { type QueuePageQuery, useQueuePageQuery } from './queue-page.generated.ts'

type Page = QueuePageQuery['safetyQueue']

/** Reads the waiting items page by page, and the item in the URL wherever it is in the queue. Each visit refetches. */
export function useQueue({ kind, isOverdue }: Filter, named: string | null) {
  const { cache } = useApolloClient()
  const kinds = kind === 'all' ? null : [kind]
  const variables = { kinds, isOverdue, after: null, item: named ?? '', isNamed: named !== null }
  const result = useQueuePageQuery({ variables, fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true })
  const data = result.data ?? result.previousData

  async function more(): Promise<void> {
    const after = data?.safetyQueue.pageInfo.endCursor ?? null
    const join = (shown: QueuePageQuery, { fetchMoreResult: found }: { fetchMoreResult: QueuePageQuery }): QueuePageQuery => ({
      ...shown,
      safetyQueue: { ...found.safetyQueue, edges: [...shown.safetyQueue.edges, ...found.safetyQueue.edges] },
    })
    await result.fetchMore({ variables: { after, isNamed: false }, updateQuery: join }).catch(() => null)
  }

  /** Removes a decided item from the displayed data without refetching the children's data. */
  function drop({ id, kind: of, isOverdue: isLate }: Item): void {
    cache.modify<{ safetyQueue: Page }>({
      fields: {
        safetyQueue: (page, { readField }) => {
          const edges = ((page as Page).edges ?? []).filter(({ node }) => readField('id', node) !== id)
          const less = (count: Page['counts'][number]) =>
            count.kind === of ? { ...count, waiting: count.waiting - 1, overdue: count.overdue - (isLate ? 1 : 0) } : count
          return { ...page, edges, ...((page as Page).counts && { counts: (page as Page).counts.map(less) }) }
        },
      },
    })
  }

  return { result: { ...result, data }, items: itemsOf(data), drop, more }
}

/** Returns the items with the named one first if it is on no loaded page. */
function itemsOf(data: QueuePageQuery | undefined): Item[] {
  const listed = data?.safetyQueue.edges.map(({ node }) => node) ?? []
  const [named] = data?.named?.edges.map(({ node }) => node) ?? []
  return named && !listed.some(({ id }) => id === named.id) ? [named, ...listed] : listed
}
