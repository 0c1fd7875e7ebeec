import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AcademyFigures } from '../../features/staff/roster/academy-figures.tsx'
import { LoadingScreen } from '../../ui/feedback.tsx'
import { Page } from '../../ui/page.tsx'
import { PartState } from '../../ui/part-state.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useAdminPageQuery } from './admin-page.generated.ts'
import { type AdminTab, adminTabs, readAdminTab } from './admin-tabs.tsx'

const titles = Object.fromEntries(Object.entries(adminTabs).map(([tab, { title }]) => [tab, title])) as Record<AdminTab, string>

/** Staff's first page: the academy's figures, and tabs below them. The tab stands in the address. */
export function AdminPage() {
  const [params, setParams] = useSearchParams()
  const result = useAdminPageQuery({ fetchPolicy: 'cache-and-network' })
  const tab = readAdminTab(params.get('tab'))
  const { Panel } = adminTabs[tab]
  return (
    <Page title="Admin Dashboard" hue="teal" isWide>
      <PartState result={result} outline={<AcademyFigures figures={null} />}>
        {({ academyFigures }) => <AcademyFigures figures={academyFigures} />}
      </PartState>
      {/* What a tab keeps in the address is its own, so that another one begins afresh. */}
      <Tabs label="Parts of the dashboard" tabs={titles} tab={tab} onChange={(next) => setParams({ tab: next })}>
        <Suspense fallback={<LoadingScreen text="Loading..." />}>
          <Panel />
        </Suspense>
      </Tabs>
    </Page>
  )
}
