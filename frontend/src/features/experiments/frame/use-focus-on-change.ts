import { type RefObject, useEffect, useRef } from 'react'

/** Returns a ref whose element gets the focus each time the value changes, because the button that was pressed has gone. */
export function useFocusOnChange<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const element = useRef<E>(null)
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    element.current?.focus()
  }, [value])
  return element
}
