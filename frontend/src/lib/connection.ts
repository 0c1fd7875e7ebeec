import { useSyncExternalStore } from 'react'

// Whether the academy can be reached. The browser knows that it is offline; whether the server answers is only known by asking.

export type Connection = 'online' | 'offline' | 'unreachable'

/** How often the server is asked again while it does not answer. */
const askAgainMs = 3000

let connection: Connection = 'online'
let isAsking = false
const listeners = new Set<() => void>()

export function currentConnection(): Connection {
  return connection
}

/** Asks the server after a request failed. Answers whether it can be reached; until it can, it is asked again and again. */
export async function checkConnection(): Promise<boolean> {
  const isReachable = navigator.onLine && (await answers())
  set(isReachable ? 'online' : navigator.onLine ? 'unreachable' : 'offline')
  if (!isReachable) void askAgain()
  return isReachable
}

/** Resolves when the academy can be reached. */
export function untilConnected(): Promise<void> {
  if (connection === 'online') return Promise.resolve()
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (connection !== 'online') return
      stop()
      resolve()
    })
  })
}

/** Follows what the browser says about its connection; returns what stops it. */
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

/** Whether the server answers; a failed request is the answer no. */
async function answers(): Promise<boolean> {
  return fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function askAgain(): Promise<void> {
  if (isAsking) return
  isAsking = true
  while (currentConnection() !== 'online') {
    await new Promise((resolve) => setTimeout(resolve, askAgainMs))
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
