import type { ViewProps } from '../frame/definition.ts'
import { Calibrate } from './calibrate.tsx'
import type { JudgeState } from './model.ts'
import { TraceDesk } from './trace-desk.tsx'
import { TwoRounds } from './two-rounds.tsx'

/** One activity for each mission: judge by looking, trace a claim, judge with sources. */
export function JudgeView({ mission, ...props }: ViewProps<JudgeState>) {
  if (mission === 1) return <TwoRounds {...props} />
  return mission === 2 ? <TraceDesk {...props} /> : <Calibrate {...props} />
}
