import { Flex, Grid, SimpleGrid } from '@chakra-ui/react'
import { allowsRecording } from '@deepm/schema/rules/accounts/consent'
import { DailyTip } from '../../../features/learning/daily-tip.tsx'
import { NextStep } from '../../../features/learning/next-step.tsx'
import { pathStyle } from '../../../features/learning/personas/style.tsx'
import { WeekMinutes } from '../../../features/learning/week-minutes.tsx'
import { BreakingBanner } from '../../../features/news/breaking-banner.tsx'
import { StudioCard } from '../../../features/projects/studio-card.tsx'
import { RecentAchievements } from '../../../features/rewards/achievements/recent-achievements.tsx'
import { GoalCard } from '../../../features/rewards/daily-goal/goal-card.tsx'
import { useSettings } from '../../../lib/settings.ts'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { useScreenExists } from '../../shell/screens.ts'
import { type DashboardLearner, LabCard, LearnCard, ProgressCard, XpCard } from './dashboard-cards.tsx'
import { DashboardPageDocument, type DashboardPageQuery, useDashboardPageQuery } from './dashboard-page.generated.ts'

// Most learners need neither the parts for parents and staff nor the one for new learners. Until a part is loaded, the whole page
// shows its outline, so that nothing moves when it appears.
const FirstMachine = lazyComponent('FirstMachine', () => import('../../../features/experiments/shelf/first-machine.tsx'))
const Children = lazyComponent('Children', () => import('../../../features/family/children/children.tsx'))
const ShareRequestsCard = lazyComponent(
  'ShareRequestsCard',
  () => import('../../../features/projects/sharing/share-requests-card.tsx'),
)
const StaffHome = lazyComponent('StaffHome', () => import('../../../features/staff/staff-home.tsx'))

export function DashboardPage() {
  const leadsTo = useScreenExists()
  return (
    <QueryState result={useDashboardPageQuery()}>
      {({ viewer, dailyTip, newsHeadline }) => (
        <Page title={`Welcome back, ${viewer?.firstName || 'Learner'}!`}>
          <BreakingBanner headline={newsHeadline} />
          {viewer?.learner ? (
            <LearnerDashboard learner={viewer.learner} tip={dailyTip} />
          ) : viewer?.role === 'parent' ? (
            <>
              <ShareRequestsCard parent={viewer} />
              <Children list={viewer.children} />
            </>
          ) : (
            <StaffHome leadsTo={leadsTo} />
          )}
        </Page>
      )}
    </QueryState>
  )
}

DashboardPage.firstQuery = () => ({ query: DashboardPageDocument })

type Props = { learner: DashboardLearner; tip: DashboardPageQuery['dailyTip'] }

/** Shows the next step and the actions, with the progress next to them. */
function LearnerDashboard({ learner, tip }: Props) {
  const { hue } = pathStyle(learner.selectedPersona?.id ?? '')
  const canRecord = allowsRecording(learner.consent)
  const isNew = learner.completedLessons === 0
  return (
    <>
      <NextStep lesson={learner.nextLesson} isFirst={isNew} canRecord={canRecord} />
      {isNew && <FirstMachine canRecord={canRecord} />}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="8" alignItems="start">
        <Flex direction="column" gap="6">
          {canRecord && <GoalCard learner={learner} />}
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
            <LearnCard learner={learner} />
            <LabCard learner={learner} />
            <ProgressCard learner={learner} />
            <StudioCard learner={learner} />
          </SimpleGrid>
          <WeekMinutes days={learner.weekMinutes} hue={hue} />
        </Flex>
        <Sidebar learner={learner} tip={tip} />
      </Grid>
    </>
  )
}

function Sidebar({ learner, tip }: Props) {
  const { showBadges } = useSettings()
  return (
    <Flex as="aside" direction="column" gap="6">
      <XpCard learner={learner} />
      <DailyTip tip={tip} />
      {showBadges && (
        <Card as="section">
          <Heading as="h2" size="xl" marginBottom="4">
            Recent achievements
          </Heading>
          <RecentAchievements earned={learner.recentAchievements} />
        </Card>
      )}
    </Flex>
  )
}
