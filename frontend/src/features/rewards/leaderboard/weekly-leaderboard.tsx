import { Grid, Text } from '@chakra-ui/react'
import { Card } from '../../../ui/components/card.tsx'
import { Section } from '../../../ui/components/page.tsx'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import { dayAndTime, fullDate } from '../dates.ts'
import { OwnRank } from './own-rank.tsx'
import { LeaderboardTable } from './table.tsx'
import type {
  WeeklyLeaderboard_BoardFragment as Board,
  WeeklyLeaderboard_LearnerFragment as Learner,
} from './weekly-leaderboard.generated.ts'

type Props = { board: Board; learner: Learner; timeZone: string }

/** Shows the top ten by XP this week and the learner's rank. */
export function WeeklyLeaderboard({ board, learner, timeZone }: Props) {
  return (
    <Section title="Weekly leaderboard">
      {board.daysLeft > 0 ? (
        <EmptyState
          title={`Opens in ${board.daysLeft} ${board.daysLeft === 1 ? 'day' : 'days'}`}
          text="Once your account is 21 days old, you can see who earned the most XP this week, with first names and pictures."
        />
      ) : (
        <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="6" alignItems="start">
          <Card>
            <Text color="fg.muted" marginBottom="3">
              Week of {fullDate(`${board.week}T12:00:00Z`, 'UTC')}. It ends on {dayAndTime(board.endsAt, timeZone)}, and everyone
              starts from zero again.
            </Text>
            {board.places.length === 0 ? (
              <Text fontWeight="600">No one is on the list this week yet.</Text>
            ) : (
              <LeaderboardTable places={board.places} />
            )}
          </Card>
          <OwnRank board={board} learner={learner} />
        </Grid>
      )}
    </Section>
  )
}
