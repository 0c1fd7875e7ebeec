import { useSyncExternalStore } from 'react'

// Whether the academy can be reached. The browser reports that it is offline. Only a request shows whether the server responds.

export type Connection = 'online' | 'offline' | 'unreachable'

/** Interval in ms between checks while the server does not respond. */
const retryMs = 3000

let connection: Connection = 'online'
let isAsking = false
const listeners = new Set<() => void>()

export function currentConnection(): Connection {
  return connection
}

/** Checks the server after a request failed. Returns whether it can be reached. If not, the check repeats until it can. */
export async function checkConnection(): Promise<boolean> {
  const isReachable = navigator.onLine && (await answers())
  set(isReachable ? 'online' : navigator.onLine ? 'unreachable' : 'offline')
  if (!isReachable) void retry()
  return isReachable
}

/** Resolves when the academy can be reached. */
export function waitForConnection(): Promise<void> {
  if (connection === 'online') return Promise.resolve()
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (connection !== 'online') return
      stop()
      resolve()
    })
  })
}

/** Follows the browser's connection events. Returns a function that stops it. */
export function watchConnection(): () => void {
  const check = () => void checkConnection()
  if (!navigator.onLine) check()
  const signs = ['online', 'offline'] as const
  for (const sign of signs) window.addEventListener(sign, check)
  return () => {
    for (const sign of signs) window.removeEventListener(sign, check)
    set('online')
  }
}

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, currentConnection, () => 'online')
}

/** Checks whether the server responds. A failed request counts as no. */
async function answers(): Promise<boolean> {
  return fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function retry(): Promise<void> {
  if (isAsking) return
  isAsking = true
  while (currentConnection() !== 'online') {
    await new Promise((resolve) => setTimeout(resolve, retryMs))
    if (currentConnection() === 'online' || !navigator.onLine) continue
    set((await answers()) ? 'online' : 'unreachable')
  }
  isAsking = false
}

function set(next: Connection): void {
  if (connection === next) return
  connection = next
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
