import { Box, Flex, Grid, SimpleGrid } from '@chakra-ui/react'
import { useParams } from 'react-router-dom'
import { FolderList } from '../../features/learning/folder-list.tsx'
import { lookOf } from '../../features/learning/persona-look.tsx'
import { RecentAchievements } from '../../features/rewards/recent-achievements.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { StatCard } from '../../ui/stat-card.tsx'
import { QueryState } from '../query-state.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { usePersonaPageQuery } from './persona-page.generated.ts'

export function PersonaPage() {
  const { personaId = '' } = useParams()
  return (
    <QueryState result={usePersonaPageQuery({ variables: { id: personaId } })}>
      {({ persona, viewer }) => {
        if (!persona) return <NotFoundPage />
        const { hue, Scene } = lookOf(persona.id)
        const learner = viewer?.learner
        return (
          <Page
            title={persona.name}
            intro={persona.description}
            hue={hue}
            actions={
              <LinkButton to="/personas" variant="ghost">
                ← All paths
              </LinkButton>
            }
          >
            <Grid templateColumns={{ base: '1fr', md: '14rem 1fr' }} gap="6" alignItems="center">
              <Box maxWidth="14rem">
                <Scene />
              </Box>
              <Flex direction="column" gap="5">
                <SimpleGrid columns={2} gap="4">
                  <StatCard label="Level" value={String(learner?.level ?? 1)} hue={hue} />
                  <StatCard label="Total XP" value={String(learner?.xp ?? 0)} hue={hue} />
                </SimpleGrid>
                <ProgressBar value={persona.progress} label="Overall progress" hue={hue} showLabel showValue />
              </Flex>
            </Grid>
            <Section title="Learning folders">
              {persona.folders.length > 0 ? (
                <FolderList folders={persona.folders} hue={hue} />
              ) : (
                <EmptyState title="No folders here" text="This path has no folders at the moment. The other paths do." />
              )}
            </Section>
            <Section title="Achievements">
              <RecentAchievements earned={learner?.recentAchievements ?? []} />
            </Section>
          </Page>
        )
      }}
    </QueryState>
  )
}
