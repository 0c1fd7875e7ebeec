import { useSearchParams } from 'react-router-dom'
import { FamilyNav } from '../../../features/family/family-nav.tsx'
import { Portal, readTab } from '../../../features/family/portal/portal.tsx'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { EmptyState, Notice } from '../../../ui/feedback/feedback.tsx'
import { QueryState } from '../../shell/query-state.tsx'
import { useScreenExists } from '../../shell/screens.ts'
import { type PortalPageQuery, usePortalPageQuery } from './portal-page.generated.ts'

/** Shows parents the data of a child, and a learner their own. The URL holds the child, the tab and the week. */
export function PortalPage() {
  const [params] = useSearchParams()
  // Children keep learning, so each visit shows the cached data and refetches it.
  const result = usePortalPageQuery({ variables: { child: params.get('child') }, fetchPolicy: 'cache-and-network' })
  return (
    <QueryState result={result} loadingText="Loading parent dashboard...">
      {(data) => <Family {...data} />}
    </QueryState>
  )
}

function Family({ viewer, familyLearner: learner }: PortalPageQuery) {
  const [params, setParams] = useSearchParams()
  const leadsTo = useScreenExists()
  const set = (changes: Record<string, string>) => setParams((now) => ({ ...Object.fromEntries(now), ...changes }))
  if (!learner) return <NobodyHere viewer={viewer} isNamed={params.has('child')} />
  const isMirror = viewer?.role === 'learner'
  return (
    <Page
      title="Parent Portal"
      intro={
        isMirror
          ? 'This is what your parent sees: the same page with the same numbers.'
          : `See ${learner.firstName}’s progress, activity and safety. ${learner.firstName} is ${learner.age} years old.`
      }
      hue="teal"
      above={
        <FamilyNav
          isMirror={isMirror}
          list={isMirror ? [learner] : (viewer?.children ?? [])}
          current={{ id: learner.id, section: 'progress' }}
          // Another child starts with the current week.
          progressPath={(id) => `/parent?${new URLSearchParams({ child: id, tab: readTab(params.get('tab')) })}`}
        />
      }
    >
      {isMirror && (
        <Notice tone="info" title="This is what your parents see">
          It is the same page with the same numbers, but you can’t change anything. If no parent is linked to your account, only
          you and staff can see it.
        </Notice>
      )}
      <Portal
        key={learner.id}
        learner={learner}
        isMirror={isMirror}
        tab={readTab(params.get('tab'))}
        week={params.get('week')}
        onTab={(tab) => set({ tab })}
        onWeek={(week) => set({ week })}
        leadsTo={leadsTo}
      />
    </Page>
  )
}

function NobodyHere({ viewer, isNamed }: { viewer: PortalPageQuery['viewer']; isNamed: boolean }) {
  const isParent = viewer?.role === 'parent'
  if (!isParent && viewer?.role !== 'learner') {
    return (
      <Page title="Parent Portal">
        <EmptyState title="No family linked" text="Parents see their children here. This account has none." />
      </Page>
    )
  }
  return (
    <Page title="Parent Portal">
      {isNamed && (viewer.role === 'learner' || viewer.children.length > 0) ? (
        <EmptyState
          title="Child not found"
          text="This link is for someone who is not linked to your account."
          action={<LinkButton to="/parent">Show who is linked</LinkButton>}
        />
      ) : (
        <EmptyState
          title="No child is linked yet"
          text="Once one is, you’ll see here what they learn, when, and how safely."
          action={<LinkButton to="/parent-dashboard">Go to the Family Dashboard</LinkButton>}
        />
      )}
    </Page>
  )
}
