import { type RefObject, useEffect, useRef } from 'react'
import { useFocusOnChange } from '../frame/use-focus-on-change.ts'

/** Like `useFocusOnChange`, and scrolls the element to the top, because the next item would begin below the middle of a phone. */
export function useTopOnChange<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const element = useFocusOnChange<E>(value)
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    element.current?.scrollIntoView?.({ block: 'start' })
  }, [value, element])
  return element
}
