import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complaint, production, secret } from './config.fixture.ts'
import { readConfig } from './config.ts'

describe('configuration', () => {
  let dir: string
  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'deepm-config-'))
  })
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  it('needs no variables and defaults to an embedded database, the demo and a local URL', () => {
    expect(readConfig({ SESSION_SECRET: secret })).toEqual({
      mode: 'development',
      port: 4000,
      drainSeconds: 0,
      host: '127.0.0.1',
      dataDir: path.resolve(import.meta.dirname, '../../../.data'),
      databaseUrl: undefined,
      demo: true,
      hasMarketingSamples: true,
      hasLessonPace: true,
      sessionSecret: secret,
      previousSecrets: [],
      publicUrl: 'http://127.0.0.1:4000',
      smtpUrl: undefined,
      mailboxKey: expect.stringMatching(/^[\w-]{32}$/),
      mailFrom: 'DEEPM Academy <academy@localhost>',
      oidc: undefined,
      payments: undefined,
      ai: { openai: undefined, anthropic: undefined, models: {}, moderationModel: undefined, pictures: undefined },
      lacksPictureModeration: false,
      labDailyTokens: 500_000,
      hasGeminiKey: false,
      staffEmails: [],
      staffSecondFactor: 'optional',
      newsFeeds: [],
      logLevel: 'info',
      trustedProxies: 0,
    })
  })

  it.each([
    ['NODE_ENV', 'prod'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', ' 4000'],
    ['DATABASE_URL', 'mysql://localhost/academy'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DEMO', 'yes'],
    ['DEV_MAILBOX_KEY', 'short'],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET_PREVIOUS', 'short'],
    ['SESSION_SECRET_PREVIOUS', `${secret},short`],
    ['PUBLIC_URL', 'academy.example'],
    ['PUBLIC_URL', 'ftp://academy.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['OIDC_ISSUER', 'id.example'],
    ['STRIPE_SECRET_KEY', 'sk test'],
    ['STRIPE_BASE_URL', 'http://payments.example'],
    ['STRIPE_BASE_URL', 'http://127.0.0.1.payments.example'],
    ['STAFF_EMAILS', 'ada@example.org, bo'],
    ['NEWS_FEEDS', 'http://news.example/feed'],
    ['NEWS_FEEDS', 'https://news.example/feed, feed.xml'],
    ['NEWS_FEEDS', 'https://me:word@news.example/feed'],
    ['TRUST_PROXY', 'yes'],
    ['DRAIN_SECONDS', '61'],
    ['STAFF_2FA', 'maybe'],
    ['OPENAI_API_KEY', 'sk key'],
    ['OPENAI_BASE_URL', 'http://models.example/v1'],
    ['OPENAI_BASE_URL', 'http://169.254.169.254/v1'],
    ['OPENAI_BASE_URL', 'https://me:word@models.example/v1'],
    ['OPENAI_BASE_URL', 'https://generativelanguage.googleapis.com/v1beta/openai'],
    ['ANTHROPIC_BASE_URL', 'ftp://models.example'],
    ['LAB_CHATGPT_MODEL', 'gpt-4.1-mini'],
    ['LAB_GEMINI_MODEL', 'google:gemini'],
    ['LAB_CLAUDE_MODEL', 'anthropic:'],
    ['LAB_CLAUDE_MODEL', 'anthropic:claude'],
    ['LAB_DALLE_MODEL', 'openai:gpt'],
    ['LAB_DAILY_TOKENS', '-1'],
    ['LAB_DAILY_TOKENS', '9999999999'],
    ['LOG_LEVEL', 'loud'],
  ])('fails for %s=%j with one line that names the variable', (name, value) => {
    const line = complaint({ [name]: value })
    expect(line).toMatch(new RegExp(`^${name}(\\.\\d+)?: \\S`))
    expect(line).not.toContain('\n')
  })

  it('requires a second factor of staff in production unless it is switched off, and makes it optional elsewhere', () => {
    const rule = (env: Record<string, string>) => readConfig({ SESSION_SECRET: secret, ...env }).staffSecondFactor
    expect(rule(production)).toBe('required')
    expect(rule({ ...production, STAFF_2FA: '' })).toBe('required')
    expect(rule({ ...production, STAFF_2FA: 'off' })).toBe('off')
    expect([rule({}), rule({ STAFF_2FA: 'on' })]).toEqual(['optional', 'required'])
  })

  it('treats an empty variable as unset', () => {
    const names = [
      ...['NODE_ENV', 'PORT', 'DRAIN_SECONDS', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'DEMO', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'],
      ...['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'STAFF_EMAILS', 'TRUST_PROXY', 'LOG_LEVEL'],
      ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_BASE_URL', 'NEWS_FEEDS', 'DATABASE_READ_URL'],
      ...['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODERATION_MODEL', 'ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL'],
      ...['LAB_CHATGPT_MODEL', 'LAB_GEMINI_MODEL', 'LAB_CLAUDE_MODEL', 'LAB_DALLE_MODEL', 'LAB_DAILY_TOKENS'],
      ...['GOOGLE_GENERATIVE_AI_API_KEY', 'LESSON_PACE'],
    ]
    const empty = Object.fromEntries(names.map((name) => [name, '']))
    const { mailboxKey, ...usual } = readConfig({ SESSION_SECRET: secret })
    const { mailboxKey: other, ...config } = readConfig({ ...empty, DEV_MAILBOX_KEY: '', SESSION_SECRET: secret })
    expect(config).toEqual(usual)
    // Generated at each start.
    expect(other).not.toBe(mailboxKey)
  })

  it('requires DATABASE_URL with DATABASE_READ_URL', () => {
    const replica = { DATABASE_READ_URL: 'postgresql://replica/academy' }
    expect(complaint(replica)).toBe('DATABASE_URL is required with DATABASE_READ_URL')
    expect(complaint({ ...replica, DATABASE_URL: 'https://replica' })).toContain('DATABASE_URL: must be a postgresql:// address')
    const { databaseReadUrl } = readConfig({ SESSION_SECRET: secret, ...replica, DATABASE_URL: 'postgresql://primary/academy' })
    expect(databaseReadUrl).toBe(replica.DATABASE_READ_URL)
  })

  it('normalizes staff email addresses and removes trailing slashes of the public URL', () => {
    const config = readConfig({
      ...production,
      STAFF_EMAILS: ' Ada@Example.org, ,bo@example.org,',
      PUBLIC_URL: 'https://a.example//',
    })
    expect(config.staffEmails).toEqual(['ada@example.org', 'bo@example.org'])
    expect(config.publicUrl).toBe('https://a.example')
  })

  it('trims feed URLs and keeps their case', () => {
    const feeds = ' https://news.example/Feed.xml ,https://other.example/,'
    expect(readConfig({ SESSION_SECRET: secret, NEWS_FEEDS: feeds }).newsFeeds).toEqual([
      'https://news.example/Feed.xml',
      'https://other.example/',
    ])
  })

  it('creates a secret once and stores it in the data folder, readable only by its owner', () => {
    const own = (name: string) => readConfig({ DATA_DIR: path.join(dir, name) }).sessionSecret
    expect(own('one')).toMatch(/^[0-9a-f]{64}$/)
    expect(own('one')).toBe(own('one'))
    expect(own('two')).not.toBe(own('one'))
    expect(statSync(path.join(dir, 'one/session-secret')).mode & 0o777).toBe(0o600)
  })

  it('does not sign sessions with an empty stored secret, as left by a power failure', () => {
    writeFileSync(path.join(dir, 'session-secret'), '')
    let outcome: string
    try {
      outcome = readConfig({ DATA_DIR: dir }).sessionSecret
    } catch (error) {
      outcome = (error as Error).message
    }
    // A new secret, or an error message about the old one.
    expect(outcome.length).toBeGreaterThanOrEqual(32)
  })
})
