import { maxChildren } from '@deepm/schema/rules/family/family-size'
import { AvatarPicker } from '../../../features/accounts/profile/avatar-picker.tsx'
import { AddChild } from '../../../features/family/start/add-child.tsx'
import { LinkButton } from '../../../ui/components/button.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { QueryState } from '../../shell/query-state.tsx'
import { NotFoundPage } from '../public/not-found.ts'
import { useParentDashboardPageQuery } from './parent-dashboard-page.generated.ts'

export function AddChildPage() {
  const result = useParentDashboardPageQuery()
  return (
    <QueryState result={result}>
      {({ viewer }) => {
        if (viewer?.role !== 'parent') return <NotFoundPage />
        if (viewer.children.length < maxChildren) return <AddChild pickAvatar={(picker) => <AvatarPicker {...picker} />} />
        return (
          <ScenePage
            title="Your family is complete"
            text={`A family can have up to ${maxChildren} children here.`}
            action={<LinkButton to="/parent-dashboard">Go to the Family Dashboard</LinkButton>}
          />
        )
      }}
    </QueryState>
  )
}
