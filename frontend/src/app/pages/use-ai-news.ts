import { type NewsTab, newsRefetchMs } from '@deepm/schema/rules/news'
import { useState } from 'react'
import { withNewest, withOlder } from '../../features/news/pages.ts'
import { useInterval } from '../../lib/use-interval.ts'
import { type AiNewsPageQuery, useAiNewsPageQuery } from './ai-news-page.generated.ts'

/** What asking again came to; `null` before anybody did. */
export type Renewal = { failed: boolean; brought: number } | null

/**
 * The news of a tab. It is asked for when the tab opens, again every 30 minutes while it can be seen, and whenever somebody says so;
 * asking again puts what is new before what is there. Older stories unfold behind it.
 */
export function useAiNews(tab: NewsTab) {
  const result = useAiNewsPageQuery({ variables: { tab, after: null }, fetchPolicy: 'cache-and-network' })
  const [renewal, setRenewal] = useState<Renewal>(null)
  const [busy, setBusy] = useState<'renewing' | 'unfolding' | null>(null)
  const { data, previousData, fetchMore } = result

  async function more(what: 'renewing' | 'unfolding', after: string | null, join: Join): Promise<AiNewsPageQuery | null> {
    setBusy(what)
    const asked = fetchMore({
      variables: { after },
      updateQuery: (shown, { fetchMoreResult: found }) => ({ ...found, newsItems: join(shown.newsItems, found.newsItems) }),
    })
    const answer = await asked.catch(() => null)
    setBusy(null)
    return answer?.data ?? null
  }

  async function renew(): Promise<void> {
    if (busy || !data) return
    const found = await more('renewing', null, withNewest)
    const brought = found ? found.newsStats.totalCount - data.newsStats.totalCount : 0
    setRenewal({ failed: !found, brought: Math.max(0, brought) })
  }
  useInterval(() => void renew(), newsRefetchMs.hub)

  /** Answers the first of the older stories, or `null` when they did not come. */
  async function unfold(): Promise<string | null> {
    const found = data && !busy ? await more('unfolding', data.newsItems.pageInfo.endCursor, withOlder) : null
    return found?.newsItems.edges[0]?.node.id ?? null
  }

  return {
    /** What stands on the page whatever the tab; of the tab before while a new one loads. */
    result: { ...result, data: data ?? previousData },
    /** The stories of the tab; `undefined` while they load and when they did not come. */
    stories: data?.newsItems,
    renewal,
    busy,
    renew,
    unfold,
  }
}

type Connection = AiNewsPageQuery['newsItems']
type Join = (shown: Connection, found: Connection) => Connection
