import { AsyncLocalStorage } from 'node:async_hooks'

/** The address that the identity provider verified in this request, and the closed account that was refused. */
export type ProviderProfile = { email: string | null; closedId: string | null }

export const providerProfile = new AsyncLocalStorage<ProviderProfile>()

/** Stores the verified address of a profile for the rest of the request. Leaves the profile unchanged. */
export function rememberProviderAddress({ email, email_verified: isVerified }: Record<string, unknown>): Record<string, never> {
  const store = providerProfile.getStore()
  if (store && typeof email === 'string' && isVerified === true) store.email = email.toLowerCase()
  return {}
}

/** Stores the closed account that was refused. */
export function rememberClosedAccount(userId: string): void {
  const store = providerProfile.getStore()
  if (store) store.closedId = userId
}
