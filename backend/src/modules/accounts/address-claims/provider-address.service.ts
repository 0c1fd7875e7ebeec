import type { App } from '../../../platform/context.ts'
import { claimsOf, ownerOf, releaseClaims } from '../addresses/address.service.ts'
import { type ProviderProfile, providerProfile } from '../addresses/provider-profile.service.ts'
import { signInLinkMinutes } from '../sessions/auth.service.ts'
import { addressUrl } from './address-link.service.ts'

/** The sign-in library tells nobody what the provider said, so that it is kept beside the request. */
export async function heardOfProvider<T>(run: () => Promise<T>): Promise<{ answer: T; profile: ProviderProfile }> {
  const profile: ProviderProfile = { email: null, closedId: null }
  return { answer: await providerProfile.run(profile, run), profile }
}

/**
 * What follows when somebody comes back from the identity provider with a verified address: claims on the address of an account end, and
 * where there are only claims, the page asks which account is theirs.
 *
 * @returns where to send the browser instead; `null` to go on
 */
export async function settleProviderAddress({ config, db, clock }: App, { email }: ProviderProfile): Promise<string | null> {
  if (!email) return null
  if (await db.user.count({ where: ownerOf(email) })) {
    await db.$transaction((tx) => releaseClaims(tx, email, clock()))
    return null
  }
  if ((await db.user.count({ where: claimsOf(email) })) === 0) return null
  return addressUrl(config, email, null, new Date(clock().getTime() + signInLinkMinutes * 60_000))
}
