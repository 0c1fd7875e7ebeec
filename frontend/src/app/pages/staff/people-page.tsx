import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { Tabs } from '../../../ui/components/tabs.tsx'
import { LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { type PeopleTab, peopleTabs, readPeopleTab } from './people-tabs.tsx'

const titles = Object.fromEntries(Object.entries(peopleTabs).map(([tab, { title }]) => [tab, title])) as Record<PeopleTab, string>

export function PeoplePage() {
  const [params, setParams] = useSearchParams()
  const tab = readPeopleTab(params.get('tab'))
  const { Panel } = peopleTabs[tab]
  return (
    <Page
      title="People"
      intro="What you view and change here is recorded in the audit log."
      hue="violet"
      actions={
        <LinkButton variant="outline" to="/admin/log">
          Audit log
        </LinkButton>
      }
    >
      {/* Each tab has its own URL parameters, so another tab starts without them. */}
      <Tabs label="People sections" tabs={titles} tab={tab} onChange={(next) => setParams({ tab: next })}>
        <Suspense fallback={<LoadingScreen text="Loading..." />}>
          <Panel />
        </Suspense>
      </Tabs>
    </Page>
  )
}
