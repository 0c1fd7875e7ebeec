import { Suspense } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { LineProps } from './words.tsx'

// The lines are only needed during a lesson.
const SidekickWords = lazyComponent('SidekickWords', () => import('./words.tsx'))

/** Shows one of a sidekick's lines for an occasion, varying with the turn. */
export function SidekickLine(props: LineProps) {
  return (
    <Suspense>
      <SidekickWords {...props} />
    </Suspense>
  )
}
