import { useState } from 'react'
import type { LogEntry_EntryFragment } from '../../features/staff/log/log-entry.generated.ts'
import { saveFile } from '../../ui/save-file.ts'
import { type LogPageQuery, type LogPageQueryVariables, useLogPageLazyQuery } from './log-page.generated.ts'

type LogPage = LogPageQuery['auditLog']
type Filter = Omit<LogPageQueryVariables, 'first' | 'after'>

/** Pages of a hundred that one file holds at most, so that no browser is asked for two years at once. */
const mostPages = 50

/** Saves what the filter lets through as CSV, the newest first, whatever of it is shown. */
export function useLogFile(filter: Filter) {
  const [ask] = useLogPageLazyQuery({ fetchPolicy: 'network-only' })
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  async function readPage(after: string | null): Promise<LogPage | undefined> {
    const answer = await ask({ variables: { ...filter, first: 100, after } }).catch(() => null)
    return answer?.data?.auditLog
  }

  async function save(): Promise<void> {
    setBusy(true)
    setSaid('')
    const entries: LogEntry_EntryFragment[] = []
    let after: string | null = null
    let isMore = true
    for (let page = 0; isMore && page < mostPages; page += 1) {
      const found = await readPage(after)
      if (!found) {
        setBusy(false)
        return setSaid('The file was not saved. Check your connection and try again.')
      }
      entries.push(...found.edges.map(({ node }) => node))
      after = found.pageInfo.endCursor
      isMore = found.pageInfo.hasNextPage
    }
    // Only who saves a file needs what writes it.
    const { logCsv } = await import('../../features/staff/log/log-csv.ts')
    saveFile('deepm-audit-log.csv', logCsv(entries), 'text/csv')
    setBusy(false)
    setSaid(isMore ? `Saved the newest ${entries.length} entries; filter for the rest.` : `Saved ${entries.length} entries.`)
  }

  return { save: () => void save(), isBusy, said }
}
