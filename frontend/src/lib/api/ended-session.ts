import { useSyncExternalStore } from 'react'

// Whether the session ended while the page was in use. Requests that were refused because of it wait here until the same user has signed in
// again.

let owner: string | null = null
let isEnded = false
const waiting = new Set<() => void>()
const listeners = new Set<() => void>()

/** Sets the account that the page belongs to; `null` for a visitor and after a sign-out. Requests of another account are dropped. */
export function setSessionOwner(userId: string | null): void {
  if (userId === owner) return
  owner = userId
  waiting.clear()
  set(false)
}

/** Marks the session as ended. Resolves when its owner has signed in again. Returns `null` when the page belongs to no account. */
export function waitForSignIn(): Promise<void> | null {
  if (owner === null) return null
  const signedIn = new Promise<void>((resolve) => waiting.add(resolve))
  set(true)
  return signedIn
}

/** Resumes the waiting requests. Call it when the owner has signed in again. */
export function resumeSession(): void {
  const resumed = [...waiting]
  waiting.clear()
  set(false)
  for (const resume of resumed) resume()
}

export function isSessionEnded(): boolean {
  return isEnded
}

export function useIsSessionEnded(): boolean {
  return useSyncExternalStore(subscribe, isSessionEnded, () => false)
}

function set(next: boolean): void {
  if (isEnded === next) return
  isEnded = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
