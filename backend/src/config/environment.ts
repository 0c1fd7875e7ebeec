import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { aiVariables } from './ai.ts'
import { contact, flag, httpUrl, key, optional, wholeNumber } from './values.ts'

/** The environment variables of the academy, each with its format. */
export const environment = z.object({
  NODE_ENV: optional(z.enum(['development', 'production', 'test'])),
  PORT: optional(wholeNumber('a port number', 65_535)),
  DRAIN_SECONDS: optional(wholeNumber('a whole number of seconds', 60)),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })),
  DATABASE_READ_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })),
  DEMO: optional(flag),
  MARKETING_SAMPLES: optional(flag),
  DEV_MAILBOX_KEY: optional(key.check(z.minLength(16, 'must have at least 16 characters'))),
  LESSON_PACE: optional(flag),
  SESSION_SECRET: optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  SESSION_SECRET_PREVIOUS: optional(
    z.pipe(
      z.pipe(z.string(), z.transform(listed)),
      z.array(z.string().check(z.minLength(32, 'must be secrets of at least 32 characters, separated by commas'))),
    ),
  ),
  PUBLIC_URL: optional(
    httpUrl.check(
      z.refine(
        (url) => URL.parse(url)?.origin === url.replace(/\/+$/, ''),
        'must be an origin like https://academy.example, without a path',
      ),
    ),
  ),
  ALLOW_HTTP: optional(flag),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
  MAIL_FROM: optional(z.string()),
  TRUST_PROXY: optional(
    z.pipe(z.string().check(z.regex(/^\d$/, 'must be the number of proxies in front, 0 to 9')), z.transform(Number)),
  ),
  OIDC_ISSUER: optional(httpUrl),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  STRIPE_SECRET_KEY: optional(key),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_BASE_URL: optional(httpUrl.check(z.refine(isPrivateLink, 'must be an https address, or one of this machine'))),
  STAFF_EMAILS: optional(
    z.pipe(z.pipe(z.string(), z.transform(addresses)), z.array(z.email('must be email addresses, separated by commas'))),
  ),
  STAFF_2FA: optional(flag),
  NEWS_FEEDS: optional(
    z.pipe(
      z.pipe(z.string(), z.transform(listed)),
      z.array(z.string().check(z.refine(isFeedAddress, 'must be https addresses, separated by commas'))),
    ),
  ),
  ...aiVariables,
  GOOGLE_GENERATIVE_AI_API_KEY: optional(z.string()),
  METRICS_TOKEN: optional(key.check(z.minLength(16, 'must have at least 16 characters'))),
  SECURITY_CONTACT: optional(contact),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
})

export type Variables = z.infer<typeof environment>

/** A key that can charge money is never sent unencrypted, except to this machine. */
function isPrivateLink(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || /^(127\.[\d.]+|localhost|\[::1\])$/.test(url?.hostname ?? '')
}

function addresses(list: string): string[] {
  return listed(list.toLowerCase())
}

function listed(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/** The host is resolved and checked when the feed is read; see adapters/feeds. */
function isFeedAddress(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && !url.username && !url.password
}
