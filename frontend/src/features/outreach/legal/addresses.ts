/** From when the three pages hold. */
export const inForceSince = '21 November 2026'
