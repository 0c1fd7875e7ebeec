import { type RefObject, useEffect, useRef } from 'react'

/** Returns the ref of an element that is scrolled into view when it appears, since on a phone it can appear below the screen. */
export function useScrollTo<E extends HTMLElement>(isShown: boolean): RefObject<E | null> {
  const element = useRef<E>(null)
  const before = useRef(isShown)
  useEffect(() => {
    const appears = isShown && !before.current
    before.current = isShown
    if (appears) element.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isShown])
  return element
}
