import { ProgressRing } from '../../../ui/charts/progress-ring.tsx'

/** The ring of today's minutes for the bar: a bolt while it fills, a star once the goal is reached. */
export function GoalRing({ minutes, goal }: { minutes: number; goal: number }) {
  const isReached = minutes >= goal
  return (
    <ProgressRing
      value={minutes}
      max={goal}
      label="Today’s goal"
      text={`${minutes} of ${goal} minutes`}
      size="2rem"
      hue={isReached ? 'teal' : 'amber'}
    >
      <span style={{ fontSize: '0.875rem' }}>{isReached ? '⭐' : '⚡'}</span>
    </ProgressRing>
  )
}
