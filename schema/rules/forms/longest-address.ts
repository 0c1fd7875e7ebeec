/** Longest email address, in characters. Apart from email.ts, so that pages that only ask for an address do without zod. */
export const longestAddress = 254
