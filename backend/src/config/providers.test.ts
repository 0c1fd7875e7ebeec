import { describe, expect, it } from 'vitest'
import { complaint, production, secret } from './config.fixture.ts'
import { readConfig } from './config.ts'

describe('configuration', () => {
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
      pictures: undefined,
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
})
