import { z } from './zod.ts'

/** An email address as the academy stores it: trimmed, lower case, at most 254 characters, no control characters. */
export const emailAddress = z
  .string({ error: 'Enter an email address.' })
  .trim()
  .toLowerCase()
  .min(1, 'Enter an email address.')
  .max(254, 'This email address is too long.')
  .pipe(z.email('Enter an email address like name@example.com.'))

const dotsMeanNothing = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox an address ends up in, with tags (`name+tag@…`) and meaningless dots taken away. */
export function mailbox(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@')
  const [name = ''] = local.split('+')
  const host = domain === 'googlemail.com' ? 'gmail.com' : domain
  return `${dotsMeanNothing.has(domain) ? name.replaceAll('.', '') : name}@${host}`
}

/** Whether two addresses reach the same person's mailbox, as far as an address can tell. */
export function sameMailbox(one: string, other: string): boolean {
  return mailbox(one) === mailbox(other)
}
