// Where a signed-out visitor wanted to go, for after the sign-in: only addresses of the app, kept for the tab, and for as long as a
// mailed link lives for the tab that the link opens. The mail itself carries no address: whoever asks for somebody's link cannot
// choose where it leads.

const key = 'return-to'
const mailedKey = 'return-to-mailed'
const linkMs = 15 * 60_000

export function rememberDestination(path: string): void {
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // A browser that keeps nothing leads to the dashboard.
  }
}

/** Leaves the remembered address for the tab that a mailed link opens in this browser. */
export function carryDestination(): void {
  try {
    const path = sessionStorage.getItem(key)
    if (isOfTheApp(path)) localStorage.setItem(mailedKey, JSON.stringify({ path, until: Date.now() + linkMs }))
    else localStorage.removeItem(mailedKey)
  } catch {
    // As above.
  }
}

/** The remembered address, once; the dashboard when there is none. */
export function takeDestination(): string {
  let path: string | null = null
  try {
    path = sessionStorage.getItem(key) ?? carried()
    sessionStorage.removeItem(key)
    localStorage.removeItem(mailedKey)
  } catch {
    // As above.
  }
  return isOfTheApp(path) ? path : '/dashboard'
}

function carried(): string | null {
  try {
    const { path, until } = JSON.parse(localStorage.getItem(mailedKey) ?? '') as { path: string; until: number }
    return until > Date.now() ? path : null
  } catch {
    return null
  }
}

function isOfTheApp(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path)
}
