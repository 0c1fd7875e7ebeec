import { useEffect, useEffectEvent } from 'react'

/** A pointer that only passes rests for less than this on a link. */
const restMs = 60

/**
 * Tells the address of a link of the app as soon as somebody means to follow it: the pointer or the focus rests on it, or a finger touches
 * it. One listener hears of every link, whoever wrote it. Whoever saves data is left in peace.
 */
export function useIntent(onIntent: (address: string) => void): void {
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

/** Where a link leads within the app, if it leads anywhere else than here. */
function addressOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null
  return link.pathname === location.pathname ? null : link.pathname
}

type Connection = { saveData?: boolean }

/** Whether somebody asked the browser to load no more than has to be. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData) return true
  // A test's DOM has no matchMedia.
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-data: reduce)').matches
}
