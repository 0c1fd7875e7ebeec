import { useEffect, useEffectEvent } from 'react'

/** Minimum time in ms that a pointer has to rest on a link. */
const restMs = 60

/**
 * Calls `onIntent` with the path of a link in the app when the user is about to follow it: the pointer or the focus rests on it, or a
 * finger touches it. One listener covers all links. It does nothing when the browser saves data.
 */
export function useLinkPrefetch(onIntent: (address: string) => void): void {
  const tell = useEffectEvent(onIntent)
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const hear = (event: Event) => {
      clearTimeout(resting)
      const address = addressOf(event.target)
      if (address === null || savesData()) return
      if (event.type === 'pointerdown') tell(address)
      else resting = setTimeout(() => tell(address), restMs)
    }
    for (const sign of signs) document.addEventListener(sign, hear, { passive: true })
    return () => {
      clearTimeout(resting)
      for (const sign of signs) document.removeEventListener(sign, hear)
    }
  }, [])
}

const signs = ['pointerover', 'pointerdown', 'focusin']

/** Returns the path of a link within the app; `null` for any other link and for the current page. */
function addressOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null
  return link.pathname === location.pathname ? null : link.pathname
}

type Connection = { saveData?: boolean }

/** Checks whether the user asked the browser to reduce data usage. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData) return true
  // The test DOM has no matchMedia.
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-data: reduce)').matches
}
