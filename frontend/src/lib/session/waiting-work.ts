// What a child did while waiting for a parent's consent: answers and missions on this device, to save once the parent agrees.

const key = 'waiting-work'
/** More than the first lesson and all missions of the experiments. */
const maxEntries = 100

type Entry = { answer: { itemId: string; choices: string[]; text: string | null } } | { mission: object & { mission?: unknown } }
type Work = { owner: string; entries: [name: string, entry: Entry][] }

/** Returns the work of this learner, oldest first. Other learners’ work on this device is not returned. */
export function readWaitingWork(learnerId: string): Entry[] {
  return read(learnerId).map(([, entry]) => entry)
}

/** Keeps the latest entry with this name. Replaces the work of another learner. */
export function keepWaitingWork(learnerId: string, name: string, entry: Entry): void {
  const entries = [...read(learnerId).filter(([kept]) => kept !== name), [name, entry] as [string, Entry]].slice(-maxEntries)
  try {
    localStorage.setItem(key, JSON.stringify({ owner: learnerId, entries } satisfies Work))
  } catch {
    // Without browser storage, nothing can be saved later.
  }
}

export function clearWaitingWork(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Same as above.
  }
}

function read(learnerId: string): Work['entries'] {
  try {
    const work = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Work> | null
    return work?.owner === learnerId && Array.isArray(work.entries) ? work.entries : []
  } catch {
    return []
  }
}
