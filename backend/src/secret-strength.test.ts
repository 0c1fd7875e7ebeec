import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { weaknessOf } from './secret-strength.ts'

it.each([
  'a'.repeat(32),
  'abababababababababababababababab',
  '0123456789'.repeat(4),
  'h7Kq2Zx9LmP4vW8n'.repeat(2),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'zyxwvutsrqponmlkjihgfedcba987654321',
  'changeme-changeme-changeme-changeme1',
  'please-change-me-before-you-go-live-42',
  'my-super-secret-session-key-number-17',
  'Password123!Password456!Password789!',
  'deepm-families-learn-ai-together-2026',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
  'a-secret-for-tests-that-is-long-enough',
])('%s is weak', (secret) => {
  expect(weaknessOf(secret)).toEqual(expect.any(String))
})

it('lets every secret pass that a generator made, in any usual encoding', () => {
  for (let at = 0; at < 2000; at += 1) {
    // The same values in every run.
    const bytes = createHash('sha512').update(`${at}`).digest()
    for (const secret of [
      bytes.subarray(0, 16).toString('hex'),
      bytes.subarray(0, 32).toString('hex'),
      bytes.subarray(0, 24).toString('base64'),
      bytes.subarray(0, 32).toString('base64url'),
    ])
      expect([secret, weaknessOf(secret)]).toEqual([secret, null])
  }
  expect(weaknessOf(randomBytes(32).toString('base64'))).toBeNull()
})
