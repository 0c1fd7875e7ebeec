import { Suspense } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { LineProps } from './sidekick-text.tsx'

// The lines are only needed during a lesson.
const SidekickText = lazyComponent('SidekickText', () => import('./sidekick-text.tsx'))

/** Shows one of a sidekick's lines for an occasion, varying with the turn. */
export function SidekickLine(props: LineProps) {
  return (
    <Suspense>
      <SidekickText {...props} />
    </Suspense>
  )
}
