import { Explorer } from '../../features/staff/explorer/explorer.tsx'
import { Page } from '../../ui/page.tsx'
import { QueryState } from '../query-state.tsx'
import { useExplorerPageQuery } from './explorer-page.generated.ts'

/** Reports about the academy: those that come with it, one's own, and whatever can be asked of the schema. */
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
