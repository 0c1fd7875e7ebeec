import { timingSafeEqual } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Secrets } from '../../../platform/tokens/signature.service.ts'

const stepSeconds = 30
/** Steps that a phone's clock may be behind or ahead. */
const drift = 1

/** Returns a new key for an authenticator app: 24 random characters, which the app gets in Base32. */
export function generateFactorKey(): string {
  return generateRandomString(24, 'a-z', 'A-Z', '0-9')
}

/** Returns the URI for the QR code, and its key to type in. */
export function authenticatorSetup(key: string, email: string): { uri: string; key: string } {
  const uri = createOTP(key, { period: stepSeconds }).url('DEEPM Academy', email)
  return { uri, key: new URL(uri).searchParams.get('secret') ?? '' }
}

/**
 * Returns the step, counted in 30 seconds since 1970, that a six-digit code belongs to; `null` for a wrong code.
 * Accepts the previous and the next step too. The caller refuses used steps.
 */
export async function matchTimeStep(key: string, code: string, now: Date): Promise<number | null> {
  const current = Math.floor(now.getTime() / 1000 / stepSeconds)
  const otp = createOTP(key, { period: stepSeconds })
  let found: number | null = null
  for (let step = current - drift; step <= current + drift; step += 1) {
    if (isSame(code, await otp.hotp(step))) found = step
  }
  return found
}

/** Returns when a step began. */
export function timeOfStep(step: number): Date {
  return new Date(step * stepSeconds * 1000)
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Encrypts a key for the database (XChaCha20-Poly1305), with a separate key derived from the session secret. */
export function encryptKey({ sessionSecret }: Pick<Secrets, 'sessionSecret'>, key: string): Promise<string> {
  return symmetricEncrypt({ key: keyFrom(sessionSecret), data: key })
}

/**
 * Decrypts a stored key with the current or a previous session secret.
 *
 * @returns `isCurrent`: whether it was the current one; `null` when no secret fits
 */
export async function decryptKey(
  { sessionSecret, previousSecrets }: Secrets,
  data: string,
): Promise<{ key: string; isCurrent: boolean } | null> {
  for (const secret of [sessionSecret, ...previousSecrets]) {
    const key = await symmetricDecrypt({ key: keyFrom(secret), data }).catch(() => null)
    if (key !== null) return { key, isCurrent: secret === sessionSecret }
  }
  return null
}

function keyFrom(secret: string): string {
  return `second-factor:${secret}`
}
