const key = 'prompt-training'

export type ExerciseType = 'duel' | 'repair'
/** Ids of finished exercises of each type, the latest last. */
export type DoneExercises = Record<ExerciseType, readonly string[]>

type Kept = DoneExercises & { owner: string }

const none: DoneExercises = { duel: [], repair: [] }

/** Returns the exercises that an account finished on this device. */
export function readDone(owner: string | null): DoneExercises {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Kept> | null
    if (owner !== null && kept?.owner === owner) return { duel: idsIn(kept.duel), repair: idsIn(kept.repair) }
  } catch {
    // The entry is damaged, or storage is not allowed.
  }
  return none
}

/** Saves the finished exercises of an account. Those of another account are removed. */
export function saveDone(owner: string | null, done: DoneExercises): void {
  if (owner === null) return
  try {
    localStorage.setItem(key, JSON.stringify({ owner, ...done } satisfies Kept))
  } catch {
    // Without browser storage, they are remembered as long as the page is open.
  }
}

function idsIn(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}
