import { AddChildButton, AddChildCard } from '../../../features/family/children/add-child-profile.tsx'
import { ChildCard } from '../../../features/family/children/child-card.tsx'
import { ChildInvitations } from '../../../features/family/children/child-invitations.tsx'
import { Children } from '../../../features/family/children/children.tsx'
import { FamilyTotals } from '../../../features/family/children/family-totals.tsx'
import { Decisions } from '../../../features/family/decisions/decisions.tsx'
import { FamilyNav } from '../../../features/family/family-nav.tsx'
import { FamilyOverview } from '../../../features/family/parents/family-overview.tsx'
import { FamilyRequests } from '../../../features/family/requests/family-requests.tsx'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { EmptyState, Notice } from '../../../ui/feedback/feedback.tsx'
import { QueryState } from '../../shell/query-state.tsx'
import { type ParentDashboardPageQuery, useParentDashboardPageQuery } from './parent-dashboard-page.generated.ts'

type Viewer = NonNullable<ParentDashboardPageQuery['viewer']>

/** Shows parents their children. Shows a learner what their parents see, from the same fields. */
export function ParentDashboardPage() {
  // Children keep learning, so each visit shows the cached data and refetches it.
  const result = useParentDashboardPageQuery({ fetchPolicy: 'cache-and-network' })
  return <QueryState result={result}>{({ viewer }) => <Family viewer={viewer} />}</QueryState>
}

function Family({ viewer }: { viewer: Viewer | null }) {
  if (viewer?.learner) return <Mirror learner={viewer.learner} />
  if (viewer?.role === 'parent') return <Parent list={viewer.children} invitations={viewer.childInvitations} />
  return (
    <Page title="Family Dashboard">
      <EmptyState
        title="No family linked"
        text="Parents see their children here. This account has none."
        action={<LinkButton to="/personas">See the paths</LinkButton>}
      />
    </Page>
  )
}

function Parent({ list, invitations }: { list: Viewer['children']; invitations: Viewer['childInvitations'] }) {
  const add = <AddChildButton count={list.length} />
  return (
    <Page
      title="Family Dashboard"
      intro="See how each of your children is doing, and the rules you set for them."
      actions={add}
      above={list.length > 0 && <FamilyNav list={list} />}
    >
      <FamilyRequests list={list} />
      {list.length > 0 && <FamilyTotals list={list} />}
      <Children list={list} />
      <ChildInvitations list={invitations} />
      <AddChildCard count={list.length} action={add} />
    </Page>
  )
}

function Mirror({ learner }: { learner: NonNullable<Viewer['learner']> }) {
  const isLinked = learner.guardians.length > 0
  return (
    <Page
      title="Family Dashboard"
      intro="This is what your parent sees: the same card with the same numbers."
      above={<FamilyNav isMirror list={[learner]} />}
    >
      <Notice tone="info" title="Who can see this">
        {isLinked || learner.isChild
          ? 'You, your linked parents and the academy’s staff. Your parents and our staff can also see your projects and what you ask in the AI lab.'
          : 'You and the academy’s staff. No parent is linked to you.'}
      </Notice>
      <ChildCard child={learner} />
      <FamilyOverview learner={learner} />
      <Decisions learner={learner} />
    </Page>
  )
}
