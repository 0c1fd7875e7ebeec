import { format } from 'node:util'
import { act, cleanup, configure, renderHook } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { removeToast, useToast } from '../src/ui/toast-store.ts'
import { onUnhandledRequest, serve, serveEnrollments, serveLogout, server, serveSession, settle, surprises } from './msw.ts'
import { RulesWorker } from './worker.ts'

// The first visit to a page loads its chunk, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

beforeAll(() => server.listen({ onUnhandledRequest }))
afterAll(() => server.close())

Object.assign(globalThis, { Worker: RulesWorker })

// The test's DOM lays no layer over another; opening and closing is all that is left of a dialog.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.open = false
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

beforeEach(() => {
  // React and Apollo report misuse here; a test that expects a report listens itself.
  vi.spyOn(console, 'error').mockImplementation((...parts) => surprises.push(`console.error: ${format(...parts)}`))
  // jsdom shows nothing, so it has nothing to scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  serveSession(null)
  serveLogout()
  serveEnrollments([])
  serve('get', '/api/health', () => Response.json({ status: 'ok' }))
})

afterEach(async () => {
  vi.useRealTimers()
  cleanup()
  await settle()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.className = ''
  removeLastToast()
  expect(surprises.splice(0), 'what nobody expected').toEqual([])
})

/** The newest toast lives as long as its module, so it would outlast the test. */
function removeLastToast(): void {
  const { result, unmount } = renderHook(useToast)
  act(() => removeToast(result.current?.id ?? 0))
  unmount()
}
