import { queueKindIds } from '@deepm/schema/rules/staff/safety-queue'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NewsDrafts } from '../../../features/news/drafts/drafts.tsx'
import { type Filter, QueueFilter } from '../../../features/staff/queue/filter.tsx'
import { QueuePanel } from '../../../features/staff/queue/panel.tsx'
import { ResponseTimes } from '../../../features/staff/queue/response-times.tsx'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { Tabs } from '../../../ui/components/tabs.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { QueryState } from '../../shell/query-state.tsx'
import { useQueue } from './use-queue.ts'

const tabs = { waiting: 'Open items', news: 'News drafts' } as const

/** The safety queue and the news drafts of staff. The URL holds the tab, the filter and the open item. */
export function QueuePage() {
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'news' ? 'news' : 'waiting'
  return (
    <Page
      title="Safety queue"
      intro="Most serious first, then by deadline. Everything you open or decide is logged."
      hue="coral"
      actions={
        <LinkButton variant="outline" to="/admin/log">
          Audit log
        </LinkButton>
      }
    >
      <Tabs label="Safety queue" tabs={tabs} tab={tab} onChange={(next) => setParams(next === 'news' ? { tab: next } : {})}>
        {tab === 'news' ? <NewsDrafts /> : <Waiting />}
      </Tabs>
    </Page>
  )
}

function Waiting() {
  const [params, setParams] = useSearchParams()
  const filter: Filter = {
    kind: queueKindIds.find((it) => it === params.get('kind')) ?? 'all',
    isOverdue: params.get('overdue') === 'yes',
  }
  // Only the item in the opened URL is fetched by id. Items selected here are in the list.
  const [named] = useState(params.get('item'))
  const { result, items, drop, more } = useQueue(filter, named)
  const set = (changes: Record<string, string | null>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [key, value] of Object.entries(changes)) value === null ? next.delete(key) : next.set(key, value)
        return next
      },
      { replace: true },
    )
  const onFilter = ({ kind, isOverdue }: Filter) =>
    set({ kind: kind === 'all' ? null : kind, overdue: isOverdue ? 'yes' : null, item: null })
  const isNamedGone = named !== null && result.data?.named?.edges.length === 0 && params.get('item') === named

  return (
    <QueryState result={result} loadingText="Loading the queue...">
      {({ safetyQueue }) => (
        <>
          <ResponseTimes {...safetyQueue.responseTimes} />
          <QueueFilter value={filter} counts={safetyQueue.counts} onChange={onFilter} />
          {result.error && (
            <Notice tone="danger" title="We could not load the queue">
              You are seeing an earlier version. Check your connection.{' '}
              <Button onClick={() => void result.refetch()}>Try again</Button>
            </Notice>
          )}
          {isNamedGone && (
            <Notice tone="info" title="This item is no longer waiting">
              Someone decided it, or it was withdrawn. The audit log shows who decided.
            </Notice>
          )}
          <QueuePanel
            items={items}
            selected={params.get('item')}
            isFiltered={filter.kind !== 'all' || filter.isOverdue}
            hasMore={safetyQueue.pageInfo.hasNextPage}
            isLoading={result.loading}
            onSelect={(item) => set({ item })}
            onGone={(id) => {
              const item = items.find((it) => it.id === id)
              if (item) drop(item)
            }}
            onMore={() => void more()}
          />
        </>
      )}
    </QueryState>
  )
}
