import { useSyncExternalStore } from 'react'

// Whether the academy was updated while this page was open, so that some requests of the page no longer work.

let isUpdated = false
const listeners = new Set<() => void>()

export function noteUpdate(): void {
  set(true)
}

/** Hides the notice without a reload. */
export function dismissUpdate(): void {
  set(false)
}

function set(next: boolean): void {
  isUpdated = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useIsUpdated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isUpdated,
    () => false,
  )
}
