/** Where people reach us; a child may write there too. */
export const supportMail = 'support@deepm.academy'

/** From when the three pages hold. */
export const inForceSince = '21 November 2026'
