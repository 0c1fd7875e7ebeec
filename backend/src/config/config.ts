import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { AiSettings } from '../adapters/ai/connect.ts'
import { isUnwritable, unwritableFolderError, writeFileExclusive } from '../core/write-file-exclusive.ts'
import { aiSettings } from './ai.ts'
import { environment, type Variables } from './environment.ts'
import { describeWeakness } from './secret-strength.ts'
import { require } from './values.ts'

const rootDir = path.resolve(import.meta.dirname, '../../..')

export type Config = {
  mode: 'development' | 'production' | 'test'
  port: number
  /** How long requests are still accepted after SIGTERM, while the process reports that it is not ready. */
  drainSeconds: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** A replica for queries; without one, queries go to `databaseUrl`. */
  databaseReadUrl: string | undefined
  /** Whether the demo academy is seeded and demo sign-in is offered. */
  demo: boolean
  /** Whether public pages show promotional figures and sample reviews. */
  hasMarketingSamples: boolean
  /** Whether the pace limits of schema/rules/learning/pace apply to completing lessons; always in production. */
  hasLessonPace: boolean
  sessionSecret: string
  /** Replaced secrets. Their signatures are still accepted, but no new ones are made. */
  previousSecrets: string[]
  /** Origin of every link in emails, without a trailing slash. Never taken from a request. */
  publicUrl: string
  smtpUrl: string | undefined
  mailFrom: string
  /** Key of the development mailbox, its only protection. Generated at each start unless set. */
  mailboxKey: string
  oidc: { issuer: string; clientId: string; clientSecret: string } | undefined
  /** The payment provider; without one, enrollment is requested by email. */
  payments: { secretKey: string; webhookSecret: string | undefined; baseUrl: string } | undefined
  /** The models of the lab; without any, the Practice Coach answers. */
  ai: AiSettings
  /** Tokens that the whole academy may use per day. */
  labDailyTokens: number
  /** A model for pictures is set, but none that checks them, so there are no pictures. */
  lacksPictureModeration: boolean
  /** A key is set that the academy does not use. */
  hasGeminiKey: boolean
  staffEmails: string[]
  /** Whether staff need a second factor to sign in. With `off`, none is requested. */
  staffSecondFactor: 'required' | 'optional' | 'off'
  /** Feeds of AI news whose entries become drafts for staff; https only. */
  newsFeeds: string[]
  /** Number of proxies in front of the server. This many entries of X-Forwarded-For are trusted, so that rate limits count visitors. */
  trustedProxies: number
  /** Token for reading the metrics; without one they are unavailable. */
  metricsToken: string | undefined
  /** URI for reports of vulnerabilities; without one there is no security.txt. */
  securityContact: string | undefined
  logLevel: string
}

