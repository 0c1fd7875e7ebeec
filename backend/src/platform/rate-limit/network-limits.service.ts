import type { Limit } from './rate-limit.service.ts'

// Rate limits per network. Hundreds of students of a school share one network and sign in within minutes, so each kind of request has its
// own counter, and a limit that only a script reaches.

const windowSeconds = 900

/** Requests for sign-in links. Emails are also limited per mailbox. */
export const linkRequestsPerNetwork: Limit = { name: 'sign-in-ip', max: 2000, windowSeconds }

/** Invalid tokens of emailed links. A valid token always signs in: it is too long to be guessed. */
export const failedLinksPerNetwork: Limit = { name: 'sign-in-failed', max: 300, windowSeconds }

/**
 * Invalid entry codes. Valid codes work beyond the limit, so that one device cannot lock out its school. A code is one of 32^8 and works for
 * ten minutes: 500 guesses a second all that time find a given code once in 3.6 million times.
 */
export const failedCodesPerNetwork: Limit = { name: 'entry-failed', max: 1000, windowSeconds }

export const demoSignInsPerNetwork: Limit = { name: 'demo-sign-in', max: 1000, windowSeconds }

/** Invalid tokens of staff invitations. */
export const failedInvitationsPerNetwork: Limit = { name: 'staff-invitation-failed', max: 300, windowSeconds }

/** Newsletter requests. Emails are also limited per mailbox. */
export const newsletterRequestsPerNetwork: Limit = { name: 'newsletter-ip', max: 1000, windowSeconds: 3600 }

/** Requests for the guide for parents. Emails are also limited per mailbox. */
export const guideRequestsPerNetwork: Limit = { name: 'guide-ip', max: 1000, windowSeconds: 3600 }

export const signupsPerNetwork: Limit = { name: 'signup', max: 1000, windowSeconds: 3600 }
