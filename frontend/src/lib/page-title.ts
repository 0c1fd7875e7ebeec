import { useEffect, useSyncExternalStore } from 'react'

/** Returns the title of a page in the browser tab: its name, then the academy's. */
export function pageTitle(name: string): string {
  return `${name} · DEEPM Academy`
}

// Mounted components add their name, innermost last.
const names: { name: string }[] = []
const listeners = new Set<() => void>()

function changed(): void {
  for (const listener of listeners) listener()
}

/** Sets the title of the page while the component is mounted, instead of the title of its route. `undefined` sets none. */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    if (!name) return
    const entry = { name }
    names.push(entry)
    changed()
    return () => {
      names.splice(names.indexOf(entry), 1)
      changed()
    }
  }, [name])
}

/** Returns the name that a mounted component set for the page, if any. */
export function usePageTitleOverride(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => names.at(-1)?.name,
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
