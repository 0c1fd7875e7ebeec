import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AcademyFigures } from '../../../features/staff/roster/academy-figures.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { Tabs } from '../../../ui/components/tabs.tsx'
import { LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { AsyncSection } from '../../../ui/loading/async-section.tsx'
import { useAdminPageQuery } from './admin-page.generated.ts'
import { type AdminTab, adminTabs, readAdminTab } from './admin-tabs.tsx'

const titles = Object.fromEntries(Object.entries(adminTabs).map(([tab, { title }]) => [tab, title])) as Record<AdminTab, string>

/** The start page of staff: the academy's figures and tabs below them. The URL holds the tab. */
export function AdminPage() {
  const [params, setParams] = useSearchParams()
  const result = useAdminPageQuery({ fetchPolicy: 'cache-and-network' })
  const tab = readAdminTab(params.get('tab'))
  const { Panel } = adminTabs[tab]
  return (
    <Page title="Admin Dashboard" hue="teal" isWide>
      <AsyncSection result={result} outline={<AcademyFigures figures={null} />}>
        {({ academyFigures }) => <AcademyFigures figures={academyFigures} />}
      </AsyncSection>
      {/* Each tab has its own URL parameters, so another tab starts without them. */}
      <Tabs label="Dashboard sections" tabs={titles} tab={tab} onChange={(next) => setParams({ tab: next })}>
        <Suspense fallback={<LoadingScreen text="Loading..." />}>
          <Panel />
        </Suspense>
      </Tabs>
    </Page>
  )
}
