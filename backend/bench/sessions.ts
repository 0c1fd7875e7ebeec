import { createHmac } from 'node:crypto'

export const sessionSecret = 'Rm3vK8xQ1wLtB6nZ9pYcH2sJ5dGfA7eU'
export const cookieName = 'deepm-session'

export function idOf(n: number): string {
  return `bench-learner-${n}`
}

export function emailOf(n: number): string {
  return `learner-${n}@bench.example`
}

export function tokenOf(n: number): string {
  return `bench-session-${n}`
}

/** The cookie of a seeded learner, as the sign-in library would have signed it. */
export function cookieOf(n: number): string {
  return signedCookie(tokenOf(n), sessionSecret)
}

export function signedCookie(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `${cookieName}=${encodeURIComponent(`${token}.${signature}`)}`
}

/** The one member of staff of the bench. */
export const staffId = 'bench-staff'
export const staffCookie = signedCookie(staffId, sessionSecret)
