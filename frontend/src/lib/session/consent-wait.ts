// Remembers that a child on this device waits for a parent's consent, so that a later visit can celebrate it.

const key = 'waits-for-parent'

/** Returns the id of the learner who waited when this device was last used. */
export function readConsentWait(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers a learner who waits; `null` forgets. */
export function keepConsentWait(learnerId: string | null): void {
  try {
    if (learnerId === null) localStorage.removeItem(key)
    else localStorage.setItem(key, learnerId)
  } catch {
    // Without browser storage, consent is celebrated only while the page is open.
  }
}
