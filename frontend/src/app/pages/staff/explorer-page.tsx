import { Explorer } from '../../../features/staff/explorer/explorer.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { QueryState } from '../../shell/query-state.tsx'
import { useExplorerPageQuery } from './explorer-page.generated.ts'

export function ExplorerPage() {
  return (
    <QueryState result={useExplorerPageQuery()} loadingText="Loading the explorer...">
      {({ shippedReports, savedReports }) => (
        <Page
          title="Data explorer"
          intro="Open a report or write your own query. The audit log records the text of every query you run, but not its results."
          hue="violet"
        >
          <Explorer shipped={shippedReports} saved={savedReports} />
        </Page>
      )}
    </QueryState>
  )
}
