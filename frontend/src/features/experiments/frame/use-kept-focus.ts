import { type RefObject, useEffect, useRef } from 'react'

const controls = 'button, a[href], input, select, textarea, summary'

/**
 * Returns a ref for an element whose controls come and go. When the focused one is removed, the focus moves to the control in its place,
 * or to the last one.
 */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  const focused = useRef<{ control: Element; place: number } | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const place = controlsIn(element.current).indexOf(target as HTMLElement)
      focused.current = place < 0 ? null : { control: target as HTMLElement, place }
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const last = focused.current
    if (!last || last.control.isConnected) return
    focused.current = null
    // The learner, or another part of the page, may have moved the focus.
    if (document.activeElement !== document.body) return
    const left = controlsIn(element.current)
    left[Math.min(last.place, left.length - 1)]?.focus()
  })
  return element
}

/** Returns the controls that the Tab key reaches. Of radio buttons, that is the chosen one. */
function controlsIn(element: HTMLElement | null): HTMLElement[] {
  const all = [...(element?.querySelectorAll<HTMLElement>(controls) ?? [])]
  return all.filter((it) => !(it instanceof HTMLInputElement && it.type === 'radio' && !it.checked))
}
