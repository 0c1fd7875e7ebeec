/** Effective date of the three legal pages. */
export const inForceSince = '21 November 2026'
