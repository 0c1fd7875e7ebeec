import { useNavigate, useParams } from 'react-router-dom'
import { DownloadData } from '../../../features/accounts/privacy/download-data.tsx'
import { ChildSettings } from '../../../features/family/child-settings/child-settings.tsx'
import { Guardians } from '../../../features/family/child-settings/guardians.tsx'
import { Withdrawn } from '../../../features/family/children/withdrawn.tsx'
import { Decisions } from '../../../features/family/decisions/decisions.tsx'
import { FamilyNav } from '../../../features/family/family-nav.tsx'
import { InviteGuardian } from '../../../features/family/guardians/invite-guardian.tsx'
import { EndLink } from '../../../features/family/parents/end-link.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { QueryState } from '../../shell/query-state.tsx'
import { NotFoundPage } from '../public/not-found.ts'
import { useChildSettingsPageQuery } from './child-settings-page.generated.ts'

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
            intro={`Changes apply right away. ${child.firstName} can see them on the Family Dashboard.`}
            hue="violet"
            above={<FamilyNav list={viewer.children} current={{ id: child.id, section: 'settings' }} />}
          >
            <Guardians child={child} viewerId={viewer.id} />
            {child.consent === 'withdrawn' ? (
              <>
                <Withdrawn child={child} />
                <DownloadData isLearner child={child} />
              </>
            ) : (
              <ChildSettings child={child} key={child.id}>
                <InviteGuardian child={child} />
                <Decisions learner={child} />
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
