import { useState } from 'react'
import { logCsv } from '../../../features/staff/audit-log/csv.ts'
import type { LogEntry_EntryFragment } from '../../../features/staff/audit-log/entry.generated.ts'
import { saveCsv } from '../../../ui/files/csv.ts'
import { type AuditLogPageQuery, type AuditLogPageQueryVariables, useAuditLogPageLazyQuery } from './audit-log-page.generated.ts'

type AuditLogPage = AuditLogPageQuery['auditLog']
type Filter = Omit<AuditLogPageQueryVariables, 'first' | 'after'>

/** Maximum number of pages of 100 rows in one file, so that the browser does not process two years of entries. */
const maxPages = 50

/** Saves all entries that match the filter as CSV, newest first, including those that are not displayed. */
export function useLogFile(filter: Filter) {
  const [ask] = useAuditLogPageLazyQuery({ fetchPolicy: 'network-only' })
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  async function readPage(after: string | null): Promise<AuditLogPage | undefined> {
    const answer = await ask({ variables: { ...filter, first: 100, after } }).catch(() => null)
    return answer?.data?.auditLog
  }

  async function save(): Promise<void> {
    setBusy(true)
    setSaid('')
    const entries: LogEntry_EntryFragment[] = []
    let after: string | null = null
    let isMore = true
    for (let page = 0; isMore && page < maxPages; page += 1) {
      const found = await readPage(after)
      if (!found) {
        setBusy(false)
        return setSaid('The file was not saved. Check your connection and try again.')
      }
      entries.push(...found.edges.map(({ node }) => node))
      after = found.pageInfo.endCursor
      isMore = found.pageInfo.hasNextPage
    }
    await saveCsv('deepm-audit-log', logCsv(entries))
    setBusy(false)
    setSaid(
      isMore
        ? `Saved the newest ${entries.length} entries. Use the filters to get the rest.`
        : `Saved ${entries.length} entries.`,
    )
  }

  return { save: () => void save(), isBusy, said }
}
