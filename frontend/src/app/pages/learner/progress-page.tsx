import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import { Journey } from '../../../features/learning/personas/journey.tsx'
import { WeekMinutes } from '../../../features/learning/week-minutes.tsx'
import { RecentAchievements } from '../../../features/rewards/achievements/recent-achievements.tsx'
import { LevelProgress } from '../../../features/rewards/progress/level-progress.tsx'
import { LogbookPages } from '../../../features/rewards/progress/logbook-pages.tsx'
import { SkillBars } from '../../../features/rewards/progress/skill-bars.tsx'
import { StreakSummary } from '../../../features/rewards/progress/streak-summary.tsx'
import { XpLedger } from '../../../features/rewards/progress/xp-ledger.tsx'
import { XpSources } from '../../../features/rewards/progress/xp-sources.tsx'
import { hueOfPath } from '../../../lib/persona-hues.ts'
import { useSettings } from '../../../lib/settings.ts'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Page, Section } from '../../../ui/components/page.tsx'
import { StatCard } from '../../../ui/components/stat-card.tsx'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { type ProgressPageQuery, useProgressPageQuery } from './progress-page.generated.ts'

type Learner = NonNullable<NonNullable<ProgressPageQuery['viewer']>['learner']>

export function ProgressPage() {
  // Lessons and time spent change this data, so each visit shows the cached data and refetches it.
  const result = useProgressPageQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <QueryState result={result} loadingText="Loading your progress...">
      {({ viewer }) => (
        <Page title="Your progress" intro="Every number here comes from something you’ve done.">
          {viewer?.learner ? (
            <Logbook learner={viewer.learner} timeZone={viewer.timeZone} />
          ) : (
            <EmptyState title="Only for learners" text="Only learners have progress to show." />
          )}
        </Page>
      )}
    </QueryState>
  )
}

function Logbook({ learner, timeZone }: { learner: Learner; timeZone: string }) {
  const { showBadges, showStreaks } = useSettings()
  const hue = hueOfPath(learner.selectedPersona?.id)
  return (
    <>
      <Figures learner={learner} showStreak={showStreaks} />
      <LogbookPages
        left={
          <Section title="Next level">
            <LevelProgress level={learner.level} progress={learner.levelProgress} hue={hue} />
          </Section>
        }
        right={
          showStreaks ? (
            <Section title="Your streak">
              <StreakSummary streak={learner.streak} longest={learner.longestStreak} freezes={learner.streakFreezes} />
            </Section>
          ) : null
        }
      />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '6', lg: '8' }}>
        <SkillBars skills={learner.skills} />
        <WeekMinutes days={learner.weekMinutes} hue={hue} />
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, lg: showBadges ? 2 : 1 }} gap="8" alignItems="start">
        <LearningJourney path={learner.selectedPersona} hue={hue} />
        {showBadges ? (
          <Section title="Recent achievements">
            <RecentAchievements earned={learner.recentAchievements} />
            <Box>
              <LinkButton to="/achievements" variant="outline">
                See all achievements
              </LinkButton>
            </Box>
          </Section>
        ) : null}
      </SimpleGrid>
      <Section title="How you earned your XP">
        <Card display="grid" gap="5">
          <XpSources sums={learner.xpByReason} />
          <XpLedger
            entries={learner.xpEntries.edges.flatMap((edge) => edge?.node ?? [])}
            page={learner.xpEntries.pageInfo}
            timeZone={timeZone}
          />
        </Card>
      </Section>
    </>
  )
}

function Figures({ learner, showStreak }: { learner: Learner; showStreak: boolean }) {
  return (
    <SimpleGrid columns={{ base: 2, lg: showStreak ? 4 : 3 }} gap="4">
      <StatCard label="Total XP" value={learner.xp.toLocaleString('en')} icon="⚡" hue="amber" />
      <StatCard label="Current Level" value={String(learner.level)} icon="🏅" hue="violet" />
      {showStreak ? <StatCard label="Day Streak" value={String(learner.streak)} icon="🔥" hue="coral" /> : null}
      <StatCard label="Lessons Done" value={`${learner.completedLessons}/${learner.totalLessons}`} icon="📘" hue="teal" />
    </SimpleGrid>
  )
}

function LearningJourney({ path, hue }: { path: Learner['selectedPersona']; hue: Hue }) {
  return (
    <Section title={path ? `Learning journey: ${path.name}` : 'Learning journey'}>
      {path && path.folders.length > 0 ? (
        <Journey folders={path.folders} hue={hue} />
      ) : (
        <Box>
          <Text marginBottom="4">You have not chosen a path yet.</Text>
          <LinkButton to="/personas">Choose your path</LinkButton>
        </Box>
      )}
    </Section>
  )
}
