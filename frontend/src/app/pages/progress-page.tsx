import { SimpleGrid, Text } from '@chakra-ui/react'
import { Journey } from '../../features/learning/journey.tsx'
import { lookOf } from '../../features/learning/persona-look.tsx'
import { LevelCard } from '../../features/rewards/level-card.tsx'
import { RecentAchievements } from '../../features/rewards/recent-achievements.tsx'
import { SkillBars } from '../../features/rewards/skill-bars.tsx'
import { XpLedger } from '../../features/rewards/xp-ledger.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { StatCard } from '../../ui/stat-card.tsx'
import { QueryState } from '../query-state.tsx'
import { useProgressPageQuery } from './progress-page.generated.ts'

export function ProgressPage() {
  return (
    <QueryState result={useProgressPageQuery()} loadingText="Loading your progress...">
      {({ viewer }) => {
        const learner = viewer?.learner
        if (!learner) return <EmptyState title="No learner here" text="Progress belongs to learners; this account is not one." />
        const path = learner.selectedPersona
        const { hue } = lookOf(path?.id ?? '')
        return (
          <Page title="Your progress" intro="Every number here comes from what you did.">
            <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
              <StatCard label="Total XP" value={String(learner.xp)} icon="⚡" hue="amber" />
              <StatCard label="Current Level" value={String(learner.level)} icon="🏅" hue="violet" />
              <StatCard label="Day Streak" value={String(learner.streak)} icon="🔥" hue="coral" />
              <StatCard label="Lessons Done" value={`${learner.completedLessons}/${learner.totalLessons}`} icon="📘" hue="teal" />
            </SimpleGrid>
            <SimpleGrid columns={{ base: 1, lg: 2 }} gap="8">
              <Section title="Skills">
                <SkillBars skills={learner.skills} />
              </Section>
              <Section title="Next level">
                <LevelCard level={learner.level} progress={learner.levelProgress} hue={hue} />
              </Section>
              <Section title="Recent achievements">
                <RecentAchievements earned={learner.recentAchievements} />
              </Section>
              <Section title="Where your XP come from">
                <Card>
                  <XpLedger entries={learner.xpEntries.edges.flatMap((edge) => edge?.node ?? [])} />
                </Card>
              </Section>
            </SimpleGrid>
            <Section title={path ? `Learning journey: ${path.name}` : 'Learning journey'}>
              {path && path.folders.length > 0 ? (
                <Journey folders={path.folders} hue={hue} />
              ) : (
                <>
                  <Text marginBottom="4">You have not chosen a path yet.</Text>
                  <LinkButton to="/personas">Choose your path</LinkButton>
                </>
              )}
            </Section>
          </Page>
        )
      }}
    </QueryState>
  )
}
