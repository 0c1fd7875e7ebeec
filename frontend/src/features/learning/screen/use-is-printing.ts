import { type ComponentType, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePreload } from '../../../lib/use-preload.ts'
import type { LazyComponent } from '../../../ui/loading/lazy-component.ts'

/**
 * Returns whether the browser prints. The printed component is rendered before the browser takes the picture, so it is fetched while the
 * reader reads.
 */
// biome-ignore lint/suspicious/noExplicitAny: the printed component may have any properties
export function useIsPrinting(printed: LazyComponent<ComponentType<any>>): boolean {
  const [isPrinting, setPrinting] = useState(false)
  usePreload(printed.load)
  useEffect(() => {
    const begin = () => {
      if (printed.loaded()) flushSync(() => setPrinting(true))
    }
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [printed])
  return isPrinting
}
