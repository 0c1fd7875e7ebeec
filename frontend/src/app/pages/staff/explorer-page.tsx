import { Explorer } from '../../../features/staff/explorer/explorer.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { QueryState } from '../../shell/query-state.tsx'
import { useExplorerPageQuery } from './explorer-page.generated.ts'

export function ExplorerPage() {
  return (
    <QueryState result={useExplorerPageQuery()} loadingText="Opening the explorer...">
      {({ shippedReports, savedReports }) => (
        <Page
          title="Explorer"
          intro="Open a report, or ask the academy’s schema yourself. Every run is kept in the audit log with its text, without its answer."
          hue="violet"
        >
          <Explorer shipped={shippedReports} saved={savedReports} />
        </Page>
      )}
    </QueryState>
  )
}
