import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LinkButton } from '../../ui/button.tsx'
import { LoadingScreen } from '../../ui/feedback.tsx'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { type PeopleTab, peopleTabs, readPeopleTab } from './people-tabs.tsx'

const titles = Object.fromEntries(Object.entries(peopleTabs).map(([tab, { title }]) => [tab, title])) as Record<PeopleTab, string>

/** Who is at the academy, for staff. The tab stands in the address. */
export function PeoplePage() {
  const [params, setParams] = useSearchParams()
  const tab = readPeopleTab(params.get('tab'))
  const { Panel } = peopleTabs[tab]
  return (
    <Page
      title="People"
      intro="What you read about people and change here is kept in the audit log."
      hue="violet"
      actions={
        <LinkButton variant="outline" to="/admin/log">
          Audit log
        </LinkButton>
      }
    >
      {/* What a tab keeps in the address is its own, so that another one begins afresh. */}
      <Tabs label="Kinds of people" tabs={titles} tab={tab} onChange={(next) => setParams({ tab: next })}>
        <Suspense fallback={<LoadingScreen text="Loading..." />}>
          <Panel />
        </Suspense>
      </Tabs>
    </Page>
  )
}
