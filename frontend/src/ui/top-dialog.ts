import { useSyncExternalStore } from 'react'

// Which modal dialog lies above everything. What stands outside of it can be neither seen nor pressed.

const opened: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** To be called as a dialog opens; what it answers, as it closes. */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  opened.push(dialog)
  tell()
  return () => {
    opened.splice(opened.lastIndexOf(dialog), 1)
    tell()
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The newest dialog that is open; `null` while there is none. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => opened.at(-1) ?? null,
    () => null,
  )
}
