import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

// The test DOM has no matchMedia. Reduced motion is the safe default.
const canAsk = () => typeof window !== 'undefined' && typeof window.matchMedia === 'function'

function subscribe(listener: () => void) {
  if (!canAsk()) return () => {}
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !canAsk() || window.matchMedia(query).matches,
    () => true,
  )
}
