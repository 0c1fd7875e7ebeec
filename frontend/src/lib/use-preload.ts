import { useEffect } from 'react'

/** Delay in ms: after the first paint and before a learner needs the code. */
const preloadDelayMs = 5000

/**
 * Preloads code for a later action, so that the action works even if the connection is lost by then.
 *
 * @param load a stable function, so that it runs once
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => null), preloadDelayMs)
    return () => clearTimeout(timer)
  }, [load])
}
