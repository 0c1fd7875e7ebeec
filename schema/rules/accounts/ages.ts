/** Ages offered at signup, in years, inclusive. */
export const minAge = 6
export const maxAge = 21

/** Below this age, a parent must consent before anything is recorded about the child. */
export const consentAge = 13

/** From this age, a learner alone decides who is linked as a parent. */
const adultAge = 18

export function needsConsent(age: number): boolean {
  return age < consentAge
}

/** Returns whether a learner decides alone about links to parents. */
export function isAdult({ ageAtSignup, createdAt }: { ageAtSignup: number; createdAt: Date }, now: Date): boolean {
  return ageOn(ageAtSignup, createdAt, now) >= adultAge
}

/** Returns the estimated age in whole years: the age given at signup plus the full years since then. */
export function ageOn(ageAtSignup: number, joined: Date, now: Date): number {
  const years = now.getUTCFullYear() - joined.getUTCFullYear()
  const anniversary = new Date(joined)
  anniversary.setUTCFullYear(now.getUTCFullYear())
  return ageAtSignup + Math.max(0, anniversary > now ? years - 1 : years)
}
