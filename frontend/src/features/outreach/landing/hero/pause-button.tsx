import { Button } from '../../../../ui/components/button.tsx'
import { useLiveStats } from '../live-stats-provider.tsx'

/** Pauses and resumes everything on the page that moves with the launch figures (WCAG 2.2.2). */
export function PauseButton() {
  const { isRunning, toggle } = useLiveStats()
  const verb = isRunning ? 'Pause' : 'Play'
  return (
    <Button
      variant="outline"
      aria-label={`${verb} the moving figures`}
      onClick={toggle}
      icon={<PauseIcon isRunning={isRunning} />}
    >
      {verb}
    </Button>
  )
}

function PauseIcon({ isRunning }: { isRunning: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      stroke="currentColor"
      strokeWidth="4.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={isRunning ? 'M7 5v14M17 5v14' : 'M7 5v14l11-7Z'} strokeLinejoin="round" fill="currentColor" />
    </svg>
  )
}
