import { useEffect, useEffectEvent } from 'react'

/** Elements that use arrow keys themselves. */
const usesArrows =
  'input, textarea, select, video, iframe, canvas, [contenteditable], [role=slider], [role=tab], [role=radio], [role=grid], [role=application], [data-arrow-keys]'

/** Calls the function with -1 for the left and 1 for the right arrow key, when no field, dialog or video in full screen uses the keys. */
export function useArrowKeys(onMove: (by: -1 | 1) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.target instanceof Element && event.target.closest(usesArrows)) return
    if (document.querySelector('dialog[open]') || document.fullscreenElement) return
    onMove(event.key === 'ArrowLeft' ? -1 : 1)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
