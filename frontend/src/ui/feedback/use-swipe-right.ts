import { type PointerEvent, useRef, useState } from 'react'

const threshold = 50

/** Follows a swipe to the right by finger or mouse and calls `onSwipe` when it ends at 50 px or more. */
export function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number | null>(null)
  const [offset, setOffset] = useState(0)
  const [dragging, setDragging] = useState(false)

  function end(event: PointerEvent) {
    if (start.current === null) return
    const moved = event.clientX - start.current
    start.current = null
    setDragging(false)
    if (event.type === 'pointerup' && moved >= threshold) onSwipe()
    else setOffset(0)
  }

  return {
    offset,
    dragging,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || (event.target as Element).closest('button, a')) return
        start.current = event.clientX
        setDragging(true)
        event.currentTarget.setPointerCapture?.(event.pointerId)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current))
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
