import { type RefObject, useEffect, useRef } from 'react'

/** Returns the ref of an element that is scrolled into view each time the value changes, since it can appear below the screen. */
export function useScrollTo<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const element = useRef<E>(null)
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    element.current?.scrollIntoView?.({ block: 'nearest' })
  }, [value])
  return element
}
