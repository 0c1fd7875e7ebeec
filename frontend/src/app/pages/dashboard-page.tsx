import { Box, Flex, Grid, SimpleGrid, Text } from '@chakra-ui/react'
import { Children } from '../../features/family/children.tsx'
import { lookOf } from '../../features/learning/persona-look.tsx'
import { LevelCard } from '../../features/rewards/level-card.tsx'
import { RecentAchievements } from '../../features/rewards/recent-achievements.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Page } from '../../ui/page.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { StatCard } from '../../ui/stat-card.tsx'
import { QueryState } from '../query-state.tsx'
import { type DashboardPageQuery, useDashboardPageQuery } from './dashboard-page.generated.ts'

type Learner = NonNullable<NonNullable<DashboardPageQuery['viewer']>['learner']>

export function DashboardPage() {
  return (
    <QueryState result={useDashboardPageQuery()}>
      {({ viewer }) => (
        <Page title={`Welcome back, ${viewer?.firstName || 'Learner'}!`}>
          {viewer?.learner ? (
            <LearnerDashboard learner={viewer.learner} />
          ) : viewer?.role === 'parent' ? (
            <Children list={viewer.children} />
          ) : (
            <Card>
              <Text marginBottom="4">Here you can look at the paths and lessons as learners see them.</Text>
              <LinkButton to="/personas">See the paths</LinkButton>
            </Card>
          )}
        </Page>
      )}
    </QueryState>
  )
}

function LearnerDashboard({ learner }: { learner: Learner }) {
  const { hue } = lookOf(learner.selectedPersona?.id ?? '')
  return (
    <Grid templateColumns={{ base: '1fr', lg: '2fr 1fr' }} gap="8" alignItems="start">
      <Flex direction="column" gap="6">
        <LearnCard learner={learner} />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
          <LabCard lab={learner.unlocks.find((unlock) => unlock.feature === 'advancedAi')} />
          <Card as="section" hue="violet" display="flex" flexDirection="column" gap="4">
            <Heading as="h2" size="xl">
              Your Progress
            </Heading>
            <Text>
              {learner.completedLessons} of {learner.totalLessons} lessons done, {learner.streak} days in a row.
            </Text>
            <LinkButton to="/progress" hue="violet">
              See my progress
            </LinkButton>
          </Card>
        </SimpleGrid>
        <Card as="section">
          <Heading as="h2" marginBottom="4">
            Recent achievements
          </Heading>
          <RecentAchievements earned={learner.recentAchievements} />
        </Card>
      </Flex>
      <Flex as="aside" direction="column" gap="6">
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 1 }} gap="4">
          <StatCard label="Total XP" value={String(learner.xp)} icon="⚡" hue="amber" />
          <StatCard label="Day Streak" value={String(learner.streak)} icon="🔥" hue="coral" />
        </SimpleGrid>
        <LevelCard level={learner.level} progress={learner.levelProgress} hue={hue} />
      </Flex>
    </Grid>
  )
}

function LearnCard({ learner }: { learner: Learner }) {
  const path = learner.selectedPersona
  const { hue, Scene } = lookOf(path?.id ?? '')
  return (
    <Card as="section" hue={hue} display="flex" flexDirection={{ base: 'column', sm: 'row' }} gap="6" alignItems="center">
      <Box flex={{ base: '0 0 auto', sm: '0 0 12rem' }} width="12rem">
        <Scene />
      </Box>
      <Flex direction="column" gap="4" flex="1" alignSelf="stretch" justify="center">
        <Heading as="h2" size="xl">
          Learn with Personas
        </Heading>
        {path && (
          <ProgressBar
            value={path.progress}
            label={`${path.name}: ${path.completedFolders} of ${path.totalFolders} folders`}
            hue={hue}
            showLabel
            showValue
          />
        )}
        <LinkButton to={path ? `/persona/${path.id}` : '/personas'} hue={hue}>
          {path ? 'Continue learning' : 'Choose your path'}
        </LinkButton>
      </Flex>
    </Card>
  )
}

function LabCard({ lab }: { lab: Learner['unlocks'][number] | undefined }) {
  const daysLeft = lab?.daysLeft ?? 0
  return (
    <Card as="section" hue="teal" display="flex" flexDirection="column" gap="3">
      <Heading as="h2" size="xl">
        Practice Lab
      </Heading>
      <Text fontWeight="bold">{daysLeft > 0 ? '🔒 Locked' : '🔓 Unlocked'}</Text>
      <Text>
        {daysLeft > 0
          ? `Opens in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}. Until then, each lesson has a prompt to practise with.`
          : 'Your account is old enough for practice with AI tools. Each lesson has a prompt to practise with.'}
      </Text>
    </Card>
  )
}
