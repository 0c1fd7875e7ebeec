declare global {
  interface Window {
    /** The first content of the page, from a response that arrived before the app (`prerender/screen-start.js`). */
    earlyOutline?: { path: string; title: string; body: string }
  }
}

/** Returns markup for the outline of the current page: its title, and what else is known before the app has loaded. */
export function earlyOutline(): { title: string; body: string } {
  if (typeof window === 'undefined' || window.earlyOutline?.path !== location.pathname) return { title: '', body: '' }
  return window.earlyOutline
}
