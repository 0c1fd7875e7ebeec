import { Box, Text } from '@chakra-ui/react'
import { allowsRecording } from '@deepm/schema/rules/accounts/consent'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Board } from '../../../features/projects/board/board.tsx'
import { ChildProjects } from '../../../features/projects/child-projects.tsx'
import { broughtTexts } from '../../../features/projects/editing/brought-texts.ts'
import { NewProjectButton } from '../../../features/projects/editing/new-project-button.tsx'
import { Showcase } from '../../../features/projects/showcase/showcase.tsx'
import { hueOfPath } from '../../../lib/persona-hues.ts'
import { Page } from '../../../ui/components/page.tsx'
import { QueryState } from '../../shell/query-state.tsx'
import { ProjectsPageDocument, type ProjectsPageQuery, useProjectsPageQuery } from './projects-page.generated.ts'

type Viewer = NonNullable<ProjectsPageQuery['viewer']>

const intros = {
  learner: 'Everything you make, from first idea to finished project. You can move a card to any column at any time.',
  parent: 'What your children make, and what the community shares.',
  staff: 'What the community shares. Only learners can create projects.',
}

export function ProjectsPage() {
  return (
    <QueryState result={useProjectsPageQuery()} loadingText="Opening the studio...">
      {({ viewer, showcase }) => viewer && <Studio viewer={viewer} showcase={showcase} />}
    </QueryState>
  )
}

ProjectsPage.firstQuery = () => ({ query: ProjectsPageDocument })

function Studio({ viewer, showcase }: { viewer: Viewer; showcase: ProjectsPageQuery['showcase'] }) {
  const { learner, role, pause } = viewer
  const hue = hueOfPath(learner?.selectedPersona?.id)
  const canRecord = allowsRecording(learner?.consent)
  const brought = useBroughtTexts()
  return (
    <Page
      title="Project Studio"
      intro={intros[role]}
      hue={hue}
      actions={
        learner && canRecord ? (
          <NewProjectButton learnerId={learner.id} hue={hue} isPaused={pause !== null} brought={brought} />
        ) : undefined
      }
    >
      {learner && (
        <Box as="section" aria-label="Your board" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
          {!canRecord && <Text fontSize="lg">You can start a project here once your parent says yes.</Text>}
          {canRecord && pause && (
            <Text fontSize="lg">
              {pause.until
                ? 'It is quiet time. You can start a project here when it ends.'
                : 'Your parent has paused learning. You can start a project here when the pause ends.'}
            </Text>
          )}
          <Board learner={learner} hue={hue} isChild={learner.consent !== 'notRequired'} daysLeft={showcase.daysLeft} />
        </Box>
      )}
      {viewer.children.map((child) => (
        <ChildProjects key={child.id} child={child} />
      ))}
      <Showcase showcase={showcase} role={role} />
    </Page>
  )
}

/** Returns texts for a new project that the previous screen brought. A reload does not bring them again. */
function useBroughtTexts() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [brought] = useState(() => broughtTexts(state))
  useEffect(() => {
    if (brought) navigate('.', { replace: true, state: null })
  }, [brought, navigate])
  return brought
}
