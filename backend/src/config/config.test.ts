import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const secret = '8ZsUqv1xJ0nTgW5kYbL2rCdP7hMfA4eE'
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://academy@db.example/academy',
  PUBLIC_URL: 'https://academy.example',
  SESSION_SECRET: secret,
}

/** Returns the startup error for these variables. */
function complaint(env: Record<string, string | undefined>): string {
  try {
    readConfig({ SESSION_SECRET: secret, ...env })
    return 'no complaint'
  } catch (error) {
    return (error as Error).message
  }
}

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
      host: '127.0.0.1',
      dataDir: path.resolve(import.meta.dirname, '../../../.data'),
      databaseUrl: undefined,
      demo: true,
      hasLessonPace: true,
      sessionSecret: secret,
      previousSecrets: [],
      publicUrl: 'http://127.0.0.1:4000',
      smtpUrl: undefined,
      mailboxKey: expect.stringMatching(/^[\w-]{32}$/),
      mailFrom: 'DEEPM Academy <academy@localhost>',
      oidc: undefined,
      payments: undefined,
      ai: { openai: undefined, anthropic: undefined, models: {}, moderationModel: undefined },
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

  it('names every invalid variable in one line', () => {
    const line = complaint({ PORT: 'http', LOG_LEVEL: 'loud' })
    expect(line).toMatch(/PORT: .*; LOG_LEVEL: /)
    expect(line).not.toContain('\n')
  })

  it('never prints an invalid secret', () => {
    expect(complaint({ SESSION_SECRET: 'hunter2' })).not.toContain('hunter2')
    expect(complaint({ DATABASE_URL: 'mysql://me:hunter2@localhost/academy' })).not.toContain('hunter2')
  })

  it.each(['DATABASE_URL', 'PUBLIC_URL', 'SESSION_SECRET'])('requires %s in production', (name) => {
    for (const missing of [undefined, '']) {
      expect(complaint({ ...production, [name]: missing })).toBe(`${name} is required when NODE_ENV is production`)
    }
  })

  it('names all three missing production variables in one line', () => {
    const line = complaint({ NODE_ENV: 'production', SESSION_SECRET: '' })
    for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'SESSION_SECRET']) expect(line).toContain(`${name} is required`)
    expect(line).not.toContain('\n')
  })

  it('refuses easily guessed secrets in production without printing them', () => {
    for (const name of ['SESSION_SECRET', 'SESSION_SECRET_PREVIOUS'])
      for (const weak of ['a'.repeat(40), 'changeme-changeme-changeme-changeme1', '0123456789abcdef0123456789abcdef']) {
        const line = complaint({ ...production, [name]: weak })
        expect(line).toMatch(new RegExp(`^${name} .*; make one with: openssl rand -base64 32$`))
        expect(line).not.toContain(weak)
        expect(complaint({ [name]: weak })).toBe('no complaint')
      }
    expect(complaint({ ...production, SESSION_SECRET_PREVIOUS: 'k2Fq9LxW4bTnR7vZ1pYs6GhJ3mDc8EaU' })).toBe('no complaint')
  })

  it('reads the security contact as a URI', () => {
    const contactOf = (SECURITY_CONTACT: string) => readConfig({ SESSION_SECRET: secret, SECURITY_CONTACT }).securityContact
    expect(contactOf('security@academy.example')).toBe('mailto:security@academy.example')
    expect(contactOf('https://academy.example/security')).toBe('https://academy.example/security')
    expect(contactOf('')).toBeUndefined()
    for (const bad of [
      'nowhere',
      'http://academy.example',
      'mailto:a@b.example\nPolicy: https://evil.example',
      'javascript:alert(1)',
    ])
      expect(complaint({ SECURITY_CONTACT: bad })).toMatch(/^SECURITY_CONTACT: must be an email address, or/)
  })

  it('refuses http in production unless it is allowed', () => {
    const plain = { ...production, PUBLIC_URL: 'http://academy.example' }
    expect(complaint(plain)).toMatch(/^PUBLIC_URL must be https when NODE_ENV is production; ALLOW_HTTP=on/)
    expect(complaint({ ...plain, ALLOW_HTTP: 'off' })).toContain('PUBLIC_URL must be https')
    expect(complaint({ ...plain, ALLOW_HTTP: 'on' })).toBe('no complaint')
    expect(complaint({ PUBLIC_URL: 'http://academy.example' })).toBe('no complaint')
  })

  it('offers the demo in production only when it is enabled', () => {
    expect(readConfig(production).demo).toBe(false)
    expect(readConfig({ ...production, DEMO: '' }).demo).toBe(false)
    expect(readConfig({ ...production, DEMO: 'on' }).demo).toBe(true)
  })

  it.each([
    ['1', true],
    ['true', true],
    ['on', true],
    ['0', false],
    ['false', false],
    ['off', false],
  ])('reads DEMO=%s as %s', (value, demo) => {
    expect(readConfig({ SESSION_SECRET: secret, DEMO: value }).demo).toBe(demo)
  })

  it('treats an empty variable as unset', () => {
    const names = [
      ...['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'DEMO', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'],
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

  it('requires the client of an identity provider with its URL', () => {
    const issuer = { OIDC_ISSUER: 'https://id.example' }
    expect(complaint(issuer)).toBe('OIDC_CLIENT_ID is required with OIDC_ISSUER; OIDC_CLIENT_SECRET is required with OIDC_ISSUER')
    expect(complaint({ ...issuer, OIDC_CLIENT_ID: 'a' })).toBe('OIDC_CLIENT_SECRET is required with OIDC_ISSUER')
    expect(readConfig({ SESSION_SECRET: secret, ...issuer, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }).oidc).toEqual({
      issuer: 'https://id.example',
      clientId: 'a',
      clientSecret: 'b',
    })
  })

  it('enables models by their keys, and moderation with OpenAI itself', () => {
    const { ai } = readConfig({
      SESSION_SECRET: secret,
      OPENAI_API_KEY: 'sk-a',
      ANTHROPIC_API_KEY: 'sk-b',
      LAB_GEMINI_MODEL: 'anthropic:x:1',
    })
    expect(ai).toEqual({
      openai: { id: 'openai', key: 'sk-a', baseUrl: 'https://api.openai.com/v1' },
      anthropic: { key: 'sk-b', baseUrl: 'https://api.anthropic.com/v1' },
      models: {
        chatgpt: { provider: 'openai', model: 'gpt-4.1-mini' },
        gemini: { provider: 'anthropic', model: 'x:1' },
        claude: { provider: 'anthropic', model: 'claude-haiku-4-5' },
      },
      moderationModel: 'omni-moderation-latest',
    })
    const coach = { OPENAI_API_KEY: 'sk-a', LAB_CHATGPT_MODEL: 'coach' }
    expect(readConfig({ SESSION_SECRET: secret, ...coach }).ai.models).toEqual({})
  })

  it.each([
    ['http://127.0.0.1:11434', 'academy-server', 'http://127.0.0.1:11434/v1'],
    ['http://ollama:11434/v1/', 'academy-server', 'http://ollama:11434/v1'],
    ['http://10.0.0.7/openai', 'academy-server', 'http://10.0.0.7/openai'],
    ['https://models.example/v1', 'models.example', 'https://models.example/v1'],
  ])('identifies the server at %s, without default models or moderation', (OPENAI_BASE_URL, id, baseUrl) => {
    const key = id === 'models.example' ? { OPENAI_API_KEY: 'sk-a' } : {}
    const { ai } = readConfig({ SESSION_SECRET: secret, OPENAI_BASE_URL, ...key })
    expect(ai).toMatchObject({ openai: { id, baseUrl }, models: {}, moderationModel: undefined })
    if (key.OPENAI_API_KEY)
      expect(complaint({ OPENAI_BASE_URL })).toBe('OPENAI_API_KEY is required with an OPENAI_BASE_URL elsewhere')
  })

  it('requires the key with each variable that depends on it', () => {
    expect(complaint({ ANTHROPIC_BASE_URL: 'https://a.example' })).toBe('ANTHROPIC_API_KEY is required with ANTHROPIC_BASE_URL')
    expect(complaint({ OPENAI_MODERATION_MODEL: 'm' })).toBe(
      'OPENAI_API_KEY or OPENAI_BASE_URL is required with OPENAI_MODERATION_MODEL',
    )
    expect(complaint({ LAB_CLAUDE_MODEL: 'anthropic:a', LAB_DALLE_MODEL: 'openai:b' })).toBe(
      'LAB_CLAUDE_MODEL: needs ANTHROPIC_API_KEY; LAB_DALLE_MODEL: needs OPENAI_API_KEY, or OPENAI_BASE_URL',
    )
  })

  it('requires the webhook secret for payments in production', () => {
    const key = { STRIPE_SECRET_KEY: 'sk_live_a' }
    const line = 'STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY when NODE_ENV is production'
    expect(complaint({ ...production, ...key })).toBe(line)
    expect(complaint({ ...production, ...key, STRIPE_WEBHOOK_SECRET: '' })).toBe(line)
    const { payments } = readConfig({ ...production, ...key, STRIPE_WEBHOOK_SECRET: 'whsec_a' })
    expect(payments?.webhookSecret).toBe('whsec_a')
  })

  it("enables payments only with a key, by default at the provider's own URL", () => {
    expect(complaint({ STRIPE_WEBHOOK_SECRET: 'whsec_a' })).toBe('STRIPE_SECRET_KEY is required with STRIPE_WEBHOOK_SECRET')
    expect(complaint({ STRIPE_BASE_URL: 'https://a.example' })).toBe('STRIPE_SECRET_KEY is required with STRIPE_BASE_URL')
    const key = { SESSION_SECRET: secret, STRIPE_SECRET_KEY: 'sk_test_a' }
    const payments = { secretKey: 'sk_test_a', webhookSecret: undefined, baseUrl: 'https://api.stripe.com' }
    expect(readConfig(key).payments).toEqual(payments)
    const local = { STRIPE_WEBHOOK_SECRET: 'whsec_a', STRIPE_BASE_URL: 'http://127.0.0.1:9999' }
    expect(readConfig({ ...key, ...local }).payments).toEqual({
      ...payments,
      webhookSecret: 'whsec_a',
      baseUrl: 'http://127.0.0.1:9999',
    })
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
