import type { Size } from '@deepm/schema/rules/experiments/name-maker'
import type { MadeName } from './trainer.ts'

export type State = {
  setup: string
  size: Size
  isFew: boolean
  seed: number
  /** Names that the learner made last. */
  made: readonly MadeName[]
}

export function startState(setup: string, seed: number): State {
  return { setup, size: 32, isFew: false, seed, made: [] }
}
