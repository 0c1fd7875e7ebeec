import { useParams } from 'react-router-dom'
import { StartChild } from '../../../features/family/start/start-child.tsx'
import { QueryState } from '../../shell/query-state.tsx'
import { NotFoundPage } from '../public/not-found.ts'
import { useChildSettingsPageQuery } from './child-settings-page.generated.ts'

export function StartChildPage() {
  const { childId } = useParams()
  // The list of children in the cache is older than a child that was just added.
  const result = useChildSettingsPageQuery({ fetchPolicy: 'network-only' })
  return (
    <QueryState result={result}>
      {({ viewer }) => {
        const child = viewer?.children.find(({ id }) => id === childId)
        return child && child.consent !== 'withdrawn' ? <StartChild child={child} key={child.id} /> : <NotFoundPage />
      }}
    </QueryState>
  )
}
