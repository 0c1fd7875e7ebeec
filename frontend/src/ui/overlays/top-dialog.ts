import { useSyncExternalStore } from 'react'

// The topmost modal dialog. Content outside of it is neither visible nor reachable.

const opened: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Registers a dialog that opens. Returns a function to call when it closes. */
export function registerDialog(dialog: HTMLDialogElement): () => void {
  opened.push(dialog)
  notifyListeners()
  return () => {
    opened.splice(opened.lastIndexOf(dialog), 1)
    notifyListeners()
  }
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Returns the newest open dialog; `null` while there is none. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => opened.at(-1) ?? null,
    () => null,
  )
}
