import type { Made } from './made.ts'
import type { Settings } from './model.ts'

export type State = Settings & {
  setup: string
  step: number
  /** Finished pictures, the newest first. */
  shelf: readonly Made[]
}

export function startState(setup: string, seed: number): State {
  return { setup, wish: 'fish', second: null, seed, guidance: 10, reach: 15, step: 0, shelf: [] }
}

export function settingsOf({ wish, second, seed, guidance, reach }: State): Settings {
  return { wish, second: second === wish ? null : second, seed, guidance, reach }
}
