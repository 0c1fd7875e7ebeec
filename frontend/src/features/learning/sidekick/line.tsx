import { Suspense } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { LineProps } from './words.tsx'

// Only what happens in a lesson makes its sidekick speak.
const SidekickWords = lazyComponent('SidekickWords', () => import('./words.tsx'))

/** One of the things that a sidekick says on an occasion, another one for each turn. */
export function SidekickLine(props: LineProps) {
  return (
    <Suspense>
      <SidekickWords {...props} />
    </Suspense>
  )
}
