import { useSyncExternalStore } from 'react'

export type ToastOptions = {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive' | undefined
}

export type Toast = ToastOptions & { id: number; open: boolean }

let current: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function set(next: Toast | null) {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a message for five seconds and replaces the previous one. */
export function toast(options: ToastOptions): void {
  lastId += 1
  set({ ...options, id: lastId, open: true })
}

export function dismissToast(id: number): void {
  if (current?.id === id) set({ ...current, open: false })
}

export function removeToast(id: number): void {
  if (current?.id === id) set(null)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}
