import { useNavigate, useParams } from 'react-router-dom'
import { ChildSettings } from '../../features/family/child-settings.tsx'
import { Withdrawn } from '../../features/family/children.tsx'
import { EndLink } from '../../features/family/end-link.tsx'
import { DownloadData } from '../../features/identity/account/download-data.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { QueryState } from '../query-state.tsx'
import { useChildSettingsPageQuery } from './child-settings-page.generated.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** What a parent decides for one child. */
export function ChildSettingsPage() {
  const { childId } = useParams()
  const navigate = useNavigate()
  const result = useChildSettingsPageQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <QueryState result={result} loadingText="Loading the settings...">
      {({ viewer }) => {
        const child = viewer?.children.find(({ id }) => id === childId)
        if (!viewer || !child) return <NotFoundPage />
        const mayEnd = child.guardians.some(({ id, mayEnd: may }) => id === viewer.id && may)
        return (
          <Page
            title={`Settings for ${child.firstName}`}
            intro={`What you decide here holds at once, and ${child.firstName} can read it on the family page.`}
            hue="violet"
            above={
              <LinkButton variant="ghost" to="/parent-dashboard">
                Back to the family
              </LinkButton>
            }
          >
            {child.consent === 'withdrawn' ? (
              <Withdrawn name={child.firstName} />
            ) : (
              <ChildSettings child={child} key={child.id}>
                {child.consent !== 'notRequired' && <DownloadData isLearner child={child} />}
                {mayEnd && (
                  <EndLink
                    learnerId={child.id}
                    parentId={viewer.id}
                    name={child.firstName}
                    onEnded={() => navigate('/parent-dashboard')}
                  />
                )}
              </ChildSettings>
            )}
          </Page>
        )
      }}
    </QueryState>
  )
}
