import { ProgressRing } from '../../../ui/charts/progress-ring.tsx'
import { GoalStar } from './goal-star.tsx'

/** The ring of today's minutes for the bar: a bolt while it fills, a star once the goal is reached. */
export function GoalRing({ minutes, goal }: { minutes: number; goal: number }) {
  const isReached = minutes >= goal
  return (
    <ProgressRing
      value={minutes}
      max={goal}
      label="Today’s goal"
      text={`${minutes} of ${goal} minutes`}
      size="1.75rem"
      hue={isReached ? 'teal' : 'amber'}
    >
      {isReached ? <GoalStar size="0.875rem" /> : <span style={{ fontSize: '0.75rem' }}>⚡</span>}
    </ProgressRing>
  )
}
