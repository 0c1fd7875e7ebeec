import { maxAddressLength } from './max-address-length.ts'
import { z } from './zod.ts'

export const addressMissingText = 'Enter an email address.'
export const addressTooLongText = 'This email address is too long.'

/** An email address as stored: trimmed, lower case, at most `maxAddressLength` characters, no control characters. */
export const emailAddress = z.pipe(
  z
    .string({ error: addressMissingText })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, addressMissingText),
      z.maxLength(maxAddressLength, { error: addressTooLongText, abort: true }),
    ),
  z.email('Enter an email address like name@example.com.'),
)

/** The domain of demo accounts. It receives no mail. */
const demoDomain = '@demo.example'

/** A real person's email address, not a demo one. Used by every form that stores an address; sign-in accepts any. */
export const personalAddress = emailAddress.check(
  z.refine((address) => !address.endsWith(demoDomain), {
    error: 'This address belongs to the demo academy. Enter another one.',
  }),
)

/** A real person's email address, or empty. */
export const optionalAddress = z._default(
  z.string({ error: addressMissingText }).check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(maxAddressLength, { error: addressTooLongText, abort: true }),
    z.superRefine((address, context) => {
      if (address === '') return
      const problem = personalAddress.safeParse(address).error?.issues[0]
      if (problem) context.addIssue({ code: 'custom', message: problem.message })
    }),
  ),
  '',
)

/** How an email provider reads addresses: several spellings or domains can reach one mailbox. */
type Provider = { domains: readonly string[]; canonical?: string; name?: (local: string) => string }

const withoutDots = (local: string) => local.replaceAll('.', '')

/** Without `canonical`, each domain has its own mailboxes. A `+tag` is dropped for every provider, listed or not. */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], canonical: 'gmail.com', name: withoutDots },
  { domains: ['icloud.com', 'me.com', 'mac.com'], canonical: 'icloud.com' },
  {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    canonical: 'proton.me',
    name: (local) => local.replaceAll(/[._-]/g, ''),
  },
  {
    domains: [
      ...['yandex.com', 'yandex.ru', 'ya.ru', 'yandex.by', 'yandex.kz', 'yandex.ua', 'yandex.uz', 'yandex.fr'],
      ...['yandex.com.tr', 'yandex.com.am', 'yandex.com.ge', 'yandex.com.ru', 'yandex.co.il', 'yandex.az', 'yandex.kg'],
      ...['yandex.lt', 'yandex.lv', 'yandex.ee', 'yandex.md', 'yandex.tj', 'yandex.tm', 'narod.ru'],
    ],
    canonical: 'yandex.ru',
    // Yandex treats a dot as a dash.
    name: (local) => local.replaceAll('.', '-'),
  },
]

/** Yahoo's disposable addresses are `name-keyword`; real names contain no dash. */
const yahoo = /^(yahoo(\.[a-z]{2,3}){1,2}|ymail\.com|rocketmail\.com|myyahoo\.com)$/

/** Fastmail delivers `anything@name.fastmail.com` to `name@fastmail.com`. */
const fastmailSubdomain = /^([^.]+)\.(fastmail\.(?:com|fm|net|org|co\.uk|de|es|in|jp|mx|nl|se|to|us|uk|cn|com\.au))$/

const byDomain = new Map(providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)))

/** Returns the mailbox an address reaches, without tags, alternative spellings and alternative domains. */
export function mailbox(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@')
  const [name = ''] = local.split('+')
  const [, user, host] = fastmailSubdomain.exec(domain) ?? []
  if (user && host) return `${user}@${host}`
  if (yahoo.test(domain)) return `${name.split('-')[0]}@${domain}`
  const provider = byDomain.get(domain)
  return `${provider?.name?.(name) ?? name}@${provider?.canonical ?? domain}`
}

/** Returns whether two addresses reach the same mailbox, as far as the addresses show it. */
export function sameMailbox(one: string, other: string): boolean {
  return mailbox(one) === mailbox(other)
}
