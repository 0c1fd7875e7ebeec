import type { Limit } from './rate-limit.service.ts'

// Limits for one network address. Hundreds of pupils of a school share one and sign in within minutes, so each kind of request has a
// counter of its own, and a limit that only a script reaches.

const windowSeconds = 900

/** Requests for sign-in links. Mails are limited by mailbox as well. */
export const linkRequestsPerNetwork: Limit = { name: 'sign-in-ip', max: 2000, windowSeconds }

/** Tokens of mailed links that do not work. A token that works always signs in: it is too long to be guessed. */
export const failedLinksPerNetwork: Limit = { name: 'sign-in-failed', max: 300, windowSeconds }

/** Entry codes that do not work. They are short enough to be guessed, so beyond the limit no code works from that network. */
export const failedCodesPerNetwork: Limit = { name: 'entry-failed', max: 1000, windowSeconds }

export const demoSignInsPerNetwork: Limit = { name: 'demo-sign-in', max: 1000, windowSeconds }

/** Tokens of staff invitations that do not work. */
export const failedInvitationsPerNetwork: Limit = { name: 'staff-invitation-failed', max: 300, windowSeconds }

/** Requests for the newsletter. Mails are limited by mailbox as well. */
export const newsletterRequestsPerNetwork: Limit = { name: 'newsletter-ip', max: 1000, windowSeconds: 3600 }

/** Requests for the guide for parents. Mails are limited by mailbox as well. */
export const guideRequestsPerNetwork: Limit = { name: 'guide-ip', max: 1000, windowSeconds: 3600 }

export const signupsPerNetwork: Limit = { name: 'signup', max: 1000, windowSeconds: 3600 }
