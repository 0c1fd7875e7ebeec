import type { App } from '../../../platform/context.ts'
import { claimsOf, ownerOf, releaseClaims } from '../addresses/address.service.ts'
import { type ProviderProfile, providerProfile } from '../addresses/provider-profile.service.ts'
import { signInLinkMinutes } from '../sessions/auth.service.ts'
import { addressUrl } from './address-link.service.ts'

/** Runs a sign-in and returns its result with the provider's profile, which the sign-in library does not expose. */
export async function captureProviderProfile<T>(run: () => Promise<T>): Promise<{ answer: T; profile: ProviderProfile }> {
  const profile: ProviderProfile = { email: null, closedId: null }
  return { answer: await providerProfile.run(profile, run), profile }
}

/**
 * Handles a verified address from the identity provider: if an account owns the address, other claims on it end; if
 * there are only claims, the browser is sent to a page to select the right account.
 *
 * @returns the URL to redirect the browser to; `null` to continue
 */
export async function applyProviderAddress({ config, db, clock }: App, { email }: ProviderProfile): Promise<string | null> {
  if (!email) return null
  if (await db.user.count({ where: ownerOf(email) })) {
    await db.$transaction((tx) => releaseClaims(tx, email, clock()))
    return null
  }
  if ((await db.user.count({ where: claimsOf(email) })) === 0) return null
  return addressUrl(config, email, null, new Date(clock().getTime() + signInLinkMinutes * 60_000))
}
