/** Longest email address, in characters. Apart from email.ts, so that pages that only show an email field don't load zod. */
export const maxAddressLength = 254
