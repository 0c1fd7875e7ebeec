// Where a signed-out visitor wanted to go, for after the sign-in. Kept for the tab only, and only addresses of the app.

const key = 'return-to'

export function rememberDestination(path: string): void {
  sessionStorage.setItem(key, path)
}

/** The remembered address, once; the dashboard when there is none. */
export function takeDestination(): string {
  const path = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return path && /^\/(?![/\\])/.test(path) ? path : '/dashboard'
}
