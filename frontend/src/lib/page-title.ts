import { useEffect, useSyncExternalStore } from 'react'

/** The title of a page in the browser's tab: its own name, then the academy's. */
export function pageTitle(name: string): string {
  return `${name} · DEEPM Academy`
}

// What is on the screen gives its name, the innermost last.
const names: { name: string }[] = []
const listeners = new Set<() => void>()

function changed(): void {
  for (const listener of listeners) listener()
}

/** Names the page for as long as the component is mounted, instead of the title of its route. `undefined` names nothing. */
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

/** The name that a mounted component gave to the page, if any. */
export function useGivenName(): string | undefined {
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
