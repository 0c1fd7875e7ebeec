import { Box, Flex, Grid, SimpleGrid } from '@chakra-ui/react'
import { allowsRecording } from '@deepm/schema/rules/accounts/consent'
import { type Params, useParams } from 'react-router-dom'
import { PersonaChoice } from '../../../features/learning/personas/choice.tsx'
import { FolderList } from '../../../features/learning/personas/folder-list.tsx'
import { pathStyle } from '../../../features/learning/personas/style.tsx'
import { RecentAchievements } from '../../../features/rewards/achievements/recent-achievements.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useSettings } from '../../../lib/settings.ts'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Page, Section } from '../../../ui/components/page.tsx'
import { ProgressBar } from '../../../ui/components/progress-bar.tsx'
import { StatCard } from '../../../ui/components/stat-card.tsx'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { NotFoundPage } from '../public/not-found.ts'
import { PersonaPageDocument, type PersonaPageQuery, usePersonaPageQuery } from './persona-page.generated.ts'

// Until it is loaded, the whole page shows its outline, so that nothing moves when it appears.
const PathFinished = lazyComponent('PathFinished', () => import('../../../features/learning/personas/path-finished.tsx'))

export function PersonaPage() {
  const { personaId = '' } = useParams()
  const result = usePersonaPageQuery({ variables: { id: personaId } })
  usePageTitle(result.data?.persona?.name)
  return (
    <QueryState result={result}>
      {({ persona, viewer }) =>
        persona ? <Journey key={persona.id} persona={persona} learner={viewer?.learner ?? null} /> : <NotFoundPage />
      }
    </QueryState>
  )
}

PersonaPage.firstQuery = ({ personaId = '' }: Params) => ({ query: PersonaPageDocument, variables: { id: personaId } })

type Props = {
  persona: NonNullable<PersonaPageQuery['persona']>
  learner: NonNullable<PersonaPageQuery['viewer']>['learner']
}

function Journey({ persona, learner }: Props) {
  const { showBadges } = useSettings()
  const { hue, Scene, Guide } = pathStyle(persona.id)
  const canChoose = !!learner && allowsRecording(learner.consent)
  const isFinished = !!learner && persona.isCompleted
  return (
    <Page
      title={persona.name}
      intro={persona.description}
      hue={hue}
      actions={
        <>
          <LinkButton to="/personas" variant="ghost">
            ← All paths
          </LinkButton>
          {canChoose && <PersonaChoice persona={persona} isChosen={learner.selectedPersona?.id === persona.id} />}
        </>
      }
    >
      {isFinished && <PathFinished persona={persona} isNews={false} />}
      <Grid templateColumns={{ base: '1fr', md: isFinished ? '1fr' : '16rem 1fr' }} gap="6" alignItems="center">
        {!isFinished && (
          <Box maxWidth="16rem" width="full" marginX="auto">
            <Scene />
          </Box>
        )}
        <Flex direction="column" gap="5">
          {learner && (
            <SimpleGrid columns={2} gap="4">
              <StatCard label="Level" value={String(learner.level)} icon="🏅" hue={hue} />
              <StatCard label="Total XP" value={learner.xp.toLocaleString('en')} icon="⚡" hue={hue} />
            </SimpleGrid>
          )}
          <ProgressBar value={persona.progress} label="Overall progress" hue={hue} showLabel showValue />
        </Flex>
      </Grid>
      <Section title="Learning folders">
        {persona.folders.length > 0 ? (
          <FolderList folders={persona.folders} hue={hue} guide={<Guide mood="cheering" />} />
        ) : (
          <EmptyState title="No folders here" text="This path has no folders at the moment. Try another path." />
        )}
      </Section>
      {learner && showBadges && (
        <Section title="Achievements">
          <Card>
            <RecentAchievements earned={learner.recentAchievements} />
          </Card>
        </Section>
      )}
    </Page>
  )
}
