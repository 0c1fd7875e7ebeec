import { useSyncExternalStore } from 'react'

// Two flags in the browser, by name and value as the specification fixes them (section 4 and 7).

/** `user-logged-out`: this browser counts as signed out, and the session is not asked for. */
/** `force-logout`: reads carry `x-force-logout: true`, which the server answers as signed out. */
export type Flag = 'user-logged-out' | 'force-logout'

const changed = 'storage-flag'

export function isFlagSet(flag: Flag): boolean {
  return localStorage.getItem(flag) === 'true'
}

export function setFlag(flag: Flag, on: boolean): void {
  if (on) localStorage.setItem(flag, 'true')
  else localStorage.removeItem(flag)
  window.dispatchEvent(new Event(changed))
}

/** The flag's value, read again whenever browser storage changes in any tab. */
export function useFlag(flag: Flag): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isFlagSet(flag),
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(changed, listener)
  }
}
