import { useSyncExternalStore } from 'react'

// Two browser flags. The specification fixes their names and values (sections 4 and 7).

/** `user-logged-out`: this browser counts as signed out, and the session is not requested. */
/** `force-logout`: reads carry `x-force-logout: true`, which makes the server respond as to a visitor. */
export type Flag = 'user-logged-out' | 'force-logout'

const changed = 'storage-flag'

/** Flags of a browser without storage. They last as long as the page. */
const unkept = new Set<Flag>()

export function isFlagSet(flag: Flag): boolean {
  try {
    return localStorage.getItem(flag) === 'true'
  } catch {
    return unkept.has(flag)
  }
}

export function setFlag(flag: Flag, on: boolean): void {
  try {
    if (on) localStorage.setItem(flag, 'true')
    else localStorage.removeItem(flag)
  } catch {
    if (on) unkept.add(flag)
    else unkept.delete(flag)
  }
  window.dispatchEvent(new Event(changed))
}

/** Returns the flag's value and follows changes of browser storage in any tab. */
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

/** Other keys whose presence the shell checks before it loads the code for them. */
type StoredKey = 'waiting-work'

/** Returns whether the browser stores anything under a key. */
export function isStored(key: StoredKey): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
