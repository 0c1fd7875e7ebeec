import type { ExperimentId } from '@deepm/schema/rules/experiments/catalogue'
import { Suspense } from 'react'
import { LoadingScreen } from '../../ui/feedback/feedback.tsx'
import type { ExperimentProps } from './frame/definition.ts'
import { registry } from './registry.ts'

/** Shows an experiment by its id. */
export function Experiment({ id, ...props }: ExperimentProps & { id: ExperimentId }) {
  const View = registry[id]
  if (!View) return null
  return (
    <Suspense fallback={<LoadingScreen text="Loading..." />}>
      <View key={`${id}/${props.setup}`} {...props} />
    </Suspense>
  )
}
