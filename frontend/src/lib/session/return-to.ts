// The destination of a signed-out visitor after the sign-in. Only paths of the app are accepted. The path is stored for the tab, and for
// the tab of an email link for as long as the link is valid. The email itself contains no path, so a person who requests a link for another
// user cannot choose its destination.

const key = 'return-to'
const mailedKey = 'return-to-mailed'
const linkMs = 15 * 60_000

export function rememberDestination(path: string): void {
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // Without browser storage, the destination is the dashboard.
  }
}

/** Stores the remembered path for the tab that an email link opens in this browser. */
export function carryDestination(): void {
  try {
    const path = sessionStorage.getItem(key)
    if (isOfTheApp(path)) localStorage.setItem(mailedKey, JSON.stringify({ path, until: Date.now() + linkMs }))
    else localStorage.removeItem(mailedKey)
  } catch {
    // Same as above.
  }
}

/** Returns the remembered path once; the dashboard when there is none. */
export function consumeDestination(): string {
  let path: string | null = null
  try {
    path = sessionStorage.getItem(key) ?? carried()
    sessionStorage.removeItem(key)
    localStorage.removeItem(mailedKey)
  } catch {
    // Same as above.
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
