/** Effective date of the terms, the privacy page and the page about cookies. */
export const effectiveDate = '21 November 2026'
