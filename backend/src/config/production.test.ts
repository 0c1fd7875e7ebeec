import { describe, expect, it } from 'vitest'
import { complaint, production, secret } from './config.fixture.ts'
import { readConfig } from './config.ts'

describe('configuration', () => {
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
})
