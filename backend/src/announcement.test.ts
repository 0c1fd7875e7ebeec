import { expect, it } from 'vitest'
import { announcement, startWarnings } from './announcement.ts'
import { readConfig } from './config/config.ts'

const SESSION_SECRET = '8ZsUqv1xJ0nTgW5kYbL2rCdP7hMfA4eE'
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db.example/academy',
  PUBLIC_URL: 'https://academy.example',
  SESSION_SECRET,
}
const DEV_MAILBOX_KEY = 'k3y-of+this.mailbox'
const printed = (env: Record<string, string>) => announcement(readConfig({ SESSION_SECRET, DEV_MAILBOX_KEY, ...env }), 'embedded')

it('lists the accounts that the demo opens', () => {
  expect(printed({})).toContain('"parent" and "staff" open those accounts.')
  expect(printed({ DEMO: 'off' })).not.toContain('Demo sign-in')
})

it('states in production that everyone can open the demo, and that the staff account is closed', () => {
  expect(printed(production)).not.toContain('Demo sign-in')
  const line = printed({ ...production, DEMO: 'on' })
  expect(line).toContain('for everyone who can reach it; "parent" opens the demo parent. "staff" is refused in production.')
  expect(line).not.toContain('"staff" open')
})

it('says where mail goes', () => {
  expect(printed({})).toContain('Emails are kept here: http://127.0.0.1:4000/dev/mailbox?key=k3y-of%2Bthis.mailbox')
  expect(printed({ HOST: '::1' })).toContain('http://[::1]:4000/dev/mailbox?key=')
  expect(printed(production)).toContain('SMTP_URL is not set: no email is sent')
  const fresh = { DEV_MAILBOX_KEY: '' }
  expect(printed(fresh)).toMatch(/dev\/mailbox\?key=[\w-]{32}$/m)
  expect(printed(fresh)).not.toBe(printed(fresh))
  expect(printed({ SMTP_URL: 'smtp://mail.example' })).not.toContain('mailbox')
})

it('warns about a model for pictures that nothing checks, until the operator accepts that', () => {
  const warnings = (env: Record<string, string>) => startWarnings(readConfig({ SESSION_SECRET, ...env }))
  const local = { OPENAI_BASE_URL: 'http://127.0.0.1:11434', LAB_DALLE_IMAGE_MODEL: 'openai:painter' }
  expect(warnings(local)).toEqual([expect.stringContaining('LAB_DALLE_IMAGE_MODEL is not used')])
  expect(warnings({ ...local, LAB_UNCHECKED_PICTURES: 'on' })).toEqual([])
  expect(warnings({ ...local, OPENAI_IMAGE_MODERATION_MODEL: 'checker' })).toEqual([])
  const openai = { OPENAI_API_KEY: 'sk-a', LAB_DALLE_IMAGE_MODEL: 'openai:gpt-image-1' }
  expect(warnings(openai)).toEqual([])
  expect(warnings({ ...openai, OPENAI_MODERATION_MODEL: 'text-moderation-latest' })).toHaveLength(1)
})
