/** Ages offered at signup, in years, both included. */
export const youngestAge = 6
export const oldestAge = 21

/** Below this age a parent's consent comes before anything is recorded about the child. */
export const consentAge = 13

export function needsConsent(age: number): boolean {
  return age < consentAge
}
