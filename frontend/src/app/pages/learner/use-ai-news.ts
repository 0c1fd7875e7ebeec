import { type NewsTab, newsRefetchMs } from '@deepm/schema/rules/news/news'
import { useState } from 'react'
import { withNewest, withOlder } from '../../../features/news/pages.ts'
import { useInterval } from '../../../lib/use-interval.ts'
import { type AiNewsPageQuery, useAiNewsPageQuery } from './ai-news-page.generated.ts'

/** Result of a refresh; `null` before the first one. */
export type NewsRefresh = { failed: boolean; brought: number } | null

/**
 * Reads the news of a tab: when the tab opens, every 30 minutes while the page is visible, and on request. A refresh adds new stories
 * before the existing ones. Older stories are loaded on demand.
 */
export function useAiNews(tab: NewsTab) {
  const result = useAiNewsPageQuery({ variables: { tab, after: null }, fetchPolicy: 'cache-and-network' })
  const [renewal, setRenewal] = useState<NewsRefresh>(null)
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

  /** Loads older stories. Returns the id of the first one, or `null` when they could not be loaded. */
  async function unfold(): Promise<string | null> {
    const found = data && !busy ? await more('unfolding', data.newsItems.pageInfo.endCursor, withOlder) : null
    const older = found?.newsItems.edges.map(({ node }) => node.id) ?? []
    // Stories read most are already at the top of the page.
    return older.find((id) => !found?.mostReadNews.some((it) => it.id === id)) ?? older[0] ?? null
  }

  return {
    /** Data that does not depend on the tab. While a new tab loads, this is the data of the previous tab. */
    result: { ...result, data: data ?? previousData },
    /** The stories of the tab; `undefined` while they load and after an error. */
    stories: data?.newsItems,
    renewal,
    busy,
    renew,
    unfold,
  }
}

type Connection = AiNewsPageQuery['newsItems']
type Join = (shown: Connection, found: Connection) => Connection
