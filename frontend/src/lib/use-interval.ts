import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Calls `tick` every `milliseconds` while `isRunning` and the tab is visible. Time in a hidden tab does not count. */
export function useInterval(tick: () => void, milliseconds: number, isRunning = true): void {
  const isVisible = useSyncExternalStore(subscribe, visible, () => true)
  const onTick = useEffectEvent(tick)
  useEffect(() => {
    if (!isRunning || !isVisible) return
    const timer = setInterval(() => onTick(), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds, isRunning, isVisible])
}

function visible(): boolean {
  return document.visibilityState === 'visible'
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
