import { Box } from '@chakra-ui/react'
import { reachesGoal } from '@deepm/schema/rules/rewards/daily-goal'
import { isBreakDue } from '@deepm/schema/rules/time/breaks'
import { Suspense, useCallback, useState } from 'react'
import { isFirstCelebration } from '../../features/rewards/daily-goal/celebrated-goal.ts'
import { useActiveSession } from '../../lib/session/active-session.ts'
import { toast } from '../../ui/feedback/toaster.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { type DayMinutes, keepMinutes } from './keep-minutes.ts'
import { useRecordActivityMutation } from './record-activity.generated.ts'

const GoalReached = lazyComponent('GoalReached', () => import('../../features/rewards/daily-goal/goal-reached.tsx'))

type Props = {
  learner: { id: string; dailyGoalMinutes: number; weekMinutes: readonly DayMinutes[] }
  mayRecord: boolean
}

/**
 * Measures every minute with the academy in view. It records the minute for a learner whose data may be stored, keeps the new minutes in
 * the cache, and suggests a break when one is due. It celebrates when a counted minute reaches the daily goal, once a day. The
 * specification fixes the texts of the break (section 8).
 */
export function LearningMinutes({ learner: { id, dailyGoalMinutes, weekMinutes }, mayRecord }: Props) {
  const [record] = useRecordActivityMutation()
  const [reached, setReached] = useState<number | null>(null)
  const close = useCallback(() => setReached(null), [])
  const count = async () => {
    const answer = await record({
      update: (cache, { data }) => {
        const day = data?.recordActivity
        if (day?.__typename === 'RecordActivityPayload') keepMinutes(cache, id, day)
      },
    })
    const counted = answer.data?.recordActivity
    if (counted?.__typename !== 'RecordActivityPayload') return
    const before = weekMinutes.find(({ day }) => day === counted.day)?.minutes ?? 0
    if (!reachesGoal(before, counted.minutesToday, dailyGoalMinutes)) return
    if (isFirstCelebration(id, counted.day)) setReached(dailyGoalMinutes)
  }
  useActiveSession(id, (minutes) => {
    // A minute that could not be sent is not worth a message.
    if (mayRecord) void count().catch(() => null)
    if (!isBreakDue(minutes)) return
    toast({ title: 'Take a break!', description: "You've been learning for a while. How about a short break?" })
  })
  return (
    <Box
      aria-live="polite"
      position="fixed"
      zIndex="toast"
      top="16"
      right="0"
      width="full"
      maxWidth={{ md: '30rem' }}
      padding="4"
      pointerEvents="none"
    >
      <ErrorBoundary fallback={null} place={String(reached)}>
        <Suspense>{reached !== null && <GoalReached goal={reached} onClose={close} />}</Suspense>
      </ErrorBoundary>
    </Box>
  )
}
