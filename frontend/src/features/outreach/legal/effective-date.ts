/** Effective date of the three legal pages. */
export const effectiveDate = '21 November 2026'
