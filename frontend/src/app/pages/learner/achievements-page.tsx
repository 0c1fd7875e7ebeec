import { Box } from '@chakra-ui/react'
import { AchievementGallery } from '../../../features/rewards/achievements/gallery.tsx'
import { GalleryTeaser } from '../../../features/rewards/achievements/gallery-teaser.tsx'
import { AchievementSummary } from '../../../features/rewards/achievements/summary.tsx'
import { WeeklyLeaderboard } from '../../../features/rewards/leaderboard/weekly-leaderboard.tsx'
import { useSettings } from '../../../lib/settings.ts'
import { Page, Section } from '../../../ui/components/page.tsx'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import { Seal } from '../../../ui/illustrations/emblems/seal.tsx'
import { QueryState } from '../../shell/query-state.tsx'
import { type AchievementsPageQuery, useAchievementsPageQuery } from './achievements-page.generated.ts'

export function AchievementsPage() {
  // Lessons, other learners and time change this data, so each visit shows the cached data and refetches it.
  const result = useAchievementsPageQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <QueryState result={result} loadingText="Loading achievements...">
      {(data) => <Achievements data={data} />}
    </QueryState>
  )
}

const categories = ['learning', 'streak', 'social', 'creative'] as const

function Achievements({ data: { viewer, leaderboard, achievements, achievementCount } }: { data: AchievementsPageQuery }) {
  const { showBadges, showStreaks, showLeaderboards, showCompetitive } = useSettings()
  const learner = viewer?.learner
  if (!learner) {
    return (
      <Page title="Achievements">
        <EmptyState title="Only for learners" text="Only learners can earn achievements." />
      </Page>
    )
  }
  const daysLeft = learner.unlocks.find((it) => it.feature === 'achievements')?.daysLeft ?? 0
  const seen = achievements.filter((it) => showStreaks || it.category !== 'streak')
  return (
    <Page
      title="Achievements"
      intro="What you have earned, and what you can still earn."
      actions={
        <Box width={{ base: '24', md: '28' }}>
          <Seal mark={String(learner.level)} note="level" title={`Level ${learner.level}`} />
        </Box>
      }
    >
      {showBadges ? (
        <>
          <AchievementSummary
            unlocked={seen.filter((it) => it.earnedAt !== null).length}
            total={daysLeft > 0 ? achievementCount : seen.length}
            xp={learner.xpByReason.find((it) => it.reason === 'achievement')?.xp ?? 0}
            streak={showStreaks ? learner.streak : null}
          />
          <Section title="Gallery">
            {daysLeft > 0 ? <GalleryTeaser daysLeft={daysLeft} isEmpty={seen.length === 0} /> : null}
            {seen.length > 0 ? (
              <AchievementGallery
                achievements={seen}
                categories={categories.filter((it) => showStreaks || it !== 'streak')}
                isOpen={daysLeft === 0}
                timeZone={viewer.timeZone}
              />
            ) : null}
          </Section>
        </>
      ) : (
        <EmptyState
          title="You switched achievements off"
          text="You still earn and keep them. You can show them again in your profile."
        />
      )}
      {leaderboard && showLeaderboards && showCompetitive ? (
        <WeeklyLeaderboard board={leaderboard} learner={learner} timeZone={viewer.timeZone} />
      ) : null}
    </Page>
  )
}
