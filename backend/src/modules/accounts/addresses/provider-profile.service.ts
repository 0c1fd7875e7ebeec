import { AsyncLocalStorage } from 'node:async_hooks'

/** The address that the identity provider verified in this request, and the account that is closed and was refused; `null` without one. */
export type ProviderProfile = { email: string | null; closedId: string | null }

export const providerProfile = new AsyncLocalStorage<ProviderProfile>()

/** Keeps the verified address of a profile for the rest of the request. Nothing of the profile is changed. */
export function keepProviderAddress({ email, email_verified: isVerified }: Record<string, unknown>): Record<string, never> {
  const store = providerProfile.getStore()
  if (store && typeof email === 'string' && isVerified === true) store.email = email.toLowerCase()
  return {}
}

/** Keeps which account was refused, because it is closed. */
export function keepClosedAccount(userId: string): void {
  const store = providerProfile.getStore()
  if (store) store.closedId = userId
}
