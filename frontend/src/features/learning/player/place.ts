const key = 'lesson-steps'

type Kept = { owner: string; steps: Record<string, number> }

function read(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Kept> | null
    return kept && typeof kept.owner === 'string' && typeof kept.steps === 'object' ? (kept as Kept) : null
  } catch {
    return null
  }
}

/** Returns the step at which an account stopped in a lesson on this device, counted from 1; 1 if there is none. */
export function readPlace(owner: string | null, lessonId: string): number {
  const kept = read()
  const step = kept && kept.owner === owner ? kept.steps[lessonId] : undefined
  return typeof step === 'number' && Number.isInteger(step) && step > 1 ? step : 1
}

/** Saves the step of a lesson for an account; step 1 removes it. Places of another account are removed. */
export function savePlace(owner: string | null, lessonId: string, step: number): void {
  if (owner === null) return
  const kept = read()
  const { [lessonId]: _before, ...others } = kept?.owner === owner ? kept.steps : {}
  const steps = step > 1 ? { ...others, [lessonId]: step } : others
  try {
    if (Object.keys(steps).length > 0) localStorage.setItem(key, JSON.stringify({ owner, steps }))
    else localStorage.removeItem(key)
  } catch {
    // Without browser storage, a lesson opens at its first step.
  }
}
