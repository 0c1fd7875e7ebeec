import { format } from 'node:util'
import { act, cleanup, configure, renderHook } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { removeToast, useToast } from '../src/ui/feedback/toast-store.ts'
import { watched } from './factories.ts'
import {
  answer,
  onUnhandledRequest,
  serve,
  serveEnrollments,
  serveLogout,
  server,
  serveSession,
  settle,
  surprises,
} from './msw.ts'
import { RulesWorker } from './worker.ts'

// The first visit to a page loads its chunk, which takes time on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

beforeAll(() => server.listen({ onUnhandledRequest }))
afterAll(() => server.close())

Object.assign(globalThis, { Worker: RulesWorker })

// The test DOM has no top layer. It supports only opening and closing of a dialog.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.open = false
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

// jsdom has no layout, so nothing is ever on screen. A test that needs it replaces this observer.
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver

beforeEach(() => {
  // React and Apollo report misuse here. A test that expects a report adds its own spy.
  vi.spyOn(console, 'error').mockImplementation((...parts) => surprises.push(`console.error: ${format(...parts)}`))
  // jsdom has no layout, so there is nothing to scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  serveSession(null)
  serveLogout()
  serveEnrollments([])
  // The notice of a waiting child sends this query on every page.
  answer('ConsentWatch', watched('learner-1', 'pending'))
  const viewer = { id: 'learner-1', learner: { id: 'learner-1', experimentAttempts: [] } }
  answer('KeptShelf', { viewer })
  answer('KeptExperiment', { viewer })
  serve('get', '/api/health', () => Response.json({ status: 'ok' }))
})

afterEach(async () => {
  vi.useRealTimers()
  cleanup()
  await settle()
  await historySettled()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.className = ''
  removeLastToast()
  expect(surprises.splice(0), 'unexpected requests and reports').toEqual([])
})

/** Waits for the step back of a dialog that was open at the end of a test. jsdom needs two timers for it. */
async function historySettled(): Promise<void> {
  for (let timer = 0; timer < 2; timer += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** Removes the newest toast. It lives as long as its module and would outlast the test. */
function removeLastToast(): void {
  const { result, unmount } = renderHook(useToast)
  act(() => removeToast(result.current?.id ?? 0))
  unmount()
}