/**
 * Reads and validates all environment variables of the academy.
 *
 * @throws Error with one line that names each invalid or missing variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '))
  }
  const vars = parsed.data
  const mode = vars.NODE_ENV ?? 'development'
  if (mode === 'production') checkProduction(vars)
  if (vars.DATABASE_READ_URL) require(vars, ['DATABASE_URL'], 'is required with DATABASE_READ_URL')
  if (vars.OIDC_ISSUER) require(vars, ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'], 'is required with OIDC_ISSUER')
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_BASE_URL'] as const)
    if (vars[name]) require(vars, ['STRIPE_SECRET_KEY'], `is required with ${name}`)
  // A payment whose payer closed the window is reported by the webhook only.
  if (mode === 'production' && vars.STRIPE_SECRET_KEY)
    require(vars, ['STRIPE_WEBHOOK_SECRET'], 'is required with STRIPE_SECRET_KEY when NODE_ENV is production')
  const port = vars.PORT ?? 4000
  const host = vars.HOST ?? '127.0.0.1'
  const ai = aiSettings(vars)
  const dataDir = path.resolve(rootDir, vars.DATA_DIR ?? '.data')
  return {
    mode,
    port,
    host,
    drainSeconds: vars.DRAIN_SECONDS ?? 0,
    dataDir,
    databaseUrl: vars.DATABASE_URL,
    databaseReadUrl: vars.DATABASE_READ_URL,
    demo: vars.DEMO ?? mode !== 'production',
    hasMarketingSamples: vars.MARKETING_SAMPLES ?? vars.DEMO ?? mode !== 'production',
    hasLessonPace: mode === 'production' || (vars.LESSON_PACE ?? true),
    sessionSecret: vars.SESSION_SECRET ?? storedSecret(dataDir),
    previousSecrets: vars.SESSION_SECRET_PREVIOUS ?? [],
    publicUrl: (vars.PUBLIC_URL ?? `http://127.0.0.1:${port}`).replace(/\/+$/, ''),
    smtpUrl: vars.SMTP_URL,
    mailboxKey: vars.DEV_MAILBOX_KEY ?? randomBytes(24).toString('base64url'),
    mailFrom: vars.MAIL_FROM ?? 'DEEPM Academy <academy@localhost>',
    oidc: vars.OIDC_ISSUER
      ? { issuer: vars.OIDC_ISSUER, clientId: vars.OIDC_CLIENT_ID ?? '', clientSecret: vars.OIDC_CLIENT_SECRET ?? '' }
      : undefined,
    payments: vars.STRIPE_SECRET_KEY
      ? {
          secretKey: vars.STRIPE_SECRET_KEY,
          webhookSecret: vars.STRIPE_WEBHOOK_SECRET,
          baseUrl: vars.STRIPE_BASE_URL ?? 'https://api.stripe.com',
        }
      : undefined,
    ai,
    lacksPictureModeration: vars.LAB_DALLE_IMAGE_MODEL !== undefined && ai.pictures === undefined,
    labDailyTokens: vars.LAB_DAILY_TOKENS ?? 500_000,
    hasGeminiKey: vars.GOOGLE_GENERATIVE_AI_API_KEY !== undefined,
    staffEmails: vars.STAFF_EMAILS ?? [],
    staffSecondFactor: secondFactorRule(vars.STAFF_2FA, mode),
    newsFeeds: vars.NEWS_FEEDS ?? [],
    trustedProxies: vars.TRUST_PROXY ?? 0,
    metricsToken: vars.METRICS_TOKEN,
    securityContact: vars.SECURITY_CONTACT,
    logLevel: vars.LOG_LEVEL ?? 'info',
  }
}

/** When the variable is unset, production requires a second factor and every other mode makes it optional. */
function secondFactorRule(isOn: boolean | undefined, mode: Config['mode']): Config['staffSecondFactor'] {
  if (isOn === undefined) return mode === 'production' ? 'required' : 'optional'
  return isOn ? 'required' : 'off'
}

/** @throws Error with one line about what production requires and does not have */
function checkProduction(vars: Variables): void {
  require(vars, ['DATABASE_URL', 'PUBLIC_URL', 'SESSION_SECRET'], 'is required when NODE_ENV is production')
  const problems = [
    weakSecret('SESSION_SECRET', vars.SESSION_SECRET),
    ...(vars.SESSION_SECRET_PREVIOUS ?? []).map((secret) => weakSecret('SESSION_SECRET_PREVIOUS', secret)),
    vars.PUBLIC_URL?.startsWith('https:') || vars.ALLOW_HTTP
      ? null
      : 'PUBLIC_URL must be https when NODE_ENV is production; ALLOW_HTTP=on allows http for a trial without a certificate',
  ].filter((problem) => problem !== null)
  if (problems.length > 0) throw new Error(problems.join('; '))
}

function weakSecret(name: string, secret = ''): string | null {
  const weakness = describeWeakness(secret)
  return weakness && `${name} ${weakness}; make one with: openssl rand -base64 32`
}

/** Outside production the secret is created once and stored in the data folder, so that sessions survive a restart. */
function storedSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret')
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileExclusive(file, randomBytes(32).toString('hex'))
  } catch (error) {
    throw isUnwritable(error) ? unwritableFolderError(dataDir, error) : error
  }
  const secret = readFileSync(file, 'utf8')
  if (secret.length < 32) throw new Error(`DATA_DIR: ${file} is cut short; remove it, and everybody signs in again`)
  return secret
}
