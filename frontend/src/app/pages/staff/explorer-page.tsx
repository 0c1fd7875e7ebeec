import { Explorer } from '../../../features/staff/explorer/explorer.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { QueryState } from '../../shell/query-state.tsx'
import { useExplorerPageQuery } from './explorer-page.generated.ts'

export function ExplorerPage() {
  return (
    <QueryState result={useExplorerPageQuery()} loadingText="Loading the explorer...">
      {({ shippedReports, savedReports }) => (
        <Page
          title="Explorer"
          intro="Open a report or write your own query. Every run is recorded in the audit log with its text, but not its results."
          hue="violet"
        >
          <Explorer shipped={shippedReports} saved={savedReports} />
        </Page>
      )}
    </QueryState>
  )
}
