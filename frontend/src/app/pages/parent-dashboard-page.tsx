import { ChildCard } from '../../features/family/child-card.tsx'
import { Children } from '../../features/family/children.tsx'
import { FamilyTotals } from '../../features/family/family-totals.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState, Notice } from '../../ui/feedback.tsx'
import { Page } from '../../ui/page.tsx'
import { QueryState } from '../query-state.tsx'
import { type ParentDashboardPageQuery, useParentDashboardPageQuery } from './parent-dashboard-page.generated.ts'

type Viewer = ParentDashboardPageQuery['viewer']

/** Parents see their children here, and a learner what a parent sees of them, from the same fields. */
export function ParentDashboardPage() {
  // Children learn meanwhile, so that each visit asks again behind what is known.
  const result = useParentDashboardPageQuery({ fetchPolicy: 'cache-and-network' })
  return <QueryState result={result}>{({ viewer }) => <Family viewer={viewer} />}</QueryState>
}

function Family({ viewer }: { viewer: Viewer }) {
  const learner = viewer?.learner
  if (learner) {
    return (
      <Page title="Family Dashboard" intro="This is what a parent sees of you: the same card, with the same figures.">
        <Notice tone="info" title="Who can see this">
          {learner.isChild
            ? 'You, the parent or guardian who said yes to your account, and the academy’s staff. They can read it, not change it.'
            : 'You and the academy’s staff. No parent is linked to an account like yours unless you were under 13 when you joined.'}
        </Notice>
        <ChildCard child={learner} />
      </Page>
    )
  }
  if (viewer?.role === 'parent') {
    return (
      <Page title="Family Dashboard" intro="How each of your children is doing, and what you decide for them.">
        {viewer.children.length > 0 && <FamilyTotals list={viewer.children} />}
        <Children list={viewer.children} />
      </Page>
    )
  }
  return (
    <Page title="Family Dashboard">
      <EmptyState
        title="No family here"
        text="Families see their children here; this account has none."
        action={<LinkButton to="/personas">See the paths</LinkButton>}
      />
    </Page>
  )
}
