import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeWeakness } from './secret-strength.ts'

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
  'correct horse battery staple correct',
  'correct-horse-battery-staple-2026',
  'c0rrect h0rs3 b4ttery st4ple c0rrect',
  'correcthorsebatterystaplecorrecthorse',
  'correcthorsebatterystaplemountain2026',
  'CorrectHorseBatteryStapleMountainLake',
  'CORRECT HORSE BATTERY STAPLE MOUNTAIN',
  'The quick brown fox jumps over it',
  'Where is the big, red balloon? Over there!',
  'größere Häuser stehen über dem alten Tal',
  's3cr3t-k3y-f0r-d33pm-4c4d3my-2026',
  'p4ssw0rd-P4SSW0RD-x9Kq2Zv7Lm4Tn8Rw',
  'xK9qV2mT7$3cr3tzR4nW8yB5dJ6hG1fL',
])('%s is weak', (secret) => {
  expect(describeWeakness(secret)).toEqual(expect.any(String))
})

it('accepts every generated secret, in any common encoding', () => {
  for (let at = 0; at < 2000; at += 1) {
    // Deterministic values.
    const bytes = createHash('sha512').update(`${at}`).digest()
    for (const secret of [
      bytes.subarray(0, 16).toString('hex'),
      bytes.subarray(0, 32).toString('hex'),
      bytes.subarray(0, 24).toString('base64'),
      bytes.subarray(0, 32).toString('base64url'),
    ])
      expect([secret, describeWeakness(secret)]).toEqual([secret, null])
  }
  expect(describeWeakness(randomBytes(32).toString('base64'))).toBeNull()
  expect(describeWeakness('52318402-7abc-4def-8bad-90123456face')).toBeNull()
})
